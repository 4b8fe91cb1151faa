import type { PayPeriod } from '../rules/pay-periods.ts';
import type { BreakPremium } from './breaks-due.ts';
import { compareText } from '../compare-text.ts';
import { addFractions, roundHalfUp, type Fraction } from '../money/fraction.ts';
import { optionalInEffect, type PayFacts } from './pay-facts.ts';
import { payPeriodsOf } from './pay-period-on.ts';
import { otherPay, salaryPay } from './pay-without-hours.ts';
import type { RatedSpan } from './regular-rate.ts';
import { salaryOn, type WeekSalary } from './salary.ts';
import { hourlyPay, paidSpansOf, workPay, type PaidSpan } from './work-pay.ts';
import type { Workweek } from './workweeks.ts';

export type Earning =
  | 'regular'
  | 'overtime'
  | 'double_time'
  | 'meal_premium'
  | 'rest_premium'
  | 'fringe'
  | 'salary'
  | 'time_off'
  | 'bonus'
  | 'commission'
  | 'other_pay';

/** One line of pay. Minutes and amount are negative if an earlier period paid too much. */
export type PayLine = {
  readonly period: PayPeriod;
  /** First date of the workweek; null for a salary. */
  readonly week: string | null;
  readonly earning: Earning;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly classification: string | null;
  /** Such as "vacation". */
  readonly timeOffKind: string | null;
  /** In ten-thousandths per hour; null if no rate is known or a salary covers it. */
  readonly rate: number | null;
  /** Below 100 if a salary has paid the hours straight and the line adds only the premium. */
  readonly percent: number;
  readonly minutes: number;
  /** Null if a rate is missing. */
  readonly amountCents: number | null;
  /** Moves overtime of a week that spans two periods into the period in which the week ends. */
  readonly isSplitWeek: boolean;
};

type PeriodOn = (date: string) => PayPeriod;

type Draft = Omit<PayLine, 'amountCents'> & { readonly exact: Fraction | null };

export type WeekPay = {
  readonly week: Workweek;
  readonly spans: readonly RatedSpan[];
  readonly premiums: readonly BreakPremium[];
  /** Null if no day has one. */
  readonly salary: WeekSalary | null;
  readonly regularRate: Fraction | null;
};

const earningOf = { regular: 'regular', overtime: 'overtime', double: 'double_time' } as const;

/**
 * Returns the pay lines of whole weeks. Daily overtime is paid in the period of its date, weekly overtime in the period
 * in which the workweek ends (domain-rules.md, "Overtime").
 */
export function payLines(facts: PayFacts, weeks: readonly WeekPay[]): PayLine[] {
  const periodOn = payPeriodsOf(facts.calendar);
  const workweeks = weeks.map(({ week }) => week);
  const drafts = weeks.flatMap((pay) => [
    ...paidSpansOf(facts, pay.spans, pay.salary).flatMap((span) => workDrafts(periodOn, pay, span)),
    ...pay.spans.flatMap((span) => fringeDrafts(periodOn, pay, span)),
    ...pay.premiums.map((premium) => premiumDraft(periodOn, pay, premium)),
  ]);
  const withoutHours = [
    ...otherPay(facts, periodOn, workweeks),
    ...salaryPay(facts, periodOn, workweeks),
  ];
  return settle([
    ...drafts,
    ...timeOffDrafts(facts, periodOn, weeks),
    ...withoutHours.map((pay): Draft => ({ ...unrelated, ...pay, minutes: 0 })),
  ]);
}

function workDrafts(periodOn: PeriodOn, pay: WeekPay, span: PaidSpan): Draft[] {
  const dated = periodOn(span.date);
  const weekEnd = periodOn(pay.week.lastDate);
  const minutes = span.to - span.from;
  const isMoved = span.reason === 'weekly' && dated.to < weekEnd.from;
  const at = (period: PayPeriod, payClass: RatedSpan['payClass'], count: number): Draft => ({
    period,
    week: pay.week.date,
    earning: earningOf[payClass],
    projectId: span.entry.projectId,
    costCodeId: span.entry.costCodeId,
    classification: span.classification,
    timeOffKind: null,
    minutes: count,
    isSplitWeek: false,
    ...workPay(span, payClass, count, pay),
  });
  if (!isMoved) return [at(dated, span.payClass, minutes)];
  return [
    at(dated, 'regular', minutes),
    { ...at(weekEnd, 'regular', -minutes), isSplitWeek: true },
    { ...at(weekEnd, span.payClass, minutes), isSplitWeek: true },
  ];
}

function fringeDrafts(periodOn: PeriodOn, { week }: WeekPay, span: RatedSpan): Draft[] {
  if (span.fringe === 0) return [];
  const minutes = span.to - span.from;
  return [
    {
      ...unrelated,
      period: periodOn(span.date),
      week: week.date,
      earning: 'fringe',
      projectId: span.entry.projectId,
      costCodeId: span.entry.costCodeId,
      classification: span.classification,
      rate: span.fringe,
      minutes,
      exact: hourlyPay(minutes, span.fringe, 0, null),
    },
  ];
}

