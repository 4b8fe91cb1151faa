import type { DecisionAnswer } from '@muster/contract';
import type { TypedValue } from '../../../data/changes/kept-change.ts';

/** An answer to a review. */
export type DecisionGiven = {
  readonly itemId: string;
  readonly decision: DecisionAnswer;
  /** Needed for all but `accept`. */
  readonly comment: string | null;
  /** With `set_time`: the end of an estimated entry, or the start of one that has none. */
  readonly time: { readonly field: 'ended_at' | 'started_at'; readonly atMs: number } | null;
};

/** With its punch and the answer in words. */
export type NamedDecision = DecisionGiven & {
  readonly title: string;
  readonly typed: readonly TypedValue[];
};
