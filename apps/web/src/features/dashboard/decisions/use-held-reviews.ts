import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { makeOrKeep } from '../../../data/changes/keep-change.ts';
import type { Data } from '../../../data/data.ts';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { notify } from '../../../ui/notices.ts';
import { crewTimeKey } from '../crew-time-key.ts';
import type { NamedDecision } from './decision-given.ts';
import { createHeldReviews, type HeldReviews } from './held-reviews.ts';

/** Outbox record of the answer to a review. */
export const reviewRecord = (itemId: string) => `review:${itemId}`;

/** One per person for the whole page load, independent of which screens are mounted. */
const heldByUser = new WeakMap<Data, Map<string, HeldReviews>>();

/** The person's answers that are still held on this device and can be undone. */
export function useHeldReviews() {
  const reviews = heldReviewsOf(useData(), useIdentity().user_id);
  const held = useSyncExternalStore(reviews.subscribe, reviews.current);
  return { held, hold: reviews.hold, undo: reviews.undo };
}

function heldReviewsOf(data: Data, userId: string): HeldReviews {
  const known = heldByUser.get(data) ?? new Map<string, HeldReviews>();
  heldByUser.set(data, known);
  const reviews = known.get(userId) ?? create(data, userId);
  known.set(userId, reviews);
  return reviews;
}

function create(data: Data, userId: string): HeldReviews {
  const { account, platform, queryClient } = data;
  return createHeldReviews({
    ...platform,
    userId,
    send: async (given) => {
      const state = account.state();
      // The next person on this device must not answer for this one.
      if (state.kind !== 'signed_in' || state.identity.user_id !== userId) return;
      try {
        for (const answer of given) await decide(answer);
      } catch (error) {
        void notify({
          tone: 'destructive',
          title: t`Your review wasn’t saved`,
          body: i18n._(describeError(error)),
        });
      }
      await queryClient.invalidateQueries({ queryKey: crewTimeKey(userId) });
    },
  });

  async function decide({
    itemId,
    decision,
    comment,
    time,
    title,
    typed,
  }: NamedDecision): Promise<void> {
    const stated = time !== null && { [time.field]: new Date(time.atMs).toISOString() };
    try {
      await makeOrKeep(data, {
        change: 'decide_item',
        parameters: { item_id: itemId, decision, comment, ...stated },
        about: reviewRecord(itemId),
        record: reviewRecord(itemId),
        path: '/approvals',
        title,
        typed,
      });
    } catch (error) {
      // Punches that wait as one entry are decided together, so this one may be decided already.
      if (!(error instanceof DataError && error.code === 'already_decided')) throw error;
    }
  }
}
