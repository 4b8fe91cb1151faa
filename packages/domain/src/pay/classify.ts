import { optionalInEffect, type OvertimeTerms, type PayFacts } from './pay-facts.ts';
import type { PlacedSpan } from './place-work.ts';
import { overtimeTermsOn } from './terms-on.ts';
import { isOvertimeEligible, overtimeTermsOfWeek } from './terms-of-week.ts';
import type { Workday } from './workweeks.ts';

export type PayClass = 'regular' | 'overtime' | 'double';

/** The reason for the pay class of some minutes. */
export type PayReason =
  | 'straight'
  | 'not_eligible'
  | 'daily'
  | 'daily_double'
  | 'consecutive'
  | 'weekly'
  | 'seventh_day'
  | 'seventh_day_double';

export type ClassifiedSpan = PlacedSpan & {
  readonly payClass: PayClass;
  readonly reason: PayReason;
  /** The limit that was exceeded, in minutes; null for straight time. */
  readonly limitMinutes: number | null;
  readonly terms: OvertimeTerms;
};

/** Returns the lowest hourly rate of the person's work on a workday; null if no rate is known. */
export type LowestRate = (workday: Workday) => number | null;

/**
 * Assigns each worked minute one pay class: daily limits first, then consecutive hours, then the
 * weekly limit over the remaining straight minutes in order of time.
 *
 * @param spans in order of time, including those of earlier weeks that touch them
 */
export function classify(
  facts: PayFacts,
  spans: readonly PlacedSpan[],
  lowestRate: LowestRate,
): ClassifiedSpan[] {
  const [first] = spans;
  if (first === undefined) return [];
  const classified: ClassifiedSpan[] = [];
  const seventhDays = seventhDaysOf(spans);
  let { week } = first;
  let isEligible = isOvertimeEligible(facts, week);
  let weekTerms = overtimeTermsOfWeek(facts, week);
  let workday: Workday | undefined;
  let shiftStartedAt = Number.NaN;
  let isSeventh = false;
  let paysDaily = false;
  let straightInWeek = 0;
  let inWorkday = 0;
  let consecutive = 0;

  for (const span of spans) {
    if (week.from !== span.week.from) {
      straightInWeek = 0;
      isEligible = isOvertimeEligible(facts, span.week);
      weekTerms = overtimeTermsOfWeek(facts, span.week);
    }
    if (workday?.from !== span.workday.from) inWorkday = 0;
    // A clock-out breaks the run of consecutive hours; an unpaid meal break neither counts nor
    // breaks it.
    if (shiftStartedAt !== span.shift.startedAt) consecutive = 0;
    const isNewDay = inWorkday === 0;
    week = span.week;
    workday = span.workday;
    shiftStartedAt = span.shift.startedAt;
    const terms = overtimeTermsOn(facts, span.workday.date);
    if (isNewDay) {
      isSeventh = terms.seventh_day && seventhDays.has(span.workday.from);
      paysDaily = isBelowLimit(terms, span.workday, lowestRate);
    }
    if (!isEligible) {
      const reason = 'not_eligible';
      classified.push({ ...span, payClass: 'regular', reason, limitMinutes: null, terms });
      continue;
    }
    for (let from = span.from; from < span.to;) {
      const found = classAt();
      const to = Math.min(span.to, from + found.forMinutes);
      const { payClass, reason, limitMinutes } = found;
      classified.push({ ...span, from, to, payClass, reason, limitMinutes, terms: found.terms });
      const minutes = to - from;
      inWorkday += minutes;
      consecutive += minutes;
      if (payClass === 'regular') straightInWeek += minutes;
      from = to;
    }

    function classAt(): Found {
      if (isSeventh) {
        const until = left(terms.seventh_day_double_after_minutes, inWorkday);
        return until > 0
          ? overtime('overtime', 'seventh_day', 0, terms, until)
          : overtime('double', 'seventh_day_double', terms.seventh_day_double_after_minutes, terms);
      }
      const untilDouble = paysDaily ? left(terms.daily_double_after_minutes, inWorkday) : Infinity;
      if (untilDouble <= 0) {
        return overtime('double', 'daily_double', terms.daily_double_after_minutes, terms);
      }
      const untilDaily = paysDaily ? left(terms.daily_after_minutes, inWorkday) : Infinity;
      if (untilDaily <= 0) {
        return overtime('overtime', 'daily', terms.daily_after_minutes, terms, untilDouble);
      }
      const untilLong = left(terms.shift_after_minutes, consecutive);
      if (untilLong <= 0) {
        const limit = terms.shift_after_minutes;
        const forMinutes = Math.min(untilDouble, untilDaily);
        return overtime('overtime', 'consecutive', limit, terms, forMinutes);
      }
      const soonest = Math.min(untilDouble, untilDaily, untilLong);
      const untilWeekly = left(weekTerms.weekly_after_minutes, straightInWeek);
      if (untilWeekly <= 0) {
        const limit = weekTerms.weekly_after_minutes;
        return overtime('overtime', 'weekly', limit, weekTerms, soonest);
      }
      const forMinutes = Math.min(soonest, untilWeekly);
      return { payClass: 'regular', reason: 'straight', limitMinutes: null, terms, forMinutes };
    }
  }
  return classified;
}

type Found = {
  readonly payClass: PayClass;
  readonly reason: PayReason;
  readonly limitMinutes: number | null;
  readonly terms: OvertimeTerms;
  /** How long the class stays the same. */
  readonly forMinutes: number;
};

function overtime(
  payClass: PayClass,
  reason: PayReason,
  limitMinutes: number | null,
  terms: OvertimeTerms,
  forMinutes = Infinity,
): Found {
  return { payClass, reason, limitMinutes, terms, forMinutes };
}

function left(limit: number | null, reached: number): number {
  return limit === null ? Infinity : limit - reached;
}

/** Returns the start of the seventh workday of each week in which all seven had work. */
function seventhDaysOf(spans: readonly PlacedSpan[]): ReadonlySet<number> {
  const workdaysByWeek = new Map<number, Set<number>>();
  for (const { week, workday } of spans) {
    const workdays = workdaysByWeek.get(week.from) ?? new Set<number>();
    workdaysByWeek.set(week.from, workdays.add(workday.from));
  }
  const worked = [...workdaysByWeek.values()].filter(({ size }) => size === 7);
  return new Set(worked.map((workdays) => Math.max(...workdays)));
}

function isBelowLimit(terms: OvertimeTerms, workday: Workday, lowestRate: LowestRate): boolean {
  const limit = terms.daily_below_rate;
  if (limit === null) return true;
  const inForce = typeof limit === 'number' ? limit : optionalInEffect(limit, workday.date)?.value;
  const rate = lowestRate(workday);
  return inForce === undefined || rate === null || rate < inForce;
}
