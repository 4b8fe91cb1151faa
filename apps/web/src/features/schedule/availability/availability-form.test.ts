import { describe, expect, it } from 'vitest';
import {
  availabilityValues,
  type AvailabilityValues,
  availabilityValuesSchema,
  draftOfValues,
  datesFor,
  emptyAvailability,
} from './availability-form.ts';

const today = '2026-11-23';
const id = '00000000-0000-4000-8000-000000000001';

function wrongFields(part: Partial<AvailabilityValues>): readonly string[] {
  const parsed = availabilityValuesSchema.safeParse({
    ...emptyAvailability,
    ...datesFor(part.when ?? 'weekly', today),
    ...part,
  });
  return (parsed.error?.issues ?? []).map(({ path }) => String(path[0]));
}

describe('the schema', () => {
  it('refuses dates that are missing or in the wrong order', () => {
    expect(wrongFields({ when: 'dates', from_date: '' })).toContain('from_date');
    expect(wrongFields({ when: 'dates', to_date: '' })).toContain('to_date');
    expect(wrongFields({ when: 'dates', to_date: '2026-11-22' })).toEqual(['to_date']);
    expect(wrongFields({ from_date: today, to_date: '2026-11-22' })).toEqual(['to_date']);
  });

  it('takes one day, and a weekly entry without dates', () => {
    expect(wrongFields({ when: 'dates' })).toEqual([]);
    expect(wrongFields({})).toEqual([]);
  });

  it('refuses a part of a day without length, and takes one over midnight', () => {
    expect(wrongFields({ hours: 'part', to_time: '07:00' })).toEqual(['to_time']);
    expect(wrongFields({ hours: 'part', from_time: '' })).toEqual(['from_time']);
    expect(wrongFields({ hours: 'part', from_time: '22:00', to_time: '06:00' })).toEqual([]);
  });
});

it('repeats every week without an end until someone chooses dates, which begin with today', () => {
  const typed = availabilityValuesSchema.parse(emptyAvailability);
  expect(draftOfValues(id, typed)).toMatchObject({ weekday: 1, from_date: null, to_date: null });
  expect(datesFor('dates', today)).toEqual({ from_date: today, to_date: today });
  expect(datesFor('weekly', today)).toEqual({ from_date: '', to_date: '' });
});

it('sends what was stored as it was', () => {
  const weekly = {
    id,
    kind: 'rather_not' as const,
    weekday: 5,
    from_date: null,
    to_date: null,
    from_time: '12:00',
    to_time: '18:00',
    note: 'School',
  };
  const typed = availabilityValuesSchema.parse(availabilityValues(weekly, today));
  expect(draftOfValues(id, typed)).toEqual(weekly);
});

it('sends no times for whole days', () => {
  const typed = availabilityValuesSchema.parse({
    ...emptyAvailability,
    when: 'dates',
    ...datesFor('dates', today),
  });
  expect(draftOfValues(id, typed)).toMatchObject({
    weekday: null,
    from_date: today,
    from_time: null,
    to_time: null,
    note: null,
  });
});
