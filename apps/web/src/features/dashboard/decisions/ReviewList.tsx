import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useUnsentChanges } from '../../../data/changes/use-kept-changes.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { KeptChanges } from '../../../kit/kept/KeptChanges.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import { crewTimeKey } from '../crew-time-key.ts';
import { groupReviews } from './group-reviews.ts';
import { type OpenDecision, openDecisionsQuery } from './open-decisions-query.ts';
import { PersonReview } from './PersonReview.tsx';
import { reviewRecord, useHeldReviews } from './use-held-reviews.ts';
import { useNamedDecision } from './use-named-decision.ts';

const DecideSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('./DecideSheet.tsx'), loadTemporal()]);
  return { default: module.DecideSheet };
});

type ReviewListProps = {
  /** The maximum number of people to show, one line each, with a link to the others; renders nothing while loading. */
  readonly limit?: number;
};

/** Punches that need review, one card per person, folded if there is a limit. */
export function ReviewList({ limit }: ReviewListProps) {
  const { t, i18n } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const { queryClient } = useData();
  const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
  const reviews = useSnapshotQuery(openDecisionsQuery(user_id, me));
  const { held, hold, undo } = useHeldReviews();
  const unsent = useUnsentChanges(reviewRecord(''));
  const named = useNamedDecision();
  const [chosen, setChosen] = useState<OpenDecision | null>(null);
  if (reviews.status === 'loading' && limit !== undefined) return null;
  if (reviews.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    );
  }
  if (reviews.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the reviews</Trans>} onRetry={reviews.retry}>
        {i18n._(describeError(reviews.error))}
      </ErrorState>
    );
  }
  const answered = new Set([
    ...held.flatMap(({ given }) => given.map(({ itemId }) => itemId)),
    ...unsent.map(({ kept }) => kept.parameters['item_id']),
  ]);
  const open = reviews.data.filter(({ id }) => !answered.has(id));
  const people = groupReviews(open);
  const others = limit === undefined ? 0 : people.length - limit;
  if (open.length === 0 && held.length === 0 && unsent.length === 0 && chosen === null) return null;
  return (
    <div className={limit === undefined ? 'space-y-4' : 'space-y-2'}>
      <KeptChanges
        record={reviewRecord('')}
        onMade={() => queryClient.invalidateQueries({ queryKey: crewTimeKey(user_id) })}
      />
      <ul className="space-y-2 empty:hidden" aria-label={t`Just reviewed`}>
        {held.map(({ id, given }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-surface-2 py-1 pr-2 pl-4 md:pl-5"
          >
            <output>
              <Plural value={given.length} one="# punch reviewed" other="# punches reviewed" />
            </output>
            <Button variant="quiet" data-takes-focus onClick={() => undo(id)}>
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {people.slice(0, limit).map((person) => (
        <PersonReview
          key={person.personId}
          person={person}
          isFoldable={limit !== undefined}
          onApprove={(items) =>
            hold(
              items.map((item) =>
                named({ itemId: item.id, decision: 'accept', comment: null, time: null }, item),
              ),
            )
          }
          onOther={setChosen}
        />
      ))}
      {others > 0 && (
        <Link to="/approvals" className={buttonStyles({ block: true })}>
          <Plural value={others} one="Review # more person" other="Review # more people" />
        </Link>
      )}
      {chosen !== null && (
        <Suspense>
          <DecideSheet
            decision={chosen}
            onDecide={(given) => {
              hold([named(given, chosen)]);
              setChosen(null);
            }}
            onCancel={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
