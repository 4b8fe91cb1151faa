import { type FinishSuggestion, type ForgottenEntry, lastSeenAtMs } from './finish-suggestions.ts';
import { instantsOfWallTime, type WallTime } from './wall-time.ts';

/** What stands in the form that asks when somebody finished. */
export type FinishForm = {
  /** Null: nothing chosen yet. */
  readonly choice: FinishSuggestion['why'] | 'own' | null;
  /** With `own`. */
  readonly wall: WallTime;
  /** With `own`, in the hour that autumn repeats: which of the two. */
  readonly pass: 'first' | 'second' | null;
};

export type FinishProblem =
  | 'not_chosen'
  | 'no_such_time'
  | 'which_of_two'
  | 'too_late'
  | 'before_work_ended';

export type ResolvedFinish =
  | { readonly kind: 'at'; readonly atMs: number }
  | { readonly kind: 'problem'; readonly problem: FinishProblem };

/**
 * The instant that a filled-in form means: after the last sign of work in the entry, and not after
 * `latestAtMs`. An ambiguous wall time is asked about, never guessed (domain-rules.md, "Time").
 */
export function resolveFinish(
  form: FinishForm,
  entry: ForgottenEntry & { readonly zone: string },
  suggestions: readonly FinishSuggestion[],
  latestAtMs: number,
): ResolvedFinish {
  if (form.choice === null) return { kind: 'problem', problem: 'not_chosen' };
  if (form.choice !== 'own') {
    const suggestion = suggestions.find(({ why }) => why === form.choice);
    return suggestion === undefined
      ? { kind: 'problem', problem: 'not_chosen' }
      : { kind: 'at', atMs: suggestion.atMs };
  }
  const instants = instantsOfWallTime(form.wall, entry.zone);
  if (instants.length === 2 && form.pass === null) {
    return { kind: 'problem', problem: 'which_of_two' };
  }
  const atMs = form.pass === 'second' ? instants.at(-1) : instants[0];
  if (atMs === undefined) return { kind: 'problem', problem: 'no_such_time' };
  if (atMs > latestAtMs) return { kind: 'problem', problem: 'too_late' };
  if (atMs <= entry.startedAt || atMs < lastSeenAtMs(entry)) {
    return { kind: 'problem', problem: 'before_work_ended' };
  }
  return { kind: 'at', atMs };
}
