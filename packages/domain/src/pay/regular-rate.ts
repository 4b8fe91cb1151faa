import type { ClassifiedSpan } from './classify.ts';
import type { PayFacts, Salary } from './pay-facts.ts';
import type { WorkRate } from './job-rates.ts';
import type { Fraction } from './money.ts';
import { payTermsOn } from './terms-on.ts';
import type { Workweek } from './workweeks.ts';

export type RatedSpan = ClassifiedSpan & WorkRate;

/**
 * The regular rate of a week in ten-thousandths an hour: all straight pay divided by the hours worked
 * (29 CFR 778.115), or for a salary its weekly equivalent divided by the hours it covers (778.113).
 * Null without work or where a rate is missing.
 *
 * @param spans of the week
 */
export function regularRateOf(
  facts: PayFacts,
  week: Workweek,
  spans: readonly RatedSpan[],
): Fraction | null {
  const { kind, salary } = payTermsOn(facts, week.date);
  if (salary !== null && (kind === 'salaried_nonexempt' || kind === 'exempt')) {
    const weekly = weeklySalary(salary);
    // Cents to ten-thousandths of the unit, minutes to hours.
    return {
      over: weekly.over * 6000n,
      under: weekly.under * BigInt(Math.round(salary.hoursPerWeek * 60)),
    };
  }
  let straight = 0n;
  let minutes = 0n;
  for (const { from, to, rate } of spans) {
    if (rate === null) return null;
    straight += BigInt(to - from) * BigInt(rate);
    minutes += BigInt(to - from);
  }
  return minutes === 0n ? null : { over: straight, under: minutes };
}

/** Weeks in a salary's period, times the periods of a year (29 CFR 778.113(b)). */
const periodsPerYear = { week: 52n, biweek: 26n, semimonth: 24n, month: 12n, year: 1n } as const;

function weeklySalary({ amountCents, per }: Salary): Fraction {
  if (per === 'week') return { over: BigInt(amountCents), under: 1n };
  return { over: BigInt(amountCents) * periodsPerYear[per], under: 52n };
}

/** A salary's share of one pay period, in cents. */
export function salaryOfPeriod(
  { amountCents, per }: Salary,
  period: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly',
): Fraction {
  const inYear = { weekly: 52n, biweekly: 26n, semimonthly: 24n, monthly: 12n }[period];
  return { over: BigInt(amountCents) * periodsPerYear[per], under: inYear };
}
