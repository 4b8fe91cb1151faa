import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import type { BoardGrouping } from './board-rows.ts';

/** Converts a shift on the board to what `save_shifts` accepts. */
export function draftOf(shift: BoardShift): ShiftDraft {
  const { id, person_id, crew_id, project_id, site_id, cost_code_id, break_minutes, note } = shift;
  const { starts_local, ends_local, zone, starts_second, ends_second } = shift;
  return {
    id,
    person_id,
    crew_id,
    project_id,
    site_id,
    cost_code_id,
    starts_local,
    ends_local,
    zone,
    starts_second,
    ends_second,
    break_minutes,
    note,
  };
}

/**
 * Moves a shift by days, at the same time of day. The choice between two repeated hours applies to the old day only.
 */
export function movedByDays(draft: ShiftDraft, days: number): ShiftDraft {
  if (days === 0) return draft;
  return {
    ...draft,
    starts_local: shiftWall(draft.starts_local, days),
    ends_local: shiftWall(draft.ends_local, days),
    starts_second: false,
    ends_second: false,
  };
}

/** Moves a shift to another row of the board. A site belongs to its project, so a new project clears it. */
export function movedToRow(draft: ShiftDraft, by: BoardGrouping, rowId: string | null): ShiftDraft {
  switch (by) {
    case 'person':
      return { ...draft, person_id: rowId };
    case 'crew':
      return { ...draft, crew_id: rowId };
    case 'project':
      return rowId === draft.project_id ? draft : { ...draft, project_id: rowId, site_id: null };
  }
}

export const shortestMinutes = 15;
export const longestMinutes = 24 * 60;

/**
 * Changes the end of a shift; null if it would be shorter than 15 minutes, longer than a day, or no longer than its
 * break.
 */
export function stretched(draft: ShiftDraft, minutes: number): ShiftDraft | null {
  const length = wallMinutes(draft.starts_local, draft.ends_local) + minutes;
  if (length < shortestMinutes || length > longestMinutes) return null;
  if (draft.break_minutes >= length) return null;
  return {
    ...draft,
    ends_local: addWallMinutes(draft.starts_local, length),
    ends_second: false,
  };
}

/** Returns the minutes between two wall times on a day without a clock change. */
export function wallMinutes(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;
}

export function addWallMinutes(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

function shiftWall(wall: string, days: number): string {
  return `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`;
}

/**
 * Returns the shift as the board shows it until the server answers. Instants are estimated from the difference of the
 * wall times, which is right on every day without a clock change.
 */
export function foreseen(shift: BoardShift, draft: ShiftDraft): BoardShift {
  const startMs =
    Date.parse(shift.starts_at) + wallMinutes(shift.starts_local, draft.starts_local) * 60_000;
  const lengthMs = wallMinutes(draft.starts_local, draft.ends_local) * 60_000;
  return {
    ...shift,
    ...draft,
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(startMs + lengthMs).toISOString(),
    state: shift.published === null ? 'draft' : 'changed',
  };
}
