import { describe, expect, it } from 'vitest';
import { type BoardPlace, type BoardSize, type BoardState, pressKey } from './board-keys.ts';

/** Three rows, seven days; two shifts on the second day of the first row, one on its third day. */
const size: BoardSize = {
  rows: 3,
  days: 7,
  shiftsAt: ({ row, day }) => (row !== 0 ? 0 : day === 1 ? 2 : day === 2 ? 1 : 0),
};

const at = (row: number, day: number, slot = 0): BoardPlace => ({ row, day, slot });
const free = (place: BoardPlace): BoardState => ({ place, carriedFrom: null });

function press(state: BoardState, key: string, held: { ctrl?: boolean; alt?: boolean } = {}) {
  return pressKey(state, { key, ctrl: held.ctrl ?? false, alt: held.alt ?? false }, size);
}

function placeAfter(from: BoardPlace, ...keys: readonly string[]): BoardPlace {
  return keys.reduce((state, key) => press(state, key)?.state ?? state, free(from)).place;
}

describe('moving the focus', () => {
  it('stays at the edges', () => {
    expect(placeAfter(at(0, 0), 'ArrowUp', 'ArrowLeft')).toEqual(at(0, 0));
    expect(placeAfter(at(2, 6), 'ArrowDown', 'ArrowRight', 'PageDown')).toEqual(at(2, 6));
  });

  it('goes through the shifts of a day before the next row, and back to the last of them', () => {
    expect(placeAfter(at(0, 1), 'ArrowDown')).toEqual(at(0, 1, 1));
    expect(placeAfter(at(0, 1), 'ArrowDown', 'ArrowDown')).toEqual(at(1, 1));
    expect(placeAfter(at(1, 1), 'ArrowUp')).toEqual(at(0, 1, 1));
  });

  it('keeps to a shift that exists when it goes sideways', () => {
    expect(placeAfter(at(0, 1, 1), 'ArrowRight')).toEqual(at(0, 2));
    expect(placeAfter(at(0, 3), 'Home')).toEqual(at(0, 0));
    expect(press(free(at(0, 3)), 'End', { ctrl: true })?.state.place).toEqual(at(2, 6));
  });
});

describe('keys on a cell', () => {
  it('leaves every other key to the browser', () => {
    for (const key of ['Tab', 'Escape', 'a', 'F5']) expect(press(free(at(0, 1)), key)).toBeNull();
    expect(press(free(at(0, 1)), 'd', { ctrl: true })).toBeNull();
  });

  it('does nothing to a shift where there is none', () => {
    for (const key of ['m', 'd', ' ', 'Delete']) expect(press(free(at(1, 1)), key)).toBeNull();
    expect(press(free(at(1, 1)), 'ArrowRight', { alt: true })).toBeNull();
  });

  it('opens a shift, and adds one to an empty day', () => {
    expect(press(free(at(0, 1, 1)), 'Enter')?.command).toEqual({ kind: 'open', at: at(0, 1, 1) });
    expect(press(free(at(1, 4)), 'Enter')?.command).toEqual({
      kind: 'add',
      at: { row: 1, day: 4 },
    });
    expect(press(free(at(0, 1)), 'n')?.command).toEqual({ kind: 'add', at: { row: 0, day: 1 } });
  });

  it('makes a shift longer and shorter by quarter hours', () => {
    const longer = press(free(at(0, 2)), 'ArrowRight', { alt: true });
    expect(longer?.command).toEqual({ kind: 'longer', at: at(0, 2), minutes: 15 });
    expect(press(free(at(0, 2)), 'ArrowLeft', { alt: true })?.command).toMatchObject({
      minutes: -15,
    });
  });
});

describe('carrying a shift', () => {
  const carrying: BoardState = { place: at(0, 1, 1), carriedFrom: at(0, 1, 1) };

  it('is picked up with M', () => {
    expect(press(free(at(0, 1, 1)), 'm')).toEqual({
      state: carrying,
      command: { kind: 'picked_up', at: at(0, 1, 1) },
    });
  });

  it('goes by whole days and rows, and is placed with Enter', () => {
    const right = press(carrying, 'ArrowRight');
    expect(right?.command).toEqual({ kind: 'carried', to: { row: 0, day: 2 } });
    const down = press(right?.state ?? carrying, 'ArrowDown');
    expect(down?.state.place).toEqual(at(1, 2));
    expect(press(down?.state ?? carrying, 'Enter')).toEqual({
      state: free(at(1, 2)),
      command: { kind: 'place', from: at(0, 1, 1), to: { row: 1, day: 2 } },
    });
  });

  it('goes back where it was with Escape, and changes nothing when it is placed there', () => {
    const away = press(carrying, 'ArrowDown')?.state ?? carrying;
    expect(press(away, 'Escape')).toEqual({
      state: free(at(0, 1, 1)),
      command: { kind: 'put_back' },
    });
    expect(press(carrying, 'Enter')).toEqual({
      state: free(at(0, 1, 1)),
      command: { kind: 'put_back' },
    });
  });

  it('neither deletes nor opens meanwhile', () => {
    for (const key of ['Delete', 'd', 'n']) expect(press(carrying, key)).toBeNull();
  });
});

it('has no use for keys while there are no rows', () => {
  expect(
    pressKey(free(at(0, 0)), { key: 'Enter', ctrl: false, alt: false }, { ...size, rows: 0 }),
  ).toBeNull();
});
