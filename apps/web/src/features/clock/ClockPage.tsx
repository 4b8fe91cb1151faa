import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClockFading from 'lucide-react/icons/clock-fading';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useClock } from '../../data/clock/use-clock.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { AfterPunch } from './card/after-punch.ts';
import { ClockCard } from './card/ClockCard.tsx';
import { ClockSkeleton } from './card/ClockSkeleton.tsx';
import { CrewPunchLink } from './crew/CrewPunchLink.tsx';
import { MyEntries } from './entries/MyEntries.tsx';
import { OpenQuestions } from './entries/OpenQuestions.tsx';
import { useJobs } from '../../data/jobs/use-jobs.ts';

// It asks the server first, and on most days there is nothing to ask.
const CrewPunchQuestions = lazyPart(async () => ({
  default: (await import('./crew/CrewPunchQuestions.tsx')).CrewPunchQuestions,
}));

const BreakQuestions = lazyPart(async () => ({
  default: (await import('./entries/BreakQuestions.tsx')).BreakQuestions,
}));

/** On a phone, the room is needed for the button. */
const titleStyle = 'text-28 font-semibold tracking-title max-md:sr-only';

/** `/time`: the person's clock and their last few days. */
export function ClockPage({ AfterPunch }: { readonly AfterPunch: AfterPunch }) {
  const { t } = useLingui();
  const { person_id, company_id, role } = useIdentity();
  const mine = useClock();
  // The clock updates in the next frame; the many rows of the list follow when they are ready.
  const listed = useDeferredValue(mine);
  const jobs = useJobs();
  if (person_id === null || company_id === null) {
    return (
      <>
        <h1 className={titleStyle}>{t`Time`}</h1>
        <EmptyState icon={ClockFading}>
          <Trans>This account isn’t linked to an employee, so you can’t clock in.</Trans>
        </EmptyState>
      </>
    );
  }
  return (
    <div className="grid w-full grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <h1 className={clsx(titleStyle, 'lg:col-span-2')}>{t`Time`}</h1>
      {mine.status === 'loading' ? (
        <ClockSkeleton />
      ) : (
        <ClockCard clock={mine.clock} jobs={jobs} AfterPunch={AfterPunch} />
      )}
      {listed.status === 'loading' ? (
        // A different card once the clock has loaded: it moves then, and must not be seen to slide.
        <Card key={mine.status} isFlush>
          <SkeletonRows count={6} />
        </Card>
      ) : (
        <div className="min-w-0 space-y-5">
          <div className="flex flex-wrap gap-2 *:grow">
            {role !== 'employee' && <CrewPunchLink />}
            <Link to="/time/sheet" className={buttonStyles({})}>
              <CalendarClock aria-hidden className="size-5" />
              <Trans>Timesheet</Trans>
            </Link>
            <Link
              to="/purchase-orders/receipts"
              search={{ add: 'yes' }}
              className={buttonStyles({})}
            >
              <ReceiptText aria-hidden className="size-5" />
              <Trans>Receipt</Trans>
            </Link>
          </div>
          <Suspense>
            <CrewPunchQuestions personId={person_id} />
          </Suspense>
          <Suspense>
            <BreakQuestions personId={person_id} />
          </Suspense>
          <OpenQuestions decisions={listed.decisions} />
          <MyEntries
            mine={listed}
            jobs={jobs}
            title={t`Your last 14 days`}
            entries={listed.clock.entries}
            emptyText={t`No time in the last 14 days. Your punches appear here.`}
          />
        </div>
      )}
    </div>
  );
}
