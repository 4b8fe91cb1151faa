import { expect, it } from 'vitest';
import { localInstant } from './local-instant.ts';

it('is what a field for date and time takes, and reads back to the minute', () => {
  const date = new Date(2026, 0, 5, 7, 4, 59);
  expect(localInstant(date)).toBe('2026-01-05T07:04');
  expect(new Date(localInstant(date))).toEqual(new Date(2026, 0, 5, 7, 4));
});
