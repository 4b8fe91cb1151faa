import { expect, it } from 'vitest';
import { requestOfValues, type TimeOffValues, timeOffValuesSchema } from './time-off-form.ts';

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
