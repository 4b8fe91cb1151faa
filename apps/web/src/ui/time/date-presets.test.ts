import { describe, expect, it } from 'vitest';
import { isKnownPreset, type PayCalendar, presetDays } from './date-presets.ts';

/** Weeks begin on Sunday; pay periods of two weeks, from November 8 on. */
const calendar: PayCalendar = [
  {
    from: '1970-01-01',
    value: { workweek_start: 7, pay_period: 'biweekly', period_anchor: '2026-11-08' },
  },
];

describe('a week', () => {
  it.each([
    ['the day before it begins', '2026-11-21', '2026-11-15', '2026-11-08', '2026-11-14'],
    ['its first day', '2026-11-22', '2026-11-22', '2026-11-15', '2026-11-21'],
    ['its last day', '2026-11-28', '2026-11-22', '2026-11-15', '2026-11-21'],
  ])('on %s is the company’s', (_, today, from, lastFrom, lastTo) => {
    expect(presetDays('this_week', today, calendar)).toEqual({ from });
    expect(presetDays('last_week', today, calendar)).toEqual({ from: lastFrom, to: lastTo });
  });
});

describe('a pay period', () => {
  it.each([
    ['its last day', '2026-11-21', '2026-11-08', '2026-10-25', '2026-11-07'],
    ['the first day of the next', '2026-11-22', '2026-11-22', '2026-11-08', '2026-11-21'],
  ])('on %s', (_, today, from, lastFrom, lastTo) => {
    expect(presetDays('this_period', today, calendar)).toEqual({ from });
    expect(presetDays('last_period', today, calendar)).toEqual({ from: lastFrom, to: lastTo });
  });

  it('before a change of the calendar ends where the new one begins', () => {
    const changed: PayCalendar = [
      ...calendar,
      {
        from: '2026-11-15',
        value: { workweek_start: 7, pay_period: 'monthly', period_anchor: '2026-11-15' },
      },
    ];
    expect(presetDays('last_period', '2026-11-20', changed)).toEqual({
      from: '2026-11-08',
      to: '2026-11-14',
    });
  });
});

it('today and the last days need no calendar, weeks and pay periods do', () => {
  expect(presetDays('today', '2026-11-20', null)).toEqual({ from: '2026-11-20' });
  expect(presetDays('month', '2026-11-20', null)).toEqual({ from: '2026-10-22' });
  expect(presetDays('last_week', '2026-11-20', null)).toEqual({});
  expect(isKnownPreset('month', null)).toBe(true);
  expect(isKnownPreset('this_period', null)).toBe(false);
  expect(isKnownPreset('this_period', calendar)).toBe(true);
});
