import type { Board } from '@muster/contract/schedule';
import { paidMinutesOf } from './board-rows.ts';

/** A day's planned people and shifts, and the people its projects need. */
export type DayCoverage = {
  readonly date: string;
  /** People with a shift, each counted once. */
  readonly people: number;
  /** Shifts without a person. */
  readonly open: number;
  readonly minutes: number;
  /** People wanted by projects that have a demand; null if none has one. */
  readonly wanted: number | null;
  /** People missing across these projects. Extra people on one don't make up for another. */
  readonly missing: number;
};

/** Returns, for each day, the planned people and shifts, and how many people the projects still need. */
export function coverageOf(
  board: Pick<Board, 'shifts' | 'demand'>,
  days: readonly string[],
  crewId: string | null,
): readonly DayCoverage[] {
  const shiftsByDay = Map.groupBy(
    board.shifts.filter(
      ({ state, crew_id }) => state !== 'removed' && (crewId === null || crew_id === crewId),
    ),
    ({ starts_local }) => starts_local.slice(0, 10),
  );
  const demandByDay = Map.groupBy(board.demand, ({ on_date }) => on_date);
  return days.map((date) => {
    const shifts = shiftsByDay.get(date) ?? [];
    const demand = demandByDay.get(date) ?? [];
    const peopleOf = (those: typeof shifts) =>
      new Set(those.flatMap(({ person_id }) => person_id ?? [])).size;
    return {
      date,
      people: peopleOf(shifts),
      open: shifts.filter(({ person_id }) => person_id === null).length,
      minutes: shifts.reduce((sum, shift) => sum + paidMinutesOf(shift), 0),
      wanted: demand.length === 0 ? null : demand.reduce((sum, { people }) => sum + people, 0),
      missing: demand.reduce((sum, { project_id, people }) => {
        const there = peopleOf(shifts.filter((shift) => shift.project_id === project_id));
        return sum + Math.max(0, people - there);
      }, 0),
    };
  });
}
