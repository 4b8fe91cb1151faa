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

/**
 * Milliseconds of an entry that count as work: from start to end, or to `now` while it is open,
 * less the meals, which are unpaid; rests are paid. From instants only, so a night that gains or
 * loses an hour counts as it was lived (domain-rules.md, "Time").
 */
export function workedMs(entry: WorkedSpan, now: number, onBreak: OpenBreak | null = null): number {
  const meals = entry.breaks.filter((taken) => taken.kind === 'meal');
  const mealMs = meals.map(({ startedAt, endedAt }) => lastedMs(startedAt, endedAt ?? now));
  if (onBreak?.kind === 'meal') mealMs.push(lastedMs(onBreak.startedAt, now));
  return (entry.endedAt ?? now) - entry.startedAt - mealMs.reduce((sum, ms) => sum + ms, 0);
}

function lastedMs(from: number, to: number): number {
  return Math.max(0, to - from);
}
