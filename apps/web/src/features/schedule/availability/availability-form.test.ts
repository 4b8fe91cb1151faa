import { describe, expect, it } from 'vitest';
import {
  availabilityValues,
  type AvailabilityValues,
  availabilityValuesSchema,
  draftOfValues,
  emptyAvailability,
} from './availability-form.ts';

const today = '2026-11-23';
const id = '00000000-0000-4000-8000-000000000001';

function wrongFields(part: Partial<AvailabilityValues>): readonly string[] {
  const parsed = availabilityValuesSchema.safeParse({ ...emptyAvailability(today), ...part });
  return (parsed.error?.issues ?? []).map(({ path }) => String(path[0]));
}

describe('the schema', () => {
  it('refuses dates that are missing or in the wrong order', () => {
    expect(wrongFields({ when: 'dates', from_date: '' })).toContain('from_date');
    expect(wrongFields({ when: 'dates', to_date: '' })).toContain('to_date');
    expect(wrongFields({ when: 'dates', to_date: '2026-11-22' })).toEqual(['to_date']);
    expect(wrongFields({ when: 'weekly', to_date: '2026-11-22' })).toEqual(['to_date']);
  });

  it('takes one day, and a weekly entry without dates', () => {
    expect(wrongFields({ when: 'dates' })).toEqual([]);
    expect(wrongFields({ from_date: '', to_date: '' })).toEqual([]);
  });

  it('refuses a part of a day without length, and takes one over midnight', () => {
    expect(wrongFields({ hours: 'part', to_time: '07:00' })).toEqual(['to_time']);
    expect(wrongFields({ hours: 'part', from_time: '' })).toEqual(['from_time']);
    expect(wrongFields({ hours: 'part', from_time: '22:00', to_time: '06:00' })).toEqual([]);
  });
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
  const typed = availabilityValuesSchema.parse({ ...emptyAvailability(today), when: 'dates' });
  expect(draftOfValues(id, typed)).toMatchObject({
    weekday: null,
    from_date: today,
    from_time: null,
    to_time: null,
    note: null,
  });
});
