import { estimatedShiftMs, longestShiftMs, type OpenBreak, type OpenEntry } from '@muster/domain';

/** When the person may have finished, and why that is worth suggesting. */
export type FinishSuggestion = {
  readonly atMs: number;
  readonly why: 'last_break' | 'full_day' | 'now';
};

/** An entry that someone forgot to end, or one whose end the server had to estimate. */
export type ForgottenEntry = Pick<OpenEntry, 'startedAt' | 'breaks'> & {
  /** A break that was never ended either. */
  readonly onBreak: Pick<OpenBreak, 'startedAt'> | null;
};

/** The time before which an entry ended: now, or when the next one began. */
export type LatestFinish = { readonly atMs: number; readonly isNow: boolean };

const minuteMs = 60_000;

/** Returns the last instant at which the person is known to have been at work. */
export function lastSeenAtMs({ startedAt, breaks, onBreak }: ForgottenEntry): number {
  return Math.max(startedAt, onBreak?.startedAt ?? 0, ...breaks.map(({ endedAt }) => endedAt));
}

/** Returns whether the person may still be working, by the same rule as the fold. */
export function canStillBeWorking(
  { startedAt }: Pick<OpenEntry, 'startedAt'>,
  { atMs, isNow }: LatestFinish,
): boolean {
  return isNow && atMs - startedAt <= longestShiftMs;
}

/**
 * Returns answers to "When did you finish?" for an entry that was never ended, earliest first: after the last break
 * that was punched, after a full day, and now if that isn't absurd. None is before the last sign of work or in the
 * future.
 */
export function finishSuggestions(
  entry: ForgottenEntry,
  latest: LatestFinish,
): readonly FinishSuggestion[] {
  const { atMs: latestAtMs } = latest;
  const seenAtMs = lastSeenAtMs(entry);
  const ideas: FinishSuggestion[] = [
    { atMs: seenAtMs, why: 'last_break' },
    { atMs: entry.startedAt + estimatedShiftMs, why: 'full_day' },
  ];
  if (canStillBeWorking(entry, latest)) ideas.push({ atMs: latestAtMs, why: 'now' });
  return ideas
    .filter(({ atMs }) => atMs > entry.startedAt && atMs >= seenAtMs && atMs <= latestAtMs)
    .filter(
      ({ atMs }, index, all) => all.findIndex((one) => isSameMinute(one.atMs, atMs)) === index,
    )
    .toSorted((a, b) => a.atMs - b.atMs);
}

function isSameMinute(aMs: number, bMs: number): boolean {
  return Math.floor(aMs / minuteMs) === Math.floor(bMs / minuteMs);
}
