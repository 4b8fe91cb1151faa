import { addDays } from '../rules/pay-periods.ts';
import { longShiftMs } from '../clock/fold-punch.ts';
import { breaksDue, premiumsOf, type BreaksDue } from './breaks-due.ts';
import { classify, type LowestRate } from './classify.ts';
import { deductBreaks, type Deduction } from './deduct-breaks.ts';
import { workRate } from './job-rates.ts';
import type { PayFacts } from './pay-facts.ts';
import { compareText } from '../compare-text.ts';
import { placeMovedBoundaries } from './moved-weeks.ts';
import { payLines, type PayLine, type WeekPay } from './pay-lines.ts';
import { placeWork, type PlacedSpan } from './place-work.ts';
import { regularRateOf, type RatedSpan } from './regular-rate.ts';
import {
  minutesIn,
  personDateAt,
  roundedWorkSpansOf,
  roundShifts,
  shiftsOf,
  workSpansOf,
  type Shift,
} from './shifts.ts';
import { agreedHourlyRate, salaryOn, weekSalaryOf } from './salary.ts';
import { workweeksBetween, type Workday, type Workweek } from './workweeks.ts';

/** Something that needs review. */
export type PayException = {
  readonly kind: string;
  readonly date: string;
  readonly entryId: string | null;
};

export type Reckoning = {
  readonly weeks: readonly WeekPay[];
  /** Every worked minute exactly once, in order of time. */
  readonly spans: readonly RatedSpan[];
  readonly breaks: readonly BreaksDue[];
  readonly deductions: readonly Deduction[];
  readonly exceptions: readonly PayException[];
  readonly lines: readonly PayLine[];
};

/** Flags that a timesheet shows for review. */
const flagsShown = new Set([
  'estimated',
  'missing_out',
  'auto_out',
  'outside',
  'clock_wrong',
  'meal_not_ended',
]);

/**
 * Turns a person's time entries into paid minutes, premiums and lines of pay, each with its reason. Pure and
 * independent of the order of the entries; the same on a phone and on the server. Also pass the entries of the two days
 * before, so that a shift across the first boundary is complete, and those of the adjacent weeks if a workweek moves.
 *
 * @param from first date; its whole workweek is calculated
 * @param to last date; its whole workweek is calculated
 */
export function reckon(facts: PayFacts, from: string, to: string): Reckoning {
  const shifts = shiftsOf(facts);
  const earliest = shifts[0];
  const firstDate =
    earliest !== undefined && earliest.date < from ? addDays(earliest.date, -1) : from;
  const isShown = (week: Workweek) => week.lastDate >= from && week.date <= to;

  const roundedShifts = roundShifts(facts, shifts);
  const rounded = roundedShifts.flatMap((shift, index) =>
    roundedWorkSpansOf(facts, shift, roundedShifts[index + 1]?.entries[0]?.from),
  );
  const workIn = (weeks: readonly Workweek[], isWanted: (week: Workweek) => boolean) => {
    const placed = deductBreaks(facts, placeWork(facts, weeks, rounded), shifts);
    const classified = classify(facts, placed.spans, lowestRateOf(facts, placed.spans));
    const spans = classified
      .filter(({ week }) => isWanted(week))
      .map((span): RatedSpan => ({ ...span, ...workRate(facts, span.date, span.entry) }));
    const spansByWeek = groupBy(spans, ({ week }) => week.from);
    const pay = weeks
      .filter(isWanted)
      .map((week) => weekPayOf(facts, week, spansByWeek.get(week.from) ?? []));
    return { spans, pay, deductions: placed.deductions };
  };
  const allWeeks = placeMovedBoundaries(
    facts,
    workweeksBetween(facts, firstDate, addDays(to, 1)),
    (weeks) => workIn(weeks, () => true).pay,
  );
  const { spans, pay, deductions } = workIn(allWeeks, isShown);

  const recorded = placeWork(facts, allWeeks, shifts.flatMap(workSpansOf)).filter(({ week }) =>
    isShown(week),
  );
  const breaks = breaksOf(facts, recorded, shifts);
  const premiums = breaks.flatMap((due) => premiumsOf(facts, due));
  const weeks = pay.map((ofWeek): WeekPay => ({
    ...ofWeek,
    premiums: premiums.filter(({ workday }) => isWithin(workday, ofWeek.week)),
  }));
  return {
    weeks,
    spans,
    breaks,
    deductions: deductions.filter(({ workday }) =>
      weeks.some(({ week }) => isWithin(workday, week)),
    ),
    exceptions: exceptionsOf(facts, shifts, spans, breaks, { from, to }),
    lines: payLines(facts, weeks),
  };
}

