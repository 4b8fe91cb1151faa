export type PayCalendar = {
  readonly pay_period: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  /** A day on which a period began; only for periods of weeks. */
  readonly period_anchor: string;
};

/** First and last day, ISO dates. */
export type PayPeriod = { readonly from: string; readonly to: string };

const dayMs = 24 * 60 * 60_000;

/**
 * Returns the pay periods from a day on. The first one is shortened if it began before that day.
 *
 * @param from ISO date
 */
export function payPeriodsFrom(calendar: PayCalendar, from: string, count: number): PayPeriod[] {
  const periods: PayPeriod[] = [];
  let next = from;
  while (periods.length < count) {
    const period = { from: next, to: lastDayOfPeriod(calendar, next) };
    periods.push(period);
    next = addDays(period.to, 1);
  }
  return periods;
}

function lastDayOfPeriod({ pay_period, period_anchor }: PayCalendar, day: string): string {
  switch (pay_period) {
    case 'weekly':
    case 'biweekly': {
      const length = pay_period === 'weekly' ? 7 : 14;
      const since = Math.round((Date.parse(day) - Date.parse(period_anchor)) / dayMs);
      const into = ((since % length) + length) % length;
      return addDays(day, length - 1 - into);
    }
    case 'semimonthly':
      return Number(day.slice(8)) <= 15 ? `${day.slice(0, 8)}15` : lastDayOfMonth(day);
    case 'monthly':
      return lastDayOfMonth(day);
  }
}

function lastDayOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/** Returns the ISO date some days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns 1 (Monday) to 7 (Sunday). */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
