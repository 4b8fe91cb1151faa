import { expect, test } from 'vitest';
import { extendTo, noSelection, toggle } from './selection.ts';

const idAt = (row: number) => (row === 3 ? null : `p${row}`);

test('a second press clears a row', () => {
  const one = toggle(noSelection, 'p1', 1);
  expect([...one.ids]).toEqual(['p1']);
  expect([...toggle(one, 'p1', 1).ids]).toEqual([]);
});

test('a range goes both ways from where it began and keeps what was selected before', () => {
  const begun = toggle(toggle(noSelection, 'p9', 9), 'p4', 4);
  expect([...extendTo(begun, 6, idAt).ids].sort()).toEqual(['p4', 'p5', 'p6', 'p9']);
  expect([...extendTo(begun, 2, idAt).ids].sort()).toEqual(['p2', 'p4', 'p9']);
});

test('a range without a beginning is one row', () => {
  expect([...extendTo(noSelection, 5, idAt).ids]).toEqual(['p5']);
});
