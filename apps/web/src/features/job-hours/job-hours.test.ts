import type { JobHoursCode } from '@muster/contract/job-costs';
import { describe, expect, it } from 'vitest';
import { progressOf } from './job-hours.ts';

const code: JobHoursCode = {
  cost_code_id: null,
  code: '03 30',
  name: 'Concrete',
  unit: 'yd',
  budget_hours: 100_000,
  budget_quantity: 50_000,
  opening_hours: 0,
  weeks: [],
};
const weeks = (minutes: number, installed: number) => [
  { week: '2026-10-05', minutes: minutes - 60, installed: 0 },
  { week: '2026-10-12', minutes: 60, installed },
];

describe('the progress of a code', () => {
  it('compares hours used with work done', () => {
    expect(progressOf({ ...code, weeks: weeks(1800, 20_000) })).toEqual({
      usedMinutes: 1800,
      budgetMinutes: 6000,
      installed: 20_000,
      hoursShare: 0.3,
      workShare: 0.4,
      hoursPerUnit: 1.5,
      planPerUnit: 2,
      standing: 'ahead',
    });
  });

  it.each([
    [2400, 20_000, 'on_plan'],
    [2700, 20_000, 'on_plan'],
    [2701, 20_000, 'behind'],
    [2100, 20_000, 'on_plan'],
    [2099, 20_000, 'ahead'],
    [6060, 50_000, 'behind'],
  ])('of %i minutes and %i installed is %s', (minutes, installed, standing) => {
    expect(progressOf({ ...code, weeks: weeks(minutes, installed) }).standing).toBe(standing);
  });

  it('without reported quantities says only that hours are used up', () => {
    expect(progressOf({ ...code, weeks: weeks(6000, 0) }).standing).toBeNull();
    const plain = { ...code, budget_quantity: 0 };
    expect(progressOf({ ...plain, weeks: weeks(6000, 0) })).toMatchObject({
      standing: null,
      hoursPerUnit: null,
      planPerUnit: null,
    });
    expect(progressOf({ ...plain, weeks: weeks(6001, 0) }).standing).toBe('behind');
    expect(progressOf({ ...plain, opening_hours: 100_001 }).standing).toBe('behind');
    expect(progressOf({ ...plain, budget_hours: 0 }).hoursShare).toBeNull();
  });
});
