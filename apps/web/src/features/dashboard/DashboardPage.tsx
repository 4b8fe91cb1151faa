import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Most people don't lead a crew, so they don't load the board. Those who do can clock in before it loads.
const CrewTime = lazyPart(
  async () => ({ default: (await import('./CrewTime.tsx')).CrewTime }),
  ({ renderOwn }) => renderOwn(true),
);

type DashboardPageProps = {
  /**
   * Renders the person's own clock, which is another feature. It is empty for people who never punch. A crew punch is
   * offered once there is someone to punch for.
   */
  readonly renderClock: (hasPeople: boolean) => ReactNode;
  /** The people who aren't in yet, for supervisors and admins. */
  readonly missing: ReactNode;
  /** Punches that need their review. */
  readonly reviews: ReactNode;
  /** Chooses between the views of the dashboard. */
  readonly views: ReactNode;
  /** The view to show instead of Today; null for Today. */
  readonly area: ReactNode;
};

/** `/dashboard`: what matters right now, depending on the person's role. */
export function DashboardPage({ renderClock, missing, reviews, views, area }: DashboardPageProps) {
  const { t } = useLingui();
  const { role, person_id, company_id } = useIdentity();
  const params = useParams({ strict: false });
  // Renders a frame before the table makes room, so that a tap gets immediate feedback.
  const personId = useDeferredValue(params.personId ?? null);
  const leads = role === 'supervisor' || role === 'admin';
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4 max-md:contents">
        <h1 className="text-28 font-semibold tracking-title max-md:sr-only">
          {leads ? t`Today` : t`Clock`}
        </h1>
        {views}
      </div>
      {(person_id === null || company_id === null) && (
        <EmptyState icon={Building2}>
          <Trans>
            This account isn’t linked to a person in a company, so there’s nothing to show.
          </Trans>
        </EmptyState>
      )}
      {area !== null ? (
        area
      ) : leads ? (
        <Suspense>
          <CrewTime
            chosenId={personId}
            missing={missing}
            renderOwn={renderClock}
            reviews={reviews}
          />
        </Suspense>
      ) : (
        renderClock(false)
      )}
    </div>
  );
}
