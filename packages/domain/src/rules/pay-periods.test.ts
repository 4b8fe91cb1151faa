import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday, payPeriodsFrom } from './pay-periods.ts';

const spans = (calendar: Parameters<typeof payPeriodsFrom>[0], from: string) =>
  payPeriodsFrom(calendar, from, 3).map((period) => `${period.from}/${period.to}`);

describe('pay periods', () => {
  it.each([
    ['weekly', ['2026-11-23/2026-11-29', '2026-11-30/2026-12-06', '2026-12-07/2026-12-13']],
    ['biweekly', ['2026-11-23/2026-12-06', '2026-12-07/2026-12-20', '2026-12-21/2027-01-03']],
  ] as const)('of weeks are counted from their anchor: %s', (pay_period, expected) => {
    expect(spans({ pay_period, period_anchor: '2026-11-23' }, '2026-11-23')).toEqual(expected);
    expect(spans({ pay_period, period_anchor: '2024-01-01' }, '2026-11-23')[1]).toMatch(
      /^2026-1[12]/,
    );
  });

  it('know in which of two weeks a day lies, before the anchor too', () => {
    const calendar = { pay_period: 'biweekly', period_anchor: '2026-11-23' } as const;
    expect(spans(calendar, '2026-11-20')[0]).toBe('2026-11-20/2026-11-22');
    expect(spans(calendar, '2026-12-01')[0]).toBe('2026-12-01/2026-12-06');
  });

  it('of a month and of half a month follow the calendar, and the first may be short', () => {
    expect(spans({ pay_period: 'semimonthly', period_anchor: '2026-11-23' }, '2026-11-23')).toEqual(
      ['2026-11-23/2026-11-30', '2026-12-01/2026-12-15', '2026-12-16/2026-12-31'],
    );
    const semimonthly = { pay_period: 'semimonthly', period_anchor: '2026-11-23' } as const;
    expect(spans(semimonthly, '2026-11-15')[0]).toBe('2026-11-15/2026-11-15');
    expect(spans(semimonthly, '2026-11-16')[0]).toBe('2026-11-16/2026-11-30');
    expect(spans({ pay_period: 'monthly', period_anchor: '2028-01-31' }, '2028-01-31')).toEqual([
      '2028-01-31/2028-01-31',
      '2028-02-01/2028-02-29',
      '2028-03-01/2028-03-31',
    ]);
  });
});

describe('days', () => {
  it('are counted across months and changes of the clock', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('have a weekday from Monday on', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(isoWeekday)).toEqual([1, 6, 7]);
  });
});
