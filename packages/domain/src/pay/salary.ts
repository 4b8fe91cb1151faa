import { addFractions, type Fraction } from '../money/fraction.ts';
import type { PayFacts, Salary } from './pay-facts.ts';
import { payTermsOn } from './terms-on.ts';
import { datesWithTerms, isOvertimeEligible, overtimeTermsOfWeek } from './terms-of-week.ts';
import type { Workweek } from './workweeks.ts';

/** A salary's pay for one workweek. */
export type WeekSalary = {
  /** In ten-thousandths per hour. */
  readonly hourly: Fraction;
  /** Number of minutes that it pays straight, in order of time. */
  readonly coveredMinutes: number;
  /** True if overtime within these minutes already has its straight pay, so that only the premium is added. */
  readonly coversOvertime: boolean;
};

/** Returns null if the person is paid by the hour, or isn't paid. */
export function salaryOn(facts: PayFacts, date: string): Salary | null {
  const { kind, salary } = payTermsOn(facts, date);
  return kind === 'salaried_nonexempt' || kind === 'exempt' ? salary : null;
}

/**
 * Returns the salary of a week, or null if no day has one. Successive salaries within the week count by their days.
 *
 * @param workedMinutes total of the week
 */
export function weekSalaryOf(
  facts: PayFacts,
  week: Workweek,
  workedMinutes: number,
): WeekSalary | null {
  const dates = datesWithTerms(facts, week);
  const salaries = dates.flatMap((date) => salaryOn(facts, date) ?? []);
  if (salaries.length === 0) return null;
  const days = BigInt(salaries.length);
  const weekly = salaries.map(weeklySalary).reduce(addFractions);
  const agreed = Math.round(
    (salaries.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0) / salaries.length) * 60,
  );
  const terms = overtimeTermsOfWeek(facts, week);
  const limit = terms.weekly_after_minutes ?? Number.POSITIVE_INFINITY;
  const coversOvertime = terms.salary_covers_overtime !== false;
  const paidFor = coversOvertime
    ? minutesPaidFor(agreed, limit, workedMinutes)
    : Math.min(agreed, limit);
  // Cents to ten-thousandths of the unit, minutes to hours.
  const hourly = { over: weekly.over * 6000n, under: weekly.under * days * BigInt(paidFor) };
  if (!isOvertimeEligible(facts, week)) {
    return { hourly, coveredMinutes: Number.POSITIVE_INFINITY, coversOvertime };
  }
  const covered = coversOvertime ? agreed : paidFor;
  const coveredMinutes = Math.round((covered * salaries.length) / dates.length);
  return { hourly, coveredMinutes, coversOvertime };
}

/**
 * Returns the minutes that a salary is divided by. No deduction is made in a short week, so a salary for more hours
 * than the weekly limit is earned by the hours worked, up to those it covers (29 CFR 778.325).
 */
function minutesPaidFor(agreed: number, limit: number, workedMinutes: number): number {
  return agreed <= limit ? agreed : Math.max(limit, Math.min(workedMinutes, agreed));
}

/** A salary's periods per year, with 52 weeks in a year (29 CFR 778.113(b)). */
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

/**
 * Returns the rate in ten-thousandths per hour over the hours that the salary covers, for comparison with Nevada's
 * limit.
 */
export function agreedHourlyRate(salary: Salary): number {
  const { over, under } = weeklySalary(salary);
  return (Number(over) * 100) / (Number(under) * salary.hoursPerWeek);
}
