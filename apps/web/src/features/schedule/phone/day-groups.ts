import type { Board, BoardPerson, BoardShift } from '@muster/contract/schedule';

/** Someone's planned shifts on a day; without a person: open shifts. */
export type DayLine = {
  readonly person: BoardPerson | null;
  readonly shifts: readonly BoardShift[];
};

/** A crew on a day. */
export type DayGroup = {
  /** Null for people and shifts without a crew. */
  readonly crewId: string | null;
  readonly name: string | null;
  readonly lines: readonly DayLine[];
};

/**
 * A day by crew. Someone who works is listed with the crew of their shift, anyone else once, with the first crew that
 * they are on. Open shifts come first, then those who work, by start, then the others, by name.
 */
export function dayGroups(
  board: Pick<Board, 'shifts' | 'people' | 'crews'>,
  day: string,
  crewId: string | null,
): readonly DayGroup[] {
  const people = new Map(board.people.map((person) => [person.person_id, person]));
  const known = new Set(board.crews.map(({ id }) => id));
  const homeOf = (person: BoardPerson | null) =>
    person?.crew_ids.find((id) => known.has(id)) ?? null;
  const ofDay = board.shifts
    .filter(({ starts_local }) => starts_local.startsWith(day))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const working = new Set(ofDay.map(({ person_id }) => person_id));
  const entries = [
    ...ofDay.map((shift) => {
      const person = people.get(shift.person_id ?? '') ?? null;
      return { crew: shift.crew_id ?? homeOf(person), person, shift };
    }),
    ...board.people
      .filter(({ person_id }) => !working.has(person_id))
      .map((person) => ({ crew: homeOf(person), person, shift: null })),
  ];
  const byCrew = Map.groupBy(entries, ({ crew }) => crew);
  const groupOf = (id: string | null, name: string | null): DayGroup => ({
    crewId: id,
    name,
    lines: [...Map.groupBy(byCrew.get(id) ?? [], ({ person }) => person?.person_id ?? null)]
      .map(([, those]) => ({
        person: those[0]?.person ?? null,
        shifts: those.flatMap(({ shift }) => shift ?? []),
      }))
      .toSorted(
        (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 2 ? byName(a.person, b.person) : 0),
      ),
  });
  const crews = board.crews
    .filter(
      ({ id, archived }) => (crewId === null || id === crewId) && (!archived || byCrew.has(id)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => groupOf(id, name));
  if (crewId !== null) return crews;
  const none = groupOf(null, null);
  return none.lines.length === 0 ? crews : [...crews, none];
}

function rankOf({ person, shifts }: DayLine): number {
  if (person === null) return 0;
  return shifts.length > 0 ? 1 : 2;
}

function byName(a: BoardPerson | null, b: BoardPerson | null): number {
  return (a?.name ?? '').localeCompare(b?.name ?? '');
}
