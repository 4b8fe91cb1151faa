import { Trans } from '@lingui/react/macro';
import { useUnsentChanges } from '../../../data/changes/use-kept-changes.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { openDecisionsQuery } from './open-decisions-query.ts';
import { ReviewList } from './ReviewList.tsx';
import { reviewRecord, useHeldReviews } from './use-held-reviews.ts';

/** On Today there is room for the first ones; the rest is in Approvals. */
const peopleShown = 2;

/** What needs review, with its answers; nothing where nothing does. */
export function ReviewsToday() {
  const { user_id, person_id, role } = useIdentity();
  const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
  const reviews = useSnapshotQuery(openDecisionsQuery(user_id, me));
  const { held } = useHeldReviews();
  const unsent = useUnsentChanges(reviewRecord(''));
  const isEmpty = held.length === 0 && unsent.length === 0;
  if (reviews.status !== 'ready' || (reviews.data.length === 0 && isEmpty)) return null;
  return (
    <section aria-labelledby="reviews-today" className="space-y-3">
      <h2 id="reviews-today" className="text-18 font-semibold tracking-title">
        <Trans>Needs review</Trans>
      </h2>
      <ReviewList limit={peopleShown} />
    </section>
  );
}
