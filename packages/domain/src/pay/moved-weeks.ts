import { addFractions, type Fraction } from '../money/fraction.ts';
import type { PayFacts } from './pay-facts.ts';
import type { WeekPay } from './pay-lines.ts';
import { paidSpansOf, workPay } from './work-pay.ts';
import { endWithOldRules, type Workweek } from './workweeks.ts';

/**
 * Places the boundary between two weeks if it moves, which leaves some hours in both the old week and the new one. Both
 * ways of counting those hours are calculated and the one that pays more is used; if they pay the same, the new rules
 * apply (29 CFR 778.302).
 *
 * @param weeks each ends where the next one begins
 * @param payOf calculates the pay of weeks
 */
export function placeMovedBoundaries(
  facts: PayFacts,
  weeks: readonly Workweek[],
  payOf: (weeks: readonly Workweek[]) => readonly WeekPay[],
): readonly Workweek[] {
  let placed = weeks;
  for (let index = 0; index < weeks.length - 1; index += 1) {
    const [week, next] = [placed[index], placed[index + 1]];
    if (week === undefined || next === undefined || week.oldEnd === null) continue;
    const byOldRules = endWithOldRules(facts, week, next);
    if (byOldRules === null) continue;
    const other = placed.with(index, byOldRules[0]).with(index + 1, byOldRules[1]);
    if (paysMore(facts, payOf(other), payOf(placed))) placed = other;
  }
  return placed;
}

function paysMore(facts: PayFacts, one: readonly WeekPay[], other: readonly WeekPay[]): boolean {
  const [pay, otherPay] = [moneyOf(facts, one), moneyOf(facts, other)];
  // A phone has no rates, so the minutes decide, weighted by their percentage.
  if (pay === null || otherPay === null) return weighed(one) > weighed(other);
  return pay.over * otherPay.under > otherPay.over * pay.under;
}

/** Returns the pay for the hours of weeks, in cents; null if a rate is missing. */
function moneyOf(facts: PayFacts, weeks: readonly WeekPay[]): Fraction | null {
  let sum: Fraction = { over: 0n, under: 1n };
  for (const pay of weeks) {
    for (const span of paidSpansOf(facts, pay.spans, pay.salary)) {
      const { exact } = workPay(span, span.payClass, span.to - span.from, pay);
      if (exact === null) return null;
      sum = addFractions(sum, exact);
    }
  }
  return sum;
}

function weighed(weeks: readonly WeekPay[]): number {
  const percent = {
    regular: () => 100,
    overtime: ({ terms }: WeekPay['spans'][number]) => terms.overtime_percent,
    double: ({ terms }: WeekPay['spans'][number]) => terms.double_percent,
  };
  return weeks
    .flatMap(({ spans }) => spans)
    .reduce((sum, span) => sum + (span.to - span.from) * percent[span.payClass](span), 0);
}
