import { expect, test } from 'vitest';
import { tenthsOf } from './meter.ts';

test.each([
  ['0', 0],
  ['1240.5', 12_405],
  ['1,240.5', 12_405],
  ['1240,5', 12_405],
  ['1 240', 12_400],
  ['9999999.9', 99_999_999],
])('reads %s as it is meant', (typed, tenths) => {
  expect(tenthsOf(typed)).toBe(tenths);
});

test.each(['', ' ', '-1', '12.34', '10000000', '1.240.5', '12,40,5', '=1+1', 'abc'])(
  'takes no meter from “%s”',
  (typed) => {
    expect(tenthsOf(typed)).toBeNull();
  },
);