function weekPayOf(facts: PayFacts, week: Workweek, spans: readonly RatedSpan[]): WeekPay {
  const salary = weekSalaryOf(facts, week, minutesIn(spans));
  const regularRate = regularRateOf(facts, week, spans, salary);
  return { week, spans, premiums: [], salary, regularRate };
}

function isWithin(workday: Workday, week: Workweek): boolean {
  return week.from <= workday.from && workday.from < week.to;
}

function lowestRateOf(facts: PayFacts, spans: readonly PlacedSpan[]): LowestRate {
  const spansByWorkday = groupBy(spans, ({ workday }) => workday.from);
  return (workday) => {
    const ofDay = spansByWorkday.get(workday.from) ?? [];
    const rates = ofDay.map(({ date, entry }) => {
      const salary = salaryOn(facts, date);
      return salary === null ? workRate(facts, date, entry).rate : agreedHourlyRate(salary);
    });
    const known = rates.filter((rate) => rate !== null);
    return known.length < rates.length || known.length === 0 ? null : Math.min(...known);
  };
}

function breaksOf(
  facts: PayFacts,
  spans: readonly PlacedSpan[],
  shifts: readonly Shift[],
): BreaksDue[] {
  return [...groupBy(spans, ({ workday }) => workday.from).values()].flatMap((ofDay) => {
    const workday = ofDay[0]?.workday;
    if (workday === undefined) return [];
    const touching = shifts.filter(
      ({ startedAt, endedAt }) => startedAt < workday.to && endedAt > workday.from,
    );
    return [breaksDue(facts, workday, ofDay, touching)];
  });
}

function exceptionsOf(
  facts: PayFacts,
  shifts: readonly Shift[],
  spans: readonly RatedSpan[],
  breaks: readonly BreaksDue[],
  shown: { readonly from: string; readonly to: string },
): PayException[] {
  const isShown = (date: string) => shown.from <= date && date <= shown.to;
  const found: PayException[] = [];
  const add = (kind: string, date: string, entryId: string | null = null) =>
    found.push({ kind, date, entryId });
  for (const entry of facts.entries) {
    const date = personDateAt(facts, Math.floor(entry.startedAt / 60_000));
    if (!isShown(date)) continue;
    if (entry.needsReview) add('needs_review', date, entry.id);
    if (entry.endedAt === null) add('open_entry', date, entry.id);
    for (const flag of entry.flags) if (flagsShown.has(flag)) add(flag, date, entry.id);
  }
  for (const shift of shifts.filter(({ date }) => isShown(date))) {
    const isLong = (shift.endedAt - shift.startedAt) * 60_000 > longShiftMs;
    if (isLong) add('long_shift', shift.date, shift.entries[0]?.entry.id);
    for (const { entry, breaks: taken } of shift.entries) {
      if (taken.some(({ pay }) => pay === 'short_meal')) add('short_meal', shift.date, entry.id);
    }
  }
  for (const { meals, workday } of breaks) {
    for (const { meal, outcome } of meals) {
      if (outcome !== 'recorded' && outcome !== 'waived') add(`${meal}_${outcome}`, workday.date);
    }
  }
  const withoutRate = spans.filter(
    ({ rate, date }) => rate === null && salaryOn(facts, date) === null,
  );
  for (const date of new Set(withoutRate.map((span) => span.date))) add('rate_missing', date);
  return found.sort(
    (one, other) =>
      compareText(one.date, other.date) ||
      compareText(one.kind, other.kind) ||
      compareText(one.entryId ?? '', other.entryId ?? ''),
  );
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
