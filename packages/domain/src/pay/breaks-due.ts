import type { BreakAnswer, BreakTerms, PayFacts, WorkdayAnswers } from './pay-facts.ts';
import { minutesIn, type Shift, type Span, workSpansOf } from './shifts.ts';
import { breakTermsOn, payTermsOn } from './terms-on.ts';
import type { Workday } from './workweeks.ts';

/** The outcome of a meal break that was due. */
export type MealOutcome =
  | 'recorded'
  /** The person says they took it, but no break is recorded; the app offers a correction. */
  | 'taken_without_record'
  | 'waived'
  | 'late'
  | 'short'
  | 'not_provided'
  /** Neither recorded nor answered. */
  | 'unanswered';

export type MealDue = {
  readonly meal: 'first_meal' | 'second_meal' | 'third_meal';
  readonly afterMinutes: number;
  readonly minutes: number;
  readonly outcome: MealOutcome;
};

/** The breaks of a workday compared with the rule, on recorded times without rounding. */
export type BreaksDue = {
  readonly workday: Workday;
  readonly terms: BreakTerms;
  readonly workedMinutes: number;
  readonly meals: readonly MealDue[];
  /** The number of rest breaks earned by the day's work. */
  readonly restBreaks: number;
  readonly restRecorded: number;
  readonly restAnswer: BreakAnswer | null;
};

/** The pay for a missed break. */
export type BreakPremium = {
  readonly workday: Workday;
  readonly kind: 'meal_premium' | 'rest_premium';
  readonly minutes: number;
  readonly terms: BreakTerms;
};

type Block = Span & { readonly workBefore: number };

const mealNames = ['first_meal', 'second_meal', 'third_meal'] as const;

/**
 * Compares the breaks of one workday with the rule.
 *
 * @param spans worked minutes of the workday before rounding
 * @param shifts the shifts that touch the workday
 */
export function breaksDue(
  facts: PayFacts,
  workday: Workday,
  spans: readonly Span[],
  shifts: readonly Shift[],
): BreaksDue {
  const terms = breakTermsOn(facts, workday.date);
  const workedMinutes = minutesIn(spans);
  const blocks = blocksOf(workday, spans, shifts, terms);
  const answers = facts.answers.find((answer) => answer.workday === workday.date);
  const rests = shifts.flatMap(({ entries }) =>
    entries.flatMap(({ breaks }) =>
      breaks.filter(({ kind, from, recordedMinutes }) => {
        const isLongEnough = recordedMinutes >= (terms.rest?.minutes ?? 0);
        return kind === 'rest' && isLongEnough && from >= workday.from && from < workday.to;
      }),
    ),
  );
  return {
    workday,
    terms,
    workedMinutes,
    meals:
      terms.meal_form === 'added_up'
        ? mealsAddedUp(terms, workedMinutes, blocks, longestStretch(workday, shifts, terms))
        : mealsInBlocks(terms, workedMinutes, blocks, answers),
    restBreaks: restBreaksFor(terms, workedMinutes),
    restRecorded: rests.length,
    restAnswer: answers?.rest ?? null,
  };
}

/** Returns at most one hour for meals and one for rest breaks, if the rule pays for missed ones. */
export function premiumsOf(facts: PayFacts, due: BreaksDue): BreakPremium[] {
  const { terms, workday } = due;
  const { kind } = payTermsOn(facts, workday.date);
  if (kind === 'exempt' || kind === 'contractor') return [];
  const premiums: BreakPremium[] = [];
  if (terms.missed_pays_hour && due.meals.some(({ outcome }) => isMissed(outcome))) {
    premiums.push({ workday, kind: 'meal_premium', minutes: 60, terms });
  }
  const missedRests = due.restAnswer === 'not_provided' ? due.restBreaks : 0;
  const minutes =
    terms.missed_rest_pays_minutes === undefined
      ? Math.min(1, missedRests) * (terms.missed_pays_hour ? 60 : 0)
      : Math.max(0, missedRests - due.restRecorded) * terms.missed_rest_pays_minutes;
  if (minutes > 0) premiums.push({ workday, kind: 'rest_premium', minutes, terms });
  return premiums;
}

export function isMissed(outcome: MealOutcome): boolean {
  return ['late', 'short', 'not_provided', 'unanswered'].includes(outcome);
}

