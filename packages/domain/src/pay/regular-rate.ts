import type { ClassifiedSpan } from './classify.ts';
import type { WorkRate } from './job-rates.ts';
import { addFractions, type Fraction } from '../money/fraction.ts';
import type { OtherPayKind, PayFacts } from './pay-facts.ts';
import { salaryOn, type WeekSalary } from './salary.ts';
import type { Workweek } from './workweeks.ts';

export type RatedSpan = ClassifiedSpan & WorkRate;

/**
 * Returns the regular rate of a week in ten-thousandths per hour: all straight pay divided by the hours worked (29 CFR
 * 778.115), where salaried hours count at the salary's own rate (778.113), plus other pay of the week that belongs to
 * it divided by the same hours (778.209). Null without work or if a rate is missing.
 *
 * @param spans of the week
 * @param salary of the week; null if no day has one
 */
export function regularRateOf(
  facts: PayFacts,
  week: Workweek,
  spans: readonly RatedSpan[],
  salary: WeekSalary | null,
): Fraction | null {
  let straight = 0n;
  let minutes = 0n;
  let salaried = 0n;
  for (const { from, to, date, rate } of spans) {
    const worked = BigInt(to - from);
    minutes += worked;
    if (salary !== null && salaryOn(facts, date) !== null) salaried += worked;
    else if (rate === null) return null;
    else straight += worked * BigInt(rate);
  }
  if (minutes === 0n) return null;
  const hourly =
    salary !== null && salaried === minutes
      ? salary.hourly
      : addFractions(
          { over: straight, under: minutes },
          salary === null
            ? { over: 0n, under: 1n }
            : { over: salary.hourly.over * salaried, under: salary.hourly.under * minutes },
        );
  const other = otherPayInRate(facts, week);
  return other === 0n ? hourly : addFractions(hourly, { over: other * 6000n, under: minutes });
}

function otherPayInRate(facts: PayFacts, week: Workweek): bigint {
  let cents = 0n;
  for (const pay of facts.otherPay) {
    if (isInRegularRate(pay.kind) && week.date <= pay.date && pay.date <= week.lastDate) {
      cents += BigInt(pay.amountCents);
    }
  }
  return cents;
}

/**
 * Returns true for pay that belongs to the regular rate: all pay for work, but not a bonus that no one was promised (29
 * CFR 778.208, 778.211).
 */
export function isInRegularRate(kind: OtherPayKind): boolean {
  return kind !== 'discretionary_bonus';
}
