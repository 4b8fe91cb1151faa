import type { BreakKind, OpenBreak } from './clock-state.ts';

/** What of an entry says how long it was: an `Entry`, an `OpenEntry` or a screen's view of one. */
export type WorkedSpan = {
  readonly startedAt: number;
  /** Absent or null while it is open. */
  readonly endedAt?: number | null;
  readonly breaks: readonly {
    readonly kind: BreakKind;
    readonly startedAt: number;
    /** Null while it is under way. */
    readonly endedAt: number | null;
  }[];
};

/** The minute that a clock without seconds shows at an instant, in minutes since the epoch. */
export function wholeMinute(atMs: number): number {
  return Math.floor(atMs / 60_000);
}

/**
 * Minutes from one instant to another. Both ends are cut to the minute that a clock shows, so that the
 * times on a screen subtract exactly: from 11:17 to 2:32 it is 3 h 15 min. All hours that are paid,
 * shown, printed or exported come from here; as `app.minutes_between` of the schema.
 */
export function minutesBetween(fromMs: number, toMs: number): number {
  return Math.max(0, wholeMinute(toMs) - wholeMinute(fromMs));
}

/**
 * Minutes of an entry that count as work: from start to end, or to `nowMs` while it is open, less the
 * meals, which are unpaid; rests are paid. Before the company's rounding. From instants only, so a night
 * that gains or loses an hour counts as it was lived (domain-rules.md, "Time").
 */
export function workedMinutes(
  entry: WorkedSpan,
  nowMs: number,
  onBreak: OpenBreak | null = null,
): number {
  const meals = entry.breaks.filter((taken) => taken.kind === 'meal');
  const mealMinutes = meals.map(({ startedAt, endedAt }) =>
    minutesBetween(startedAt, endedAt ?? nowMs),
  );
  if (onBreak?.kind === 'meal') mealMinutes.push(minutesBetween(onBreak.startedAt, nowMs));
  const span = minutesBetween(entry.startedAt, entry.endedAt ?? nowMs);
  return span - mealMinutes.reduce((sum, minutes) => sum + minutes, 0);
}

/** A time that runs, in milliseconds: its minutes change when those of the clock do. */
export function runningMs(minutes: number, nowMs: number): number {
  return minutes * 60_000 + (nowMs % 60_000);
}
