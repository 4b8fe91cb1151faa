import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';
import { TodayNumbers } from './board/TodayNumbers.tsx';
import { SettlingContext } from './settling.tsx';
import { useSettled } from './use-settled.ts';
import { useLiveBoard } from './board/use-live-board.ts';
import { LiveBoard } from './board/LiveBoard.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';

// Loaded once someone is chosen, so that the board comes first.
const PersonPanel = lazyPart(async () => ({
  default: (await import('./person/PersonPanel.tsx')).PersonPanel,
}));

type CrewTimeProps = {
  readonly chosenId: string | null;
  /** The people who aren't in yet. */
  readonly missing: ReactNode;
  /** Renders the person's own clock, between those people and the board. */
  readonly renderOwn: (hasPeople: boolean) => ReactNode;
  /** Shown last and loaded last, since no one waits for reviews in the morning. */
  readonly reviews: ReactNode;
};

/** Today for supervisors and admins: everyone's state, with one person's panel beside it. */
export function CrewTime({ chosenId, missing, renderOwn, reviews }: CrewTimeProps) {
  const board = useLiveBoard();
  const { isSettled, onLoading } = useSettled();
  const navigate = useNavigate();
  const { role, person_id: ownId } = useIdentity();
  // Until the server answers, assume that there are people.
  const hasPeople =
    board.status !== 'ready' || board.data.people.some(({ person_id }) => person_id !== ownId);
  const person =
    board.status === 'ready'
      ? (board.data.people.find(({ person_id }) => person_id === chosenId) ?? null)
      : null;
  return (
    <div className="flex min-w-0 items-start gap-5">
      {!isSettled && <TodaySkeleton />}
      <div
        className={clsx(
          'flex min-w-0 flex-1 flex-col gap-5',
          chosenId !== null && 'max-lg:hidden',
          !isSettled && 'hidden',
        )}
      >
        <SettlingContext value={onLoading}>
          {chosenId === null && (
            <>
              {role === 'admin' && <FirstSteps />}
              <TodayNumbers board={board} />
              {missing}
              {renderOwn(hasPeople)}
            </>
          )}
          <LiveBoard board={board} chosenId={chosenId} />
        </SettlingContext>
        {chosenId === null && isSettled && reviews}
      </div>
      {chosenId !== null && board.status !== 'loading' && (
        <div className="w-full overflow-clip rounded-card border border-line lg:sticky lg:border-l-0 lg:top-5 lg:h-[calc(100dvh-2.5rem)] lg:w-panel lg:shrink-0">
          <Suspense fallback={<SkeletonRows count={8} />}>
            <PersonPanel
              key={chosenId}
              personId={chosenId}
              person={person}
              onClose={() => void navigate({ to: '/dashboard' })}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Shown in place of the whole page until all of it has loaded. */
export function TodaySkeleton() {
  return (
    <div className="min-w-0 flex-1 space-y-5">
      <Skeleton className="h-20 w-full rounded-card" />
      <Card isFlush>
        <SkeletonRows count={8} />
      </Card>
    </div>
  );
}
