/**
 * Input of the pay engine for one person. Instants are epoch milliseconds, dates are ISO dates, rates are
 * ten-thousandths of the currency's unit per hour, amounts are minor units (cents). Rules keep the field names of the
 * database, so that a stored rule is passed in unchanged.
 */
import type { PayCalendar } from '../rules/pay-periods.ts';
import type { RoundingStep } from '../rules/round-minute.ts';
import type { ZoneTable } from './zone-table.ts';

/** A value and its effective date; a list of such values is ordered by date. */
export type Dated<Value> = { readonly from: string; readonly value: Value };

export type CalendarTerms = PayCalendar & {
  /** 1 is Monday, 7 is Sunday. */
  readonly workweek_start: number;
};

export type WorkdayTerms = { readonly attribution: 'start_day' | 'midnight' };

export type RoundingTerms = {
  readonly begin: RoundingStep;
  readonly end: RoundingStep;
  /** Rounds a shift's worked minutes; the difference is added to or subtracted from its end. */
  readonly duration: RoundingStep;
};

export type OvertimeTerms = {
  /** Name of the set, shown with its source. */
  readonly set: string;
  /** The source of the numbers, such as "California Labor Code § 510". */
  readonly source?: string;
  readonly weekly_after_minutes: number | null;
  readonly daily_after_minutes: number | null;
  readonly daily_double_after_minutes: number | null;
  /** Consecutive minutes of one shift, across workdays. */
  readonly shift_after_minutes: number | null;
  /** Daily overtime only below this hourly rate; a list if the limit changed over time. */
  readonly daily_below_rate: number | null | readonly Dated<number>[];
  readonly seventh_day: boolean;
  readonly seventh_day_double_after_minutes: number | null;
  /** `HH:MM`; if null, a workday is the 24 hours from the first work after the previous workday. */
  readonly workday_starts_at: string | null;
  readonly overtime_percent: number;
  readonly double_percent: number;
  /**
   * False if a salary doesn't cover overtime hours, regardless of the agreement, and covers at most the weekly limit.
   * If absent, it pays the hours it covers straight, so that overtime among them adds only the premium (29 CFR
   * 778.325).
   */
  readonly salary_covers_overtime?: boolean;
};

export type MealTerms = {
  readonly after_minutes: number;
  readonly minutes: number;
  /** Can be skipped by choice on a day no longer than this; null if never. */
  readonly waivable_up_to_minutes: number | null;
};

export type BreakTerms = {
  readonly set: string;
  readonly source?: string;
  /** A meal break up to this long is paid. */
  readonly paid_up_to_minutes: number;
  /** A shorter break counts as working time. */
  readonly shortest_block_minutes: number;
  readonly meals: readonly MealTerms[];
  readonly rest: {
    readonly minutes: number;
    readonly every_minutes: number;
    readonly none_under_minutes: number;
  } | null;
  /** A missed meal break pays an hour and missed rest breaks another, once per workday each. */
  readonly missed_pays_hour: boolean;
  /** Deducted if no break was recorded. */
  readonly deduct: { readonly after_minutes: number; readonly minutes: number } | null;
  /** A meal break shorter than this is paid and flagged; absent in version 1. */
  readonly unpaid_from_minutes?: number;
  /** Absent in version 1, where rest breaks are paid. */
  readonly rest_paid?: boolean;
  /** One uninterrupted block in time for each meal (the default), or blocks that add up. */
  readonly meal_form?: 'one_block' | 'added_up';
  /** If blocks add up: the longest uninterrupted work allowed, regardless of their total. */
  readonly longest_stretch_minutes?: number;
  /** False if break punches are never rounded. */
  readonly round_breaks?: boolean;
  /** Minutes paid for each missed rest break, unless it is an hour a day. */
  readonly missed_rest_pays_minutes?: number;
};

export const payKinds = ['hourly', 'salaried_nonexempt', 'exempt', 'contractor'] as const;
export type PayKind = (typeof payKinds)[number];

/** How a person is paid. */
export type PayTerms = {
  readonly kind: PayKind;
  /** Classification for job rates, such as "Electrician". */
  readonly classification: string | null;
  /** Null for the company's rule. */
  readonly overtime: OvertimeTerms | null;
  readonly breaks: BreakTerms | null;
  /** Only for salaried and exempt people. */
  readonly salary: Salary | null;
};

