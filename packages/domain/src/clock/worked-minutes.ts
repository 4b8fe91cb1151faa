import type { BreakKind, OpenBreak } from './clock-state.ts';

/** The fields of an entry that determine its length: an `Entry`, an `OpenEntry` or a screen's view of one. */
export type WorkedSpan = {
  readonly startedAt: number;
  /** Absent or null while the entry is open. */
  readonly endedAt?: number | null;
  readonly breaks: readonly {
    readonly kind: BreakKind;
    readonly startedAt: number;
    /** Null while the break is under way. */
    readonly endedAt: number | null;
  }[];
};

/** Returns the minute that a clock without seconds shows at an instant, in minutes since the epoch. */
export function wholeMinute(atMs: number): number {
  return Math.floor(atMs / 60_000);
}

/**
 * Returns the minutes from one instant to another. Both ends are truncated to the minute that a clock shows, so that
 * the times on a screen subtract exactly: from 11:17 to 2:32 is 3 h 15 min. All hours that are paid, displayed, printed
 * or exported use this function; it mirrors `app.minutes_between`.
 */
export function minutesBetween(fromMs: number, toMs: number): number {
  return Math.max(0, wholeMinute(toMs) - wholeMinute(fromMs));
}

/**
 * Returns the minutes of an entry that count as work: from start to end, or to `nowMs` while it is open, minus meals,
 * which are unpaid; rests are paid. The company's rounding comes later. It uses instants only, so a night that gains or
 * loses an hour counts with its actual length (domain-rules.md, "Time").
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

/** Returns a running time in milliseconds; its minutes change together with the clock's. */
export function runningMs(minutes: number, nowMs: number): number {
  return minutes * 60_000 + (nowMs % 60_000);
}
