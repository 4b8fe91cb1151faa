import type { Board, ShiftContent } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import { type BoardGrouping, rowIdOf } from './board-rows.ts';

/**
 * Returns the first values of a new shift: the day and row where it was added, and the hours of that row's latest
 * shift, since most people work the same hours every day.
 */
export function newShiftContent(
  board: Board,
  by: BoardGrouping,
  rowId: string | null,
  day: string,
  crewId: string | null,
): ShiftContent {
  const before = board.shifts
    .filter((shift) => rowId !== null && rowIdOf(shift, by) === rowId && shift.starts_local < day)
    .toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at))[0];
  const startTime = before?.starts_local.slice(11, 16) ?? '07:00';
  const endTime = before?.ends_local.slice(11, 16) ?? '15:30';
  const isOverMidnight = endTime <= startTime;
  const person = by === 'person' ? board.people.find((one) => one.person_id === rowId) : undefined;
  const ownCrew = board.crews.find(({ is_mine, archived }) => is_mine && !archived);
  const crew =
    (by === 'crew' ? rowId : null) ??
    before?.crew_id ??
    person?.crew_ids[0] ??
    crewId ??
    (board.may_edit_all ? null : (ownCrew?.id ?? null));
  return {
    person_id: by === 'person' ? rowId : null,
    crew_id: crew,
    project_id: by === 'project' ? rowId : (before?.project_id ?? null),
    site_id: by === 'project' ? null : (before?.site_id ?? null),
    cost_code_id: before?.cost_code_id ?? null,
    starts_local: `${day}T${startTime}`,
    ends_local: `${isOverMidnight ? addDays(day, 1) : day}T${endTime}`,
    zone: board.zone,
    starts_second: false,
    ends_second: false,
    break_minutes: before?.break_minutes ?? 30,
    note: null,
  };
}
