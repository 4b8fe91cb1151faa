import type { Board, BoardShift } from '@muster/contract/schedule';

/** A board with some shifts as they are now, and without some others. */
export function withShifts(
  board: Board,
  shifts: readonly BoardShift[],
  removed: Iterable<string> = [],
): Board {
  const changed = new Map(shifts.map((shift) => [shift.id, shift]));
  const gone = new Set(removed);
  const kept = board.shifts.filter(({ id }) => !changed.has(id) && !gone.has(id));
  const added = [...changed.values()].filter(
    ({ id, starts_local }) => !gone.has(id) && isWithin(board, starts_local.slice(0, 10)),
  );
  return { ...board, shifts: [...kept, ...added] };
}

function isWithin({ from_date, to_date }: Board, date: string): boolean {
  return from_date <= date && date <= to_date;
}
