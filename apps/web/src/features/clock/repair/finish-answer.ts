import {
  resolveWallTime,
  type WallTime,
  type WallTimeProblem,
} from '../../../ui/time/wall-time.ts';
import { type FinishSuggestion, type ForgottenEntry, lastSeenAtMs } from './finish-suggestions.ts';

/** The values of the form that asks when someone finished. */
export type FinishForm = {
  /** Null if nothing is chosen yet. */
  readonly choice: FinishSuggestion['why'] | 'own' | null;
  /** Used with `own`. */
  readonly wall: WallTime;
};

export type FinishProblem = WallTimeProblem | 'not_chosen' | 'too_late' | 'before_work_ended';

/**
 * Returns the instant that a filled-in form describes: after the last sign of work in the entry and no later than
 * `latestAtMs`.
 */
export function resolveFinish(
  { choice, wall }: FinishForm,
  entry: ForgottenEntry & { readonly zone: string },
  suggestions: readonly FinishSuggestion[],
  latestAtMs: number,
): { readonly atMs: number } | { readonly problem: FinishProblem } {
  if (choice !== 'own') {
    const suggestion = suggestions.find(({ why }) => why === choice);
    return suggestion === undefined ? { problem: 'not_chosen' } : { atMs: suggestion.atMs };
  }
  const stated = resolveWallTime(wall, entry.zone);
  if ('problem' in stated) return stated;
  if (stated.atMs > latestAtMs) return { problem: 'too_late' };
  return stated.atMs <= entry.startedAt || stated.atMs < lastSeenAtMs(entry)
    ? { problem: 'before_work_ended' }
    : stated;
}
