import { Trans } from '@lingui/react/macro';
import { useUnsentChanges } from '../../../data/changes/use-kept-changes.ts';
import { useNow } from '../../../data/clock/use-now.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { hasNoClockOut } from '../board/board-view.ts';
import { useLiveBoard } from '../board/use-live-board.ts';
import { NoClockOuts } from './NoClockOuts.tsx';
import { openDecisionsQuery } from './open-decisions-query.ts';
import { ReviewList } from './ReviewList.tsx';
import { reviewRecord, useHeldReviews } from './use-held-reviews.ts';

/** Today has room for the first few; the rest are in Approvals. */
const peopleShown = 5;
const nowEveryMs = 60_000;

/** Punches that need review, with buttons to answer; empty if there are none. */
export function ReviewsToday() {
  const { user_id, person_id, role } = useIdentity();
  const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
  const reviews = useSnapshotQuery(openDecisionsQuery(user_id, me));
  const { held } = useHeldReviews();
  const unsent = useUnsentChanges(reviewRecord(''));
  const board = useLiveBoard();
  const nowMs = useNow(nowEveryMs);
  const forgotten =
    board.status === 'ready'
      ? board.data.people.filter((person) => hasNoClockOut(person, nowMs))
      : [];
  const hasReviews =
    reviews.status === 'ready' && (reviews.data.length > 0 || held.length > 0 || unsent.length > 0);
  if (!hasReviews && forgotten.length === 0) return null;
  return (
    <section aria-labelledby="reviews-today" className="space-y-3">
      <h2 id="reviews-today" className="text-18 font-semibold tracking-title">
        <Trans>Needs review</Trans>
      </h2>
      {forgotten.length > 0 && <NoClockOuts people={forgotten} nowMs={nowMs} />}
      {hasReviews && <ReviewList limit={peopleShown} />}
    </section>
  );
}
