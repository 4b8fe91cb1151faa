import { addDays, isoWeekday } from '../rules/pay-periods.ts';
import { inEffect, type PayFacts } from './pay-facts.ts';
import type { Span } from './shifts.ts';
import { overtimeTermsOn } from './terms-on.ts';
import { minuteAtLocal, selectZoneTable } from './zone-table.ts';

/** The 24 hours over which daily overtime is counted. */
export type Workday = Span & {
  /** The local date of its start. */
  readonly date: string;
};

export type Workweek = Span & {
  /** First date. */
  readonly date: string;
  /** Last date; six days after the first one unless a new calendar rule shortened the week. */
  readonly lastDate: string;
  readonly dates: readonly string[];
  /** Minutes after midnight; null if workdays begin with the first work. */
  readonly workdayStartsAt: number | null;
  /** The week's end under the rules that it began with; null if that is where the next week begins. */
  readonly oldEnd: WeekBoundary | null;
};

type WeekBoundary = {
  /** First date of the following week. */
  readonly date: string;
  /** Epoch minute. */
  readonly minute: number;
};

/** Returns the first date of the workweek that contains a date. */
export function weekStartOn(facts: PayFacts, date: string): string {
  let day = date;
  while (!isWeekStart(facts, day)) day = addDays(day, -1);
  return day;
}

function isWeekStart(facts: PayFacts, date: string): boolean {
  const calendar = inEffect(facts.calendar, date);
  if (isoWeekday(date) === calendar.workweek_start) return true;
  return facts.calendar.some(({ from }, index) => index > 0 && from === date);
}

/**
 * Returns the consecutive workweeks that cover the dates, with the first and last one complete and each ending where
 * the next one begins. If the last boundary moves, the week that shares hours with the last one is included.
 */
export function workweeksBetween(facts: PayFacts, from: string, to: string): Workweek[] {
  const weeks: Workweek[] = [];
  let date = weekStartOn(facts, from);
  for (;;) {
    const week = workweekFrom(facts, date);
    weeks.push(week);
    date = addDays(week.lastDate, 1);
    if (date > to && week.oldEnd === null) return weeks;
  }
}

/** Returns the workweeks that contain the dates, and those that share hours with one of them. */
export function workweeksToCalculate(facts: PayFacts, from: string, to: string): Workweek[] {
  const weeks = workweeksBetween(facts, addDays(from, -7), to);
  let first = weeks.findIndex(({ lastDate }) => lastDate >= from);
  while (weeks[first - 1]?.oldEnd != null) first -= 1;
  return weeks.slice(first);
}

function workweekFrom(facts: PayFacts, date: string): Workweek {
  let next = addDays(date, 1);
  while (!isWeekStart(facts, next)) next = addDays(next, 1);
  return workweekOf(facts, date, {
    from: workdayStart(facts, date, date),
    end: { date: next, minute: workdayStart(facts, next, next) },
  });
}

function workweekOf(
  facts: PayFacts,
  date: string,
  { from, end }: { readonly from: number; readonly end: WeekBoundary },
): Workweek {
  const dates: string[] = [];
  for (let day = date; day < end.date; day = addDays(day, 1)) dates.push(day);
  return {
    date,
    lastDate: addDays(end.date, -1),
    dates,
    from,
    to: end.minute,
    workdayStartsAt: workdayStartsAt(facts, date),
    oldEnd: oldEndOf(facts, date, end),
  };
}

function oldEndOf(facts: PayFacts, date: string, end: WeekBoundary): WeekBoundary | null {
  const zone = inEffect(facts.zones, date);
  const calendar = inEffect(facts.calendar, date);
  const startsAt = workdayStartsAt(facts, date);
  if (
    inEffect(facts.calendar, end.date) === calendar &&
    inEffect(facts.zones, end.date) === zone &&
    workdayStartsAt(facts, end.date) === startsAt
  ) {
    return null;
  }
  let next = addDays(date, 1);
  while (isoWeekday(next) !== calendar.workweek_start) next = addDays(next, 1);
  const minute = minuteAtLocal(selectZoneTable(facts.zoneTables, zone), next, startsAt ?? 0);
  return minute === end.minute ? null : { date: next, minute };
}

/** Returns both weeks with their shared hours counted in the first one. Null if that leaves no second week. */
export function endWithOldRules(
  facts: PayFacts,
  week: Workweek,
  next: Workweek,
): readonly [Workweek, Workweek] | null {
  const end = week.oldEnd;
  if (end === null || end.minute >= next.to || end.date > next.lastDate) return null;
  const after = { date: addDays(next.lastDate, 1), minute: next.to };
  return [
    { ...workweekOf(facts, week.date, { from: week.from, end }), oldEnd: null },
    { ...workweekOf(facts, end.date, { from: end.minute, end: after }), oldEnd: next.oldEnd },
  ];
}

/** Returns the workdays of a week in which workdays begin at a fixed time of day. */
export function fixedWorkdays(facts: PayFacts, week: Workweek): Workday[] {
  const starts = week.dates.map((date, index) =>
    index === 0 ? week.from : workdayStart(facts, date, week.date),
  );
  return week.dates.map((date, index) => ({
    date,
    from: starts[index] ?? week.from,
    to: starts[index + 1] ?? week.to,
  }));
}

function workdayStart(facts: PayFacts, date: string, weekDate: string): number {
  const table = selectZoneTable(facts.zoneTables, inEffect(facts.zones, date));
  return minuteAtLocal(table, date, workdayStartsAt(facts, weekDate) ?? 0);
}

function workdayStartsAt(facts: PayFacts, weekDate: string): number | null {
  const { workday_starts_at } = overtimeTermsOn(facts, weekDate);
  if (workday_starts_at === null) return null;
  return Number(workday_starts_at.slice(0, 2)) * 60 + Number(workday_starts_at.slice(3));
}
