import { addDays, isoWeekday } from '@muster/domain';

export const boardViews = ['week', 'two_weeks', 'month'] as const;
export type BoardView = (typeof boardViews)[number];

/** The days that a board shows, as `yyyy-mm-dd`, both ends included. */
export type BoardSpan = { readonly from: string; readonly to: string };

/** Returns the first day of the workweek that contains a day. @param workweekStart 1 is Monday, 7 is Sunday */
export function weekStartOf(day: string, workweekStart: number): string {
  return addDays(day, -((isoWeekday(day) - workweekStart + 7) % 7));
}

/** Returns the span of a view that contains the day. Weeks begin with the company's workweek, months on the 1st. */
export function spanOf(view: BoardView, day: string, workweekStart: number): BoardSpan {
  if (view === 'month') {
    const from = firstOfMonth(day);
    return { from, to: addDays(nextMonth(from), -1) };
  }
  const from = weekStartOf(day, workweekStart);
  return { from, to: addDays(from, view === 'week' ? 6 : 13) };
}

/** Returns the first day of the previous span. A two-week board goes back two weeks, not one. */
export function previousFrom(view: BoardView, span: BoardSpan): string {
  switch (view) {
    case 'week':
      return addDays(span.from, -7);
    case 'two_weeks':
      return addDays(span.from, -14);
    case 'month':
      return firstOfMonth(addDays(span.from, -1));
  }
}

export function daysOf({ from, to }: BoardSpan): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the number of days from one day to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function nextMonth(first: string): string {
  return firstOfMonth(addDays(first, 31));
}
