import type { CrewTime } from '@muster/contract/crews';
import { expect, test } from 'vitest';
import { splitTimes } from './crew-times.ts';

const time = (id: string, valid_from: string, valid_to: string | null): CrewTime => ({
  id,
  person_id: id,
  name: id,
  photo_url: null,
  role: 'employee',
  is_lead: false,
  valid_from,
  valid_to,
});

test('a time is over at the instant of its end and has come at the instant of its beginning', () => {
  const times = [
    time('ended', '2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
    time('begun', '2026-03-01T00:00:00.000Z', null),
    time('ends later', '2026-01-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'),
    time('comes', '2026-03-01T00:00:00.001Z', null),
  ];
  const { now, coming, past } = splitTimes(times, Date.parse('2026-03-01T00:00:00.000Z'));
  expect(now.map(({ id }) => id)).toEqual(['begun', 'ends later']);
  expect(coming.map(({ id }) => id)).toEqual(['comes']);
  expect(past.map(({ id }) => id)).toEqual(['ended']);
});

test('what ended last comes first', () => {
  const times = [
    time('early', '2025-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z'),
    time('late', '2025-01-01T00:00:00.000Z', '2025-03-01T00:00:00.000Z'),
  ];
  expect(splitTimes(times, Date.parse('2026-01-01')).past.map(({ id }) => id)).toEqual([
    'late',
    'early',
  ]);
});
