import { addFractions, roundHalfUp, type Fraction } from '../money/fraction.ts';
import type { PayFacts } from './pay-facts.ts';
import type { RatedSpan } from './regular-rate.ts';
import { salaryOn, type WeekSalary } from './salary.ts';

/** Work with one basis of pay: by the hour, by the salary, or at the salary's rate in addition to it. */
export type PaidSpan = RatedSpan & { readonly basis: 'hours' | 'salary' | 'beside_salary' };

/** Splits a week's work at the end of the hours that a salary covers. */
export function paidSpansOf(
  facts: PayFacts,
  spans: readonly RatedSpan[],
  salary: WeekSalary | null,
): PaidSpan[] {
  let left = salary?.coveredMinutes ?? 0;
  return spans.flatMap((span): PaidSpan[] => {
    if (salary === null || salaryOn(facts, span.date) === null)
      return [{ ...span, basis: 'hours' }];
    const isCovered = salary.coversOvertime || span.payClass === 'regular';
    const minutes = isCovered ? Math.min(left, span.to - span.from) : 0;
    left -= minutes;
    const at = span.from + minutes;
    return [
      ...(minutes > 0 ? [{ ...span, to: at, basis: 'salary' } as const] : []),
      ...(at < span.to ? [{ ...span, from: at, basis: 'beside_salary' } as const] : []),
    ];
  });
}

type WorkPay = {
  readonly rate: number | null;
  readonly percent: number;
  readonly exact: Fraction | null;
};

/**
 * Returns the pay for some minutes of work: straight pay at the work's own rate or the salary's, plus the premium on
 * the regular rate. For minutes that a salary pays straight, it is the premium alone.
 */
export function workPay(
  span: PaidSpan,
  payClass: RatedSpan['payClass'],
  minutes: number,
  {
    salary,
    regularRate,
  }: { readonly salary: WeekSalary | null; readonly regularRate: Fraction | null },
): WorkPay {
  const percent = percentOf(span, payClass);
  const premium = percent - 100;
  if (salary === null || span.basis === 'hours') {
    return { rate: span.rate, percent, exact: hourlyPay(minutes, span.rate, premium, regularRate) };
  }
  if (span.basis === 'salary') {
    const exact = hourlyPay(minutes, 0, premium, regularRate);
    return { rate: null, percent: premium === 0 ? percent : premium, exact };
  }
  const straight = {
    over: BigInt(minutes) * salary.hourly.over,
    under: 6000n * salary.hourly.under,
  };
  const extra = hourlyPay(minutes, 0, premium, regularRate);
  const exact = extra === null ? null : addFractions(straight, extra);
  return { rate: roundHalfUp(salary.hourly), percent, exact };
}

function percentOf({ terms }: PaidSpan, payClass: RatedSpan['payClass']): number {
  switch (payClass) {
    case 'regular':
      return 100;
    case 'overtime':
      return terms.overtime_percent;
    case 'double':
      return terms.double_percent;
  }
}

/** Returns the pay in cents; null if a required rate is missing. */
export function hourlyPay(
  minutes: number,
  rate: number | null,
  premiumPercent: number,
  regularRate: Fraction | null,
): Fraction | null {
  if (rate === null) return null;
  const straight = BigInt(minutes) * BigInt(rate);
  if (premiumPercent === 0) return { over: straight, under: 6000n };
  if (regularRate === null) return null;
  const { over, under } = regularRate;
  return {
    over: straight * 100n * under + BigInt(minutes) * BigInt(premiumPercent) * over,
    under: 600_000n * under,
  };
}
