import type { BoardPerson } from '@muster/contract';
import { longShiftMs } from '@muster/domain';

export type Presence = 'working' | 'on_break' | 'off';

export function presenceOf({ state, on_break }: BoardPerson): Presence {
  if (state === 'off') return 'off';
  return on_break ? 'on_break' : 'working';
}

/**
 * True if someone has been on the clock for so long that they probably forgot to clock out.
 *
 * @param nowMs the clock that pays, epoch milliseconds
 */
export function hasNoClockOut({ state, since }: BoardPerson, nowMs: number): boolean {
  return state === 'on' && since !== null && nowMs - Date.parse(since) >= longShiftMs;
}

export type BoardFilter = {
  /** Null: everyone who is on the clock, including people on a break. */
  readonly presence: Presence | null;
  readonly crew: string | null;
  /** True if a person matches the search. */
  readonly matches: (person: BoardPerson) => boolean;
};

export function filterPeople(
  people: readonly BoardPerson[],
  { presence, crew, matches }: BoardFilter,
): readonly BoardPerson[] {
  return people.filter(
    (person) =>
      (presence === null ? person.state === 'on' : presenceOf(person) === presence) &&
      (crew === null || person.crew_names.includes(crew)) &&
      matches(person),
  );
}

export function countPresence(people: readonly BoardPerson[]): Readonly<Record<Presence, number>> {
  const counts = { working: 0, on_break: 0, off: 0 };
  for (const person of people) counts[presenceOf(person)] += 1;
  return counts;
}

export type BoardGrouping = 'project' | 'crew';
export type BoardGroup = {
  /** Null: people without a project or crew. */
  readonly name: string | null;
  readonly people: readonly BoardPerson[];
};

/** Groups by name; people without one come last. Someone in two crews is listed under the first. */
export function groupPeople(
  people: readonly BoardPerson[],
  grouping: BoardGrouping,
): readonly BoardGroup[] {
  const byName = Map.groupBy(people, (person) =>
    grouping === 'project' ? person.project_name : (person.crew_names[0] ?? null),
  );
  return [...byName]
    .map(([name, ofGroup]) => ({ name, people: ofGroup }))
    .toSorted((a, b) => {
      if (a.name === null || b.name === null) return a.name === null ? 1 : -1;
      return a.name.localeCompare(b.name);
    });
}

export function crewNames(people: readonly BoardPerson[]): readonly string[] {
  return [...new Set(people.flatMap(({ crew_names }) => crew_names))].toSorted((a, b) =>
    a.localeCompare(b),
  );
}
