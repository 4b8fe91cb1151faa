import type { PayPeriod } from '../rules/pay-periods.ts';
import { addDays } from '../rules/pay-periods.ts';
import { addFractions, type Fraction } from '../money/fraction.ts';
import { optionalInEffect, type OtherPayKind, type PayFacts } from './pay-facts.ts';
import { salaryOfPeriod, salaryOn } from './salary.ts';
import type { Workweek } from './workweeks.ts';

export type PayWithoutHours = {
  readonly period: PayPeriod;
  /** First date of the workweek; null for a salary. */
  readonly week: string | null;
  readonly earning: 'salary' | 'bonus' | 'commission' | 'other_pay';
  readonly exact: Fraction;
};

/** Returns salary pay, once for each period whose last day the weeks cover. */
export function salaryPay(
  facts: PayFacts,
  periodOn: (date: string) => PayPeriod,
  weeks: readonly Workweek[],
): PayWithoutHours[] {
  const first = weeks[0]?.date ?? '';
  const last = weeks.at(-1)?.lastDate ?? '';
  const periods = new Map<string, PayPeriod>();
  for (const { dates } of weeks) {
    for (const date of dates) {
      const period = periodOn(date);
      if (first <= period.to && period.to <= last) periods.set(period.from, period);
    }
  }
  return [...periods.values()].flatMap((period) => {
    const exact = salaryIn(facts, period);
    return exact === null ? [] : [{ period, week: null, earning: 'salary', exact }];
  });
}

/**
 * Successive salaries within a period, or a salary after hourly pay, each pay their share of its days. A person's first
 * terms pay all of their first period.
 */
function salaryIn(facts: PayFacts, period: PayPeriod): Fraction | null {
  const firstTerms = facts.terms[0]?.from;
  if (firstTerms === undefined || firstTerms > period.to) return null;
  const kind = optionalInEffect(facts.calendar, period.to)?.value.pay_period ?? 'weekly';
  let days = 0n;
  let sum: Fraction | null = null;
  for (let date = period.from; date <= period.to; date = addDays(date, 1)) {
    if (date < firstTerms) continue;
    days += 1n;
    const salary = salaryOn(facts, date);
    if (salary === null) continue;
    const exact = salaryOfPeriod(salary, kind);
    sum = sum === null ? exact : addFractions(sum, exact);
  }
  return sum === null ? null : { over: sum.over, under: sum.under * days };
}

const earningOf = {
  nondiscretionary_bonus: 'bonus',
  discretionary_bonus: 'bonus',
  commission: 'commission',
  other: 'other_pay',
} as const satisfies Record<OtherPayKind, string>;

/** Returns other pay, which is paid in the period in which its workweek ends, like the overtime that it raises. */
export function otherPay(
  facts: PayFacts,
  periodOn: (date: string) => PayPeriod,
  weeks: readonly Workweek[],
): PayWithoutHours[] {
  return facts.otherPay.flatMap(({ date, kind, amountCents }) => {
    const week = weeks.find((each) => each.date <= date && date <= each.lastDate);
    if (week === undefined) return [];
    const exact = { over: BigInt(amountCents), under: 1n };
    return [{ period: periodOn(week.lastDate), week: week.date, earning: earningOf[kind], exact }];
  });
}