/** Returns off-duty time within the workday: recorded breaks, and the time between two shifts. */
function blocksOf(
  workday: Workday,
  spans: readonly Span[],
  shifts: readonly Shift[],
  terms: BreakTerms,
): Block[] {
  const isIn = ({ from }: Span) => from >= workday.from && from < workday.to;
  const recorded = shifts.flatMap(({ entries }) =>
    entries.flatMap(({ breaks }) =>
      breaks
        .filter((taken) => taken.pay !== 'work' && isIn(taken))
        .filter(({ kind }) => kind === 'meal' || terms.rest_paid === false)
        .map(({ from, to }) => ({ from, to })),
    ),
  );
  const between = shifts
    .slice(1)
    .map((shift, index) => ({
      from: shifts[index]?.endedAt ?? shift.startedAt,
      to: shift.startedAt,
    }))
    .filter((gap) => isIn(gap) && gap.to < workday.to);
  return [...recorded, ...between]
    .sort((one, other) => one.from - other.from)
    .map((block) => ({
      ...block,
      workBefore: spans.reduce(
        (sum, { from, to }) => sum + Math.max(0, Math.min(to, block.from) - from),
        0,
      ),
    }));
}

/** Matches one uninterrupted block to each meal, started in time (California Labor Code § 512). */
function mealsInBlocks(
  terms: BreakTerms,
  workedMinutes: number,
  blocks: readonly Block[],
  answers: WorkdayAnswers | undefined,
): MealDue[] {
  const free = [...blocks];
  const meals: MealDue[] = [];
  for (const [index, rule] of terms.meals.entries()) {
    if (workedMinutes <= rule.after_minutes) break;
    const meal = mealNames[index] ?? 'third_meal';
    const inTime = (block: Block) => block.workBefore <= rule.after_minutes;
    const isLong = ({ from, to }: Block) => to - from >= rule.minutes;
    const good = free.findIndex((block) => inTime(block) && isLong(block));
    const late = free.findIndex(isLong);
    const short = free.findIndex(inTime);
    const answer = meal === 'third_meal' ? undefined : answers?.[meal];
    const used = [good, late, short].find((at) => at >= 0);
    if (used !== undefined) free.splice(used, 1);
    const isWaivable =
      rule.waivable_up_to_minutes !== null &&
      workedMinutes <= rule.waivable_up_to_minutes &&
      // The second meal can be waived only if the first one was taken.
      meals.every(({ outcome }) => outcome === 'recorded' || outcome === 'taken_without_record');
    const outcome = ((): MealOutcome => {
      if (good >= 0) return 'recorded';
      if (answer === 'chose_to_skip' && isWaivable) return 'waived';
      if (late >= 0) return 'late';
      if (short >= 0) return 'short';
      if (answer === 'taken') return 'taken_without_record';
      return answer === undefined ? 'unanswered' : 'not_provided';
    })();
    meals.push({ meal, afterMinutes: rule.after_minutes, minutes: rule.minutes, outcome });
  }
  return meals;
}

/** Returns the longest uninterrupted work of the workday; it may continue into the next one. */
function longestStretch(workday: Workday, shifts: readonly Shift[], terms: BreakTerms): number {
  let longest = 0;
  let stretch = 0;
  let from = Number.NEGATIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of shifts.flatMap(workSpansOf)) {
    const minutes = span.to - span.from;
    const isBreak = span.breakId !== null && minutes >= terms.shortest_block_minutes;
    if (isBreak || span.from - end >= terms.shortest_block_minutes) {
      stretch = 0;
      from = isBreak ? span.to : span.from;
    }
    if (!isBreak) stretch += minutes;
    end = span.to;
    if (from >= workday.from && from < workday.to) longest = Math.max(longest, stretch);
  }
  return longest;
}

/**
 * The blocks must add up to the time that the day's work requires, and none may come too late (Arbeitszeitgesetz § 4).
 */
function mealsAddedUp(
  terms: BreakTerms,
  workedMinutes: number,
  blocks: readonly Block[],
  stretch: number,
): MealDue[] {
  const isLate = stretch > (terms.longest_stretch_minutes ?? Number.POSITIVE_INFINITY);
  const rested = minutesIn(
    blocks.filter(({ from, to }) => to - from >= terms.shortest_block_minutes),
  );
  let demanded = 0;
  return terms.meals
    .filter(({ after_minutes }, index) => workedMinutes > after_minutes || (isLate && index === 0))
    .map((rule, index) => {
      demanded += rule.minutes;
      const inTime = isLate && index === 0 ? 'late' : 'recorded';
      return {
        meal: mealNames[index] ?? 'third_meal',
        afterMinutes: rule.after_minutes,
        minutes: rule.minutes,
        outcome: rested >= demanded || workedMinutes <= rule.after_minutes ? inTime : 'short',
      };
    });
}

/** Returns one for each period of work or major fraction of one (Brinker v. Superior Court, 53 Cal.4th 1004). */
function restBreaksFor({ rest }: BreakTerms, workedMinutes: number): number {
  if (rest === null || workedMinutes < rest.none_under_minutes) return 0;
  const whole = Math.floor(workedMinutes / rest.every_minutes);
  const over = workedMinutes - whole * rest.every_minutes;
  return whole + (over * 2 > rest.every_minutes ? 1 : 0);
}
