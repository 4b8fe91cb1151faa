import { addDays, isoWeekday } from '@muster/domain';
import { type CalendarTerms, type Dated, inEffect } from '@muster/domain/pay/pay-facts';
import { payPeriodsOf } from '@muster/domain/pay/pay-period-on';

/** Ranges of days that people ask for; `dates` are custom ones. */
export const datePresets = [
  'today',
  'this_week',
  'last_week',
  'this_period',
  'last_period',
  'month',
  'year',
  'dates',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** Dates such as `2026-11-20`, both included; without `to` the range is open-ended. */
export type DayRange = { readonly from?: string; readonly to?: string };

/** The terms of workweeks and pay periods over time, the first from the beginning; null if not known. */
export type PayCalendar = readonly Dated<CalendarTerms>[] | null;

/** Returns whether the days of a preset can be computed. */
export function isKnownPreset(preset: DatePreset, calendar: PayCalendar): boolean {
  return calendar !== null || !/week|period/.test(preset);
}

/** Returns the days of a preset; a current range has no end, and an unknown one is empty. */
export function presetDays(
  preset: Exclude<DatePreset, 'dates'>,
  today: string,
  calendar: PayCalendar,
): DayRange {
  switch (preset) {
    case 'today':
      return { from: today };
    case 'month':
      return { from: addDays(today, -29) };
    case 'year':
      return { from: addDays(today, -364) };
    case 'this_week':
    case 'last_week':
      return calendar === null ? {} : weekOf(preset, today, calendar);
    case 'this_period':
    case 'last_period':
      return calendar === null ? {} : payPeriodOf(preset, today, calendar);
  }
}

function weekOf(
  preset: 'this_week' | 'last_week',
  today: string,
  calendar: NonNullable<PayCalendar>,
): DayRange {
  const start = inEffect(calendar, today).workweek_start;
  const from = addDays(today, -((isoWeekday(today) - start + 7) % 7));
  return preset === 'this_week' ? { from } : { from: addDays(from, -7), to: addDays(from, -1) };
}

function payPeriodOf(
  preset: 'this_period' | 'last_period',
  today: string,
  calendar: NonNullable<PayCalendar>,
): DayRange {
  const periodOf = payPeriodsOf(calendar);
  const { from } = periodOf(today);
  return preset === 'this_period' ? { from } : periodOf(addDays(from, -1));
}
