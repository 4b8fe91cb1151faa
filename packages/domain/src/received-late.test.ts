import { expect, test } from 'vitest';
import { lateArrival } from './received-late.ts';

const keptAt = '2026-08-03T10:00:00Z';

test.each([
  ['2026-08-03T10:00:00Z', false],
  ['2026-08-03T12:00:00Z', false],
  ['2026-08-03T12:00:00.001Z', true],
  ['2026-08-03T08:00:00Z', false],
  ['2026-08-03T07:59:59.999Z', true],
])('what was signed at ten and received at %s is late: %s', (receivedAt, isLate) => {
  expect(lateArrival(keptAt, { received_at: receivedAt })).toEqual(
    isLate ? { receivedAt, statedAt: null } : null,
  );
});

test.each([
  ['2026-08-03T12:00:00Z', false],
  ['2026-08-03T12:00:00.001Z', true],
])(
  'what its device says was made at %s, after its arrival at ten, shows: %s',
  (statedAt, isFar) => {
    expect(lateArrival(keptAt, { received_at: keptAt, stated_at: statedAt })).toEqual(
      isFar ? { receivedAt: keptAt, statedAt } : null,
    );
  },
);

test('says nothing of what is only on this device or came from an older server', () => {
  expect(lateArrival(keptAt, {})).toBeNull();
  expect(lateArrival(keptAt, { received_at: null, stated_at: null })).toBeNull();
});
