import { expect, it } from 'vitest';
import { isDay, nextDay } from './next-day.ts';

it('goes from day to day over the end of a month, a year and the change of the clocks', () => {
  expect(nextDay('2026-02-28', 1)).toBe('2026-03-01');
  expect(nextDay('2026-01-01', -1)).toBe('2025-12-31');
  expect(nextDay('2026-03-08', 1)).toBe('2026-03-09');
});

it('takes only days from an address', () => {
  expect(['2026-02-28', '2026-13-01', '2026-2-1', 'today', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
