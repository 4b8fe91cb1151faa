import { inEffect, type PayFacts } from './pay-facts.ts';
import { personDateAt, type Span, type WorkSpan } from './shifts.ts';
import { fixedWorkdays, type Workday, type Workweek } from './workweeks.ts';
import { minuteAtLocal, minutesPerDay, selectZoneTable } from './zone-table.ts';
import { addDays } from '../rules/pay-periods.ts';

/** Work in its workweek and workday, with the date under which the timesheet shows it. */
export type PlacedSpan = WorkSpan & {
  readonly week: Workweek;
  readonly workday: Workday;
  readonly date: string;
};

/**
 * Splits work at the boundaries of weeks and workdays and, if the company's rule says so, at local midnight.
 *
 * @param spans in order of time
 */
export function placeWork(
  facts: PayFacts,
  weeks: readonly Workweek[],
  spans: readonly WorkSpan[],
): PlacedSpan[] {
  return weeks.flatMap((week) => {
    const inWeek = spans.flatMap((span) => cutTo(span, week));
    const workdays =
      week.workdayStartsAt === null
        ? workdaysFromFirstWork(facts, week, inWeek)
        : fixedWorkdays(facts, week);
    return workdays.flatMap((workday) =>
      inWeek
        .flatMap((span) => cutTo(span, workday))
        .flatMap((span) => attribute(facts, { ...span, week, workday })),
    );
  });
}

/**
 * Returns 24-hour workdays: from the first work, then from the first work after each; restarted at each week's start.
 */
function workdaysFromFirstWork(
  facts: PayFacts,
  week: Workweek,
  spans: readonly WorkSpan[],
): Workday[] {
  const workdays: Workday[] = [];
  for (const span of spans) {
    let from = Math.max(span.from, workdays.at(-1)?.to ?? week.from);
    while (from < span.to) {
      const to = Math.min(from + minutesPerDay, week.to);
      workdays.push({ date: personDateAt(facts, from), from, to });
      from = to;
    }
  }
  return workdays;
}

function attribute(facts: PayFacts, span: Omit<PlacedSpan, 'date'>): PlacedSpan[] {
  const shiftDate = span.shift.date;
  if (inEffect(facts.workday, shiftDate).attribution === 'start_day') {
    return [{ ...span, date: shiftDate }];
  }
  const pieces: PlacedSpan[] = [];
  for (let from = span.from; from < span.to;) {
    const date = personDateAt(facts, from);
    const tomorrow = addDays(date, 1);
    const table = selectZoneTable(facts.zoneTables, inEffect(facts.zones, tomorrow));
    const midnight = minuteAtLocal(table, tomorrow, 0);
    const to = midnight > from ? Math.min(span.to, midnight) : span.to;
    pieces.push({ ...span, from, to, date });
    from = to;
  }
  return pieces;
}

function cutTo<Item extends Span>(span: Item, within: Span): Item[] {
  const from = Math.max(span.from, within.from);
  const to = Math.min(span.to, within.to);
  return from < to ? [{ ...span, from, to }] : [];
}
