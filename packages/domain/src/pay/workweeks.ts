import { addDays, isoWeekday } from '../rules/pay-periods.ts';
import { inEffect, type PayFacts } from './pay-facts.ts';
import type { Span } from './shifts.ts';
import { overtimeTermsOn } from './terms-on.ts';
import { minuteAtLocal, selectZoneTable } from './zone-table.ts';

/** 24 hours in which daily overtime is counted. */
export type Workday = Span & {
  /** The local date on which it begins. */
  readonly date: string;
};

export type Workweek = Span & {
  /** First date. */
  readonly date: string;
  /** Last date; six days after the first one unless a new calendar rule cut the week short. */
  readonly lastDate: string;
  readonly dates: readonly string[];
  /** Minutes after midnight; null: workdays begin with the first work. */
  readonly workdayStartsAt: number | null;
};

/** The workweek that contains a date. */
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

/** Consecutive workweeks that cover the dates, the first and the last one whole. */
export function workweeksBetween(facts: PayFacts, from: string, to: string): Workweek[] {
  const starts = [weekStartOn(facts, from)];
  for (let day = addDays(starts[0] ?? from, 1); ; day = addDays(day, 1)) {
    if (!isWeekStart(facts, day)) continue;
    starts.push(day);
    if (day > to) break;
  }
  return starts.slice(0, -1).map((date, index) => {
    const next = starts[index + 1] ?? addDays(date, 7);
    const dates: string[] = [];
    for (let day = date; day < next; day = addDays(day, 1)) dates.push(day);
    return {
      date,
      lastDate: addDays(next, -1),
      dates,
      from: workdayStart(facts, date, date),
      to: workdayStart(facts, next, next),
      workdayStartsAt: workdayStartsAt(facts, date),
    };
  });
}

/** The workdays of a week whose workdays begin at a time of day. */
export function fixedWorkdays(facts: PayFacts, week: Workweek): Workday[] {
  const starts = week.dates.map((date) => workdayStart(facts, date, week.date));
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
