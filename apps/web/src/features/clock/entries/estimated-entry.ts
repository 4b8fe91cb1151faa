import type { MyClock } from '@muster/contract';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';

/**
 * Whether the person should still be asked when an entry ended: its end was estimated or they were clocked out
 * automatically, and no supervisor has settled it.
 */
export function asksForFinish(entry: ShownEntry, decisions: MyClock['decisions']): boolean {
  const isSettled = decisions.some(
    ({ kind, state, entry_id }) =>
      kind === 'estimated_close' && entry_id === entry.id && state !== 'open',
  );
  const isGuess = entry.flags.includes('estimated') || entry.flags.includes('auto_out');
  return entry.endedAt !== null && isGuess && !isSettled;
}

/** Returns the latest possible end of an entry: the start of the next one, or now. `entries` come latest first. */
export function latestFinishMs(
  entry: ShownEntry,
  entries: readonly ShownEntry[],
  nowMs: number,
): number {
  const next = entries.findLast(
    ({ startedAt, state }) => startedAt > entry.startedAt && state !== 'needs_decision',
  );
  return next?.startedAt ?? nowMs;
}