export type Salary = {
  readonly amountCents: number;
  readonly per: 'week' | 'biweek' | 'semimonth' | 'month' | 'year';
  /** Weekly hours that the salary covers (29 CFR 778.113). */
  readonly hoursPerWeek: number;
};

/** A rate that replaces the base rate for some work, or is its minimum. The most specific one wins. */
export type JobRate = {
  readonly id: string;
  readonly from: string;
  /** The first date on which it no longer applies. */
  readonly to: string | null;
  /** Only for this person. */
  readonly isPersonal: boolean;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly classification: string | null;
  readonly rate: number;
  /** Cash fringe per hour, without overtime premium and outside the regular rate. */
  readonly fringe: number;
  readonly mode: 'replaces' | 'at_least';
};

export type WorkBreak = {
  readonly id: string;
  readonly kind: 'meal' | 'rest';
  readonly startedAt: number;
  readonly endedAt: number | null;
};

export type WorkEntry = {
  readonly id: string;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Zone of its wall times, for rounding. */
  readonly zone: string;
  readonly flags: readonly string[];
  readonly breaks: readonly WorkBreak[];
  /** Waits for review and doesn't count until then. */
  readonly needsReview: boolean;
};

export const breakAnswers = ['taken', 'not_provided', 'chose_to_skip'] as const;
export type BreakAnswer = (typeof breakAnswers)[number];

/** A person's answers about the breaks of a workday. They never change minutes. */
export type WorkdayAnswers = {
  readonly workday: string;
  readonly first_meal?: BreakAnswer | undefined;
  readonly second_meal?: BreakAnswer | undefined;
  readonly rest?: BreakAnswer | undefined;
};

/** Time that isn't worked, so it is outside overtime and the regular rate. */
export type TimeOff = {
  readonly date: string;
  readonly minutes: number;
  readonly kind: string;
  readonly isPaid: boolean;
};

export const otherPayKinds = [
  'nondiscretionary_bonus',
  'commission',
  'discretionary_bonus',
  'other',
] as const;
export type OtherPayKind = (typeof otherPayKinds)[number];

/** Pay of a workweek that isn't for hours worked, such as a bonus. */
export type OtherPay = {
  /** A date of the workweek in which it was earned. */
  readonly date: string;
  readonly kind: OtherPayKind;
  readonly amountCents: number;
};

export type PayFacts = {
  /** The zone of the person's workdays and weeks. */
  readonly zones: readonly Dated<string>[];
  readonly zoneTables: ReadonlyMap<string, ZoneTable>;
  readonly calendar: readonly Dated<CalendarTerms>[];
  readonly workday: readonly Dated<WorkdayTerms>[];
  readonly rounding: readonly Dated<RoundingTerms>[];
  readonly overtime: readonly Dated<OvertimeTerms>[];
  readonly breaks: readonly Dated<BreakTerms>[];
  readonly terms: readonly Dated<PayTerms>[];
  /** A null value means that there is no rate from that date on. */
  readonly rates: readonly Dated<number | null>[];
  readonly jobRates: readonly JobRate[];
  readonly entries: readonly WorkEntry[];
  readonly answers: readonly WorkdayAnswers[];
  /** Workdays whose automatic break deduction was reversed. */
  readonly reversedDeductions: readonly string[];
  readonly timeOff: readonly TimeOff[];
  readonly otherPay: readonly OtherPay[];
  /** The time up to which an open entry counts; null if open entries don't count. */
  readonly until: number | null;
};

/**
 * Returns the value in effect on a date. Before the first date it is the first value: rules begin on 2000-01-01, and a
 * device that has lost its clock is in 1970. Throws for an empty list.
 */
export function inEffect<Value>(list: readonly Dated<Value>[], date: string): Value {
  const found = optionalInEffect(list, date) ?? list[0];
  if (found === undefined) throw new RangeError(`No value is in effect on ${date}.`);
  return found.value;
}

/** Like `inEffect`, but undefined before the first date. */
export function optionalInEffect<Value>(
  list: readonly Dated<Value>[],
  date: string,
): Dated<Value> | undefined {
  let found: Dated<Value> | undefined;
  for (const dated of list) {
    if (dated.from > date) break;
    found = dated;
  }
  return found;
}
