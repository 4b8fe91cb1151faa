import type { DecisionAnswer } from '@muster/contract';
import {
  resolveWallTime,
  type WallTime,
  type WallTimeProblem,
} from '../../../ui/time/wall-time.ts';
import type { DecisionGiven } from './decision-given.ts';
import type { OpenDecision } from './open-decisions-query.ts';

/** The values of the decision form. */
export type DecideForm = {
  /** Null if nothing is chosen yet. */
  readonly decision: DecisionAnswer | null;
  readonly comment: string;
  /** Used with `set_time`. */
  readonly wall: WallTime;
};

export type DecideProblem = WallTimeProblem | 'not_chosen' | 'comment_missing';

/** Returns which time may be set: the end of an entry with an estimated end, or the start of one that has none. */
export function settableTime(kind: string): 'estimated_close' | 'missing_in' | null {
  return kind === 'estimated_close' || kind === 'missing_in' ? kind : null;
}

/** Returns the decision in a filled-in form. The server checks whether its time fits. */
export function resolveDecision(
  { decision, comment, wall }: DecideForm,
  { id, kind, punch }: OpenDecision,
): { readonly given: DecisionGiven } | { readonly problem: DecideProblem } {
  if (decision === null) return { problem: 'not_chosen' };
  const said = comment.trim();
  const base = { itemId: id, decision, comment: said === '' ? null : said } as const;
  if (decision === 'accept') return { given: { ...base, time: null } };
  if (said === '') return { problem: 'comment_missing' };
  if (decision === 'reject') return { given: { ...base, time: null } };
  const stated = resolveWallTime(wall, punch.zone);
  if ('problem' in stated) return stated;
  const field = kind === 'missing_in' ? 'started_at' : 'ended_at';
  return { given: { ...base, time: { field, atMs: stated.atMs } } };
}
