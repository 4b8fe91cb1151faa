import { addDays, payPeriodsFrom, type PayPeriod } from '../rules/pay-periods.ts';
import { inEffect, type CalendarTerms, type Dated } from './pay-facts.ts';

/**
 * Returns a function that finds the pay period of a date; periods are cut where a calendar rule
 * begins or is replaced.
 */
export function payPeriodsOf(
  calendar: readonly Dated<CalendarTerms>[],
): (date: string) => PayPeriod {
  const periodByDate = new Map<string, PayPeriod>();
  return (date) => {
    const known = periodByDate.get(date) ?? payPeriodOn(calendar, date);
    periodByDate.set(date, known);
    return known;
  };
}

function payPeriodOn(calendar: readonly Dated<CalendarTerms>[], date: string): PayPeriod {
  const rule = inEffect(calendar, date);
  const [first] = payPeriodsFrom(rule, date, 1);
  const end = first?.to ?? date;
  const next = calendar.find(({ from }) => from > date);
  const began = calendar.findLast(({ from }) => from <= date);
  const to = next === undefined || end < next.from ? end : addDays(next.from, -1);
  const start = firstDay(rule, end);
  const from = began === undefined || start > began.from ? start : began.from;
  return { from, to };
}

function firstDay({ pay_period }: CalendarTerms, lastDay: string): string {
  switch (pay_period) {
    case 'weekly':
      return addDays(lastDay, -6);
    case 'biweekly':
      return addDays(lastDay, -13);
    case 'semimonthly':
      return `${lastDay.slice(0, 8)}${lastDay.endsWith('-15') ? '01' : '16'}`;
    case 'monthly':
      return `${lastDay.slice(0, 8)}01`;
  }
}
