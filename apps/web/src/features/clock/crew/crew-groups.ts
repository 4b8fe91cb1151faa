import type { BoardPerson } from '@muster/contract';

/** A crew and its people; the name is null for people without a crew. */
export type CrewGroup = { readonly name: string | null; readonly people: readonly BoardPerson[] };

/**
 * Groups people by crew and name. Someone in several crews is listed under the first one only, so that no one is
 * punched twice.
 */
export function groupByCrew(people: readonly BoardPerson[]): readonly CrewGroup[] {
  const byName = Map.groupBy(people, ({ crew_names }) => crew_names[0] ?? null);
  return [...byName]
    .map(([name, members]) => ({
      name,
      people: members.toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .toSorted((a, b) =>
      a.name === null ? 1 : b.name === null ? -1 : a.name.localeCompare(b.name),
    );
}
