import { expect, it } from 'vitest';
import {
  draftOf,
  requestOfValues,
  type TimeOffValues,
  timeOffValuesSchema,
} from './time-off-form.ts';

const kindId = '00000000-0000-4000-8000-000000000002';
const values: TimeOffValues = {
  kind_id: kindId,
  first_day: '2026-12-24',
  last_day: '2026-12-31',
  hours: 'all_day',
  from_time: '08:00',
  to_time: '12:30',
  note: '',
};

const wrong = (part: Partial<TimeOffValues>) =>
  (timeOffValuesSchema.safeParse({ ...values, ...part }).error?.issues ?? []).map(({ path }) =>
    String(path[0]),
  );

it('refuses what ends before it begins, has no kind, or lasts longer than a year', () => {
  expect(wrong({ last_day: '2026-12-23' })).toEqual(['last_day']);
  expect(wrong({ last_day: '' })).toEqual(['last_day']);
  expect(wrong({ kind_id: '' })).toContain('kind_id');
  expect(wrong({ hours: 'part', to_time: '08:00' })).toEqual(['to_time']);
  expect(wrong({ last_day: '2027-12-25' })).toEqual(['last_day']);
  expect(wrong({ last_day: '2027-12-24' })).toEqual([]);
});

it('asks for whole days without minutes', () => {
  expect(requestOfValues('i', timeOffValuesSchema.parse(values))).toMatchObject({
    first_day: '2026-12-24',
    last_day: '2026-12-31',
    from_time: null,
    minutes: null,
    note: null,
  });
});

it('asks for a part of one day with its minutes, whatever the last day says', () => {
  const typed = timeOffValuesSchema.parse({ ...values, hours: 'part', last_day: '2026-01-01' });
  expect(requestOfValues('i', typed)).toMatchObject({
    last_day: '2026-12-24',
    from_time: '08:00',
    to_time: '12:30',
    minutes: 270,
  });
});

it('asks again for what was asked for: whole days without minutes, a part of a day with them', () => {
  const asked = {
    id: 'i',
    person: { person_id: 'p', name: 'Ana Ruiz' },
    kind_id: kindId,
    kind_name: 'Vacation',
    is_paid: true,
    state: 'waiting' as const,
    version: 1,
    first_day: '2026-12-24',
    last_day: '2026-12-24',
    from_time: null,
    to_time: null,
    starts_at: '2026-12-24T07:00:00Z',
    ends_at: '2026-12-25T07:00:00Z',
    minutes: 480,
    note: 'Family',
    asked_at: '2026-11-29T12:00:00Z',
    decided_at: null,
    decided_by: null,
    comment: null,
  };
  expect(draftOf(asked)).toEqual({
    v: 1,
    id: 'i',
    kind_id: kindId,
    first_day: '2026-12-24',
    last_day: '2026-12-24',
    from_time: null,
    to_time: null,
    minutes: null,
    note: 'Family',
  });
  const part = { ...asked, from_time: '08:00', to_time: '12:30', minutes: 270 };
  expect(draftOf(part)).toMatchObject({ from_time: '08:00', to_time: '12:30', minutes: 270 });
});