function premiumDraft(
  periodOn: PeriodOn,
  { week, regularRate }: WeekPay,
  due: BreakPremium,
): Draft {
  return {
    ...unrelated,
    period: periodOn(due.workday.date),
    week: week.date,
    earning: due.kind,
    minutes: due.minutes,
    exact: hourlyPay(due.minutes, 0, 100, regularRate),
  };
}

function timeOffDrafts(facts: PayFacts, periodOn: PeriodOn, weeks: readonly WeekPay[]): Draft[] {
  return facts.timeOff.flatMap((off) => {
    const at = weeks.find(({ week }) => week.date <= off.date && off.date <= week.lastDate);
    if (at === undefined) return [];
    const isHourly = salaryOn(facts, off.date) === null;
    const rate = isHourly ? (optionalInEffect(facts.rates, off.date)?.value ?? null) : null;
    return [
      {
        ...unrelated,
        period: periodOn(off.date),
        week: at.week.date,
        earning: 'time_off',
        timeOffKind: off.kind,
        rate: off.isPaid ? rate : 0,
        minutes: off.minutes,
        exact: hourlyPay(off.minutes, off.isPaid && isHourly ? rate : 0, 0, null),
      },
    ];
  });
}

const unrelated = {
  projectId: null,
  costCodeId: null,
  classification: null,
  timeOffKind: null,
  rate: null,
  percent: 100,
  isSplitWeek: false,
} as const;

const earningsWithoutHours: ReadonlySet<Earning> = new Set([
  'salary',
  'bonus',
  'commission',
  'other_pay',
]);

/** Adds up the drafts of each line, then rounds once. */
function settle(drafts: readonly Draft[]): PayLine[] {
  const drafted = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${keyOf(draft)}|${draft.period.from}|${draft.isSplitWeek}`;
    const before = drafted.get(key);
    drafted.set(key, before === undefined ? draft : plus(before, draft));
  }
  const lines = [...drafted.values()];
  return lines
    .map(({ exact, ...line }): PayLine => {
      const draft = { ...line, exact };
      const isReversal = line.isSplitWeek && line.minutes < 0;
      const amountCents = isReversal ? reversedAmount(draft, lines) : rounded(exact);
      return { ...line, amountCents };
    })
    .filter(({ minutes, earning }) => minutes !== 0 || earningsWithoutHours.has(earning))
    .sort(inOrder);
}

/**
 * Returns the amount of a reversal that makes the week's straight lines add up to the rounded pay of the minutes that
 * stay straight, so that no cent is lost between two periods.
 */
function reversedAmount(reversal: Draft, lines: readonly Draft[]): number | null {
  const related = lines.filter((line) => keyOf(line) === keyOf(reversal));
  const net = related.reduce(plus);
  const paid = related.filter((line) => line !== reversal && !isSame(line, reversal));
  const amounts = paid.map(({ exact }) => rounded(exact));
  const total = rounded(net.exact);
  if (total === null) return null;
  return amounts.reduce<number>((sum, amount) => sum - (amount ?? 0), total);
}

function isSame(one: Draft, other: Draft): boolean {
  return one.isSplitWeek === other.isSplitWeek && one.period.from === other.period.from;
}

function plus(one: Draft, other: Draft): Draft {
  const exact =
    one.exact === null || other.exact === null ? null : addFractions(one.exact, other.exact);
  return { ...one, minutes: one.minutes + other.minutes, exact };
}

function rounded(exact: Fraction | null): number | null {
  return exact === null ? null : roundHalfUp(exact);
}

function keyOf(draft: Draft): string {
  const { week, earning, projectId, costCodeId, classification, timeOffKind, rate, percent } =
    draft;
  return [week, earning, projectId, costCodeId, classification, timeOffKind, rate, percent].join(
    '|',
  );
}

const earningOrder: readonly Earning[] = [
  'salary',
  'regular',
  'overtime',
  'double_time',
  'meal_premium',
  'rest_premium',
  'fringe',
  'time_off',
  'bonus',
  'commission',
  'other_pay',
];

function inOrder(one: PayLine, other: PayLine): number {
  return (
    compareText(one.period.from, other.period.from) ||
    compareText(weekKey(one), weekKey(other)) ||
    Number(one.isSplitWeek) - Number(other.isSplitWeek) ||
    earningOrder.indexOf(one.earning) - earningOrder.indexOf(other.earning) ||
    compareText(one.projectId ?? '', other.projectId ?? '') ||
    compareText(one.costCodeId ?? '', other.costCodeId ?? '') ||
    (one.rate ?? 0) - (other.rate ?? 0)
  );
}

/** Sorts a salary before the weeks of its period. */
function weekKey({ week }: PayLine): string {
  return week ?? '';
}
