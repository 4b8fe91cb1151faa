import type { KioskPerson } from '@muster/contract/kiosk';
import { matchesSearch, toSearchText } from '../../ui/search-text.ts';

/** Up to this many people are shown without a way to narrow them down. */
export const fewPeople = 24;

/** Returns the first letters of the names, in order; a name in another script has its own letter. */
export function initialsOf(people: readonly KioskPerson[]): readonly string[] {
  return [...new Set(people.map(initialOf))].toSorted((a, b) => a.localeCompare(b));
}

export function filterPeople(
  people: readonly KioskPerson[],
  { search, initial }: { readonly search: string; readonly initial: string | null },
): readonly KioskPerson[] {
  if (search.trim() !== '') return people.filter(({ name }) => matchesSearch(name, search));
  return initial === null ? people : people.filter((person) => initialOf(person) === initial);
}

function initialOf({ name }: KioskPerson): string {
  return (Array.from(toSearchText(name.trim()))[0] ?? '#').toUpperCase();
}
