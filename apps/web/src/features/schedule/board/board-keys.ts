import type { BoardCell } from './board-geometry.ts';

/** The keyboard position: a cell and, if it has several shifts, the index of one. */
export type BoardPlace = BoardCell & { readonly slot: number };

export type BoardSize = {
  readonly rows: number;
  readonly days: number;
  /** Number of shifts in a cell. */
  readonly shiftsAt: (cell: BoardCell) => number;
};

/** The keyboard's state on the board. Shifts are picked up, carried with the arrow keys and placed. */
export type BoardState = {
  readonly place: BoardPlace;
  /** The place where the carried shift was picked up; `place` is then where it would go. Null if none is carried. */
  readonly carriedFrom: BoardPlace | null;
};

export type BoardCommand =
  | { readonly kind: 'moved' }
  | { readonly kind: 'open'; readonly at: BoardPlace }
  | { readonly kind: 'add'; readonly at: BoardCell }
  | { readonly kind: 'picked_up'; readonly at: BoardPlace }
  | { readonly kind: 'carried'; readonly to: BoardCell }
  | { readonly kind: 'place'; readonly from: BoardPlace; readonly to: BoardCell }
  | { readonly kind: 'put_back' }
  | { readonly kind: 'select'; readonly at: BoardPlace }
  | { readonly kind: 'duplicate'; readonly at: BoardPlace }
  | { readonly kind: 'delete'; readonly at: BoardPlace }
  | { readonly kind: 'longer'; readonly at: BoardPlace; readonly minutes: number };

export type BoardKey = {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
};

type Answer = { readonly state: BoardState; readonly command: BoardCommand };

const pageRows = 10;
const stretchMinutes = 15;

/** Returns what a key does, or null if the board ignores it and leaves it to the browser. */
export function pressKey(state: BoardState, key: BoardKey, size: BoardSize): Answer | null {
  if (size.rows === 0 || size.days === 0) return null;
  return state.carriedFrom === null
    ? pressFree(state.place, key, size)
    : pressCarrying(state.place, state.carriedFrom, key, size);
}

function pressFree(at: BoardPlace, { key, ctrl, alt }: BoardKey, size: BoardSize): Answer | null {
  const isOnShift = at.slot < size.shiftsAt(at);
  const stay = (command: BoardCommand): Answer => ({
    state: { place: at, carriedFrom: null },
    command,
  });
  if (alt) {
    if (!isOnShift || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return null;
    const minutes = key === 'ArrowRight' ? stretchMinutes : -stretchMinutes;
    return stay({ kind: 'longer', at, minutes });
  }
  const next = step(at, key, ctrl, size);
  if (next !== null)
    return { state: { place: next, carriedFrom: null }, command: { kind: 'moved' } };
  if (ctrl) return null;
  switch (key) {
    case 'Enter':
      return stay(isOnShift ? { kind: 'open', at } : { kind: 'add', at: cellOf(at) });
    case 'n':
    case 'N':
      return stay({ kind: 'add', at: cellOf(at) });
    default:
      return isOnShift ? pressOnShift(at, key, stay) : null;
  }
}

function pressOnShift(
  at: BoardPlace,
  key: string,
  stay: (command: BoardCommand) => Answer,
): Answer | null {
  switch (key) {
    case 'm':
    case 'M':
      return { state: { place: at, carriedFrom: at }, command: { kind: 'picked_up', at } };
    case 'd':
    case 'D':
      return stay({ kind: 'duplicate', at });
    case ' ':
      return stay({ kind: 'select', at });
    case 'Delete':
    case 'Backspace':
      return stay({ kind: 'delete', at });
    default:
      return null;
  }
}

function pressCarrying(
  at: BoardPlace,
  from: BoardPlace,
  { key, ctrl, alt }: BoardKey,
  size: BoardSize,
): Answer | null {
  if (key === 'Escape') {
    return { state: { place: from, carriedFrom: null }, command: { kind: 'put_back' } };
  }
  if (alt) return null;
  // Carrying moves by whole cells, since a shift is placed on a day, not between the shifts of a day.
  const next = step({ ...at, slot: 0 }, key, ctrl, { ...size, shiftsAt: () => 0 });
  if (next !== null) {
    return {
      state: { place: next, carriedFrom: from },
      command: { kind: 'carried', to: cellOf(next) },
    };
  }
  if (key === 'Enter' || key === ' ' || key === 'm' || key === 'M') {
    const isBack = at.row === from.row && at.day === from.day;
    return {
      state: { place: isBack ? from : at, carriedFrom: null },
      command: isBack ? { kind: 'put_back' } : { kind: 'place', from, to: cellOf(at) },
    };
  }
  return null;
}

/** Returns the place that an arrow key leads to. The shifts of a day come one below the other, then the next row. */
function step(at: BoardPlace, key: string, ctrl: boolean, size: BoardSize): BoardPlace | null {
  const { rows, days, shiftsAt } = size;
  const lastSlot = (cell: BoardCell) => Math.max(0, shiftsAt(cell) - 1);
  const toRow = (row: number, slot: 'first' | 'last') => {
    const cell = { row: Math.min(Math.max(row, 0), rows - 1), day: at.day };
    if (cell.row === at.row) return at;
    return { ...cell, slot: slot === 'first' ? 0 : lastSlot(cell) };
  };
  const toDay = (day: number) => {
    const cell = { row: at.row, day: Math.min(Math.max(day, 0), days - 1) };
    return cell.day === at.day ? at : { ...cell, slot: Math.min(at.slot, lastSlot(cell)) };
  };
  switch (key) {
    case 'ArrowDown':
      return at.slot < lastSlot(at) ? { ...at, slot: at.slot + 1 } : toRow(at.row + 1, 'first');
    case 'ArrowUp':
      return at.slot > 0 ? { ...at, slot: at.slot - 1 } : toRow(at.row - 1, 'last');
    case 'ArrowLeft':
      return toDay(at.day - 1);
    case 'ArrowRight':
      return toDay(at.day + 1);
    case 'PageDown':
      return toRow(at.row + pageRows, 'first');
    case 'PageUp':
      return toRow(at.row - pageRows, 'first');
    case 'Home':
      return ctrl ? { row: 0, day: 0, slot: 0 } : toDay(0);
    case 'End':
      return ctrl ? { row: rows - 1, day: days - 1, slot: 0 } : toDay(days - 1);
    default:
      return null;
  }
}

function cellOf({ row, day }: BoardPlace): BoardCell {
  return { row, day };
}
