import type { Board, BoardShift } from '@muster/contract/schedule';
import { rowHeightOf } from './board-geometry.ts';

export const boardGroupings = ['person', 'crew', 'project'] as const;
export type BoardGrouping = (typeof boardGroupings)[number];

/** One row of the board. */
export type BoardRow = {
  /** Id of the person, crew or project; null for open shifts, or shifts without a crew or project. */
  readonly id: string | null;
  /** Null for that row of shifts without one, which has its own label. */
  readonly name: string | null;
  readonly detail: string | null;
  readonly photoUrl: string | null;
  /** The shifts of each day, in order. */
  readonly days: readonly (readonly BoardShift[])[];
  /** Planned minutes, without breaks and shifts about to be canceled. */
  readonly minutes: number;
  readonly height: number;
};

type Shown = {
  readonly days: readonly string[];
  readonly by: BoardGrouping;
  readonly crewId: string | null;
  readonly matches: (name: string) => boolean;
};

/** Returns the rows of a board: first the one for shifts without a person, crew or project, then the others by name. */
export function boardRows(board: Board, { days, by, crewId, matches }: Shown): readonly BoardRow[] {
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const inCrew = board.shifts.filter((shift) => crewId === null || shift.crew_id === crewId);
  const shiftsByRow = Map.groupBy(inCrew, (shift) => rowIdOf(shift, by));
  const rowOf = (
    id: string | null,
    facts: Omit<BoardRow, 'id' | 'days' | 'minutes' | 'height'>,
  ) => {
    const cells: BoardShift[][] = days.map(() => []);
    for (const shift of shiftsByRow.get(id) ?? []) {
      const index = dayIndex.get(shift.starts_local.slice(0, 10));
      if (index !== undefined) cells[index]?.push(shift);
    }
    for (const cell of cells) cell.sort(byStart);
    const minutes = cells
      .flat()
      .filter(({ state }) => state !== 'removed')
      .reduce((sum, shift) => sum + paidMinutesOf(shift), 0);
    const fullest = Math.max(0, ...cells.map((cell) => cell.length));
    return { id, ...facts, days: cells, minutes, height: rowHeightOf(fullest) };
  };
  const none = rowOf(null, { name: null, detail: null, photoUrl: null });
  const named = namesOf(board, by, crewId)
    .filter(({ name }) => matches(name))
    .map(({ id, name, detail, photoUrl }) => rowOf(id, { name, detail, photoUrl }));
  const isNoneShown = by === 'person' || none.days.some((cell) => cell.length > 0);
  return isNoneShown ? [none, ...named] : named;
}

export function rowIdOf(shift: BoardShift, by: BoardGrouping): string | null {
  switch (by) {
    case 'person':
      return shift.person_id;
    case 'crew':
      return shift.crew_id;
    case 'project':
      return shift.project_id;
  }
}

export function paidMinutesOf({
  starts_at,
  ends_at,
  break_minutes,
}: Pick<BoardShift, 'starts_at' | 'ends_at' | 'break_minutes'>): number {
  return Math.max(0, (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 - break_minutes);
}

type Named = {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly photoUrl: string | null;
};

/** Archived crews and projects stay as long as a shift on the board uses them. */
function namesOf(board: Board, by: BoardGrouping, crewId: string | null): readonly Named[] {
  const used = new Set(board.shifts.map((shift) => rowIdOf(shift, by)));
  switch (by) {
    case 'person': {
      const crewNames = new Map(board.crews.map(({ id, name }) => [id, name]));
      return board.people
        .filter((person) => crewId === null || person.crew_ids.includes(crewId))
        .map(({ person_id, name, photo_url, crew_ids }) => ({
          id: person_id,
          name,
          detail: crew_ids.flatMap((id) => crewNames.get(id) ?? []).join(', ') || null,
          photoUrl: photo_url,
        }))
        .sort(byName);
    }
    case 'crew':
      return board.crews
        .filter(
          ({ id, archived }) => (crewId === null || id === crewId) && (!archived || used.has(id)),
        )
        .map(({ id, name }) => ({ id, name, detail: null, photoUrl: null }))
        .sort(byName);
    case 'project':
      return board.projects
        .filter(
          ({ id, archived, crew_ids }) =>
            (!archived || used.has(id)) && (crewId === null || crew_ids.includes(crewId)),
        )
        .map(({ id, name, number }) => ({ id, name, detail: number, photoUrl: null }))
        .sort(byName);
  }
}

function byName(a: Named, b: Named): number {
  return a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
}

function byStart(a: BoardShift, b: BoardShift): number {
  return Date.parse(a.starts_at) - Date.parse(b.starts_at) || (a.id < b.id ? -1 : 1);
}
