import { expect, test } from 'vitest';
import { isReceivedLate } from './received-late.ts';

test.each([
  ['2026-08-03T10:00:00Z', false],
  ['2026-08-03T12:00:00Z', false],
  ['2026-08-03T12:00:00.001Z', true],
  ['2026-08-03T08:00:00Z', false],
  ['2026-08-03T07:59:59.999Z', true],
])('what was signed at ten and received at %s is late: %s', (receivedAt, isLate) => {
  expect(isReceivedLate('2026-08-03T10:00:00Z', receivedAt)).toBe(isLate);
});
