import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { useNow } from '../../data/clock/use-now.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NeededAnswers } from './answer/NeededAnswers.tsx';
import type { AfterPunch } from './card/after-punch.ts';
import { ClockCard } from './card/ClockCard.tsx';
import { ClockSkeleton } from './card/ClockSkeleton.tsx';
import { MyEntries } from './entries/MyEntries.tsx';
import { HoursLine } from './hours/HoursLine.tsx';
import { useJobs } from '../../data/jobs/use-jobs.ts';

// The pay engine: the button doesn't wait for it.
const MyHours = lazyPart(async () => ({
  default: (await import('./hours/MyHours.tsx')).MyHours,
}));

const BreakQuestions = lazyPart(async () => ({
  default: (await import('./entries/BreakQuestions.tsx')).BreakQuestions,
}));

/** Today turns into yesterday without anyone doing anything. */
const nowEveryMs = 60_000;

/**
 * The clock as the first card of the dashboard, with today's entries for those who lead no one.
 */
export function DashboardClock({ AfterPunch }: { readonly AfterPunch?: AfterPunch }) {
  const { t } = useLingui();
  const { person_id, company_id, role } = useIdentity();
  const mine = useClock();
  const jobs = useJobs();
  const nowMs = useNow(nowEveryMs);
  if (person_id === null || company_id === null) return null;
  if (mine.status === 'loading') return role === 'admin' ? null : <ClockSkeleton />;

  const { entries } = mine.clock;
  if (role !== 'employee') {
    // Admins who never punch come for the others' time.
    if (role === 'admin' && entries.length === 0) return null;
    return <ClockCard clock={mine.clock} jobs={jobs} layout="wide" AfterPunch={AfterPunch} />;
  }

  const today = entries.filter(
    ({ startedAt, endedAt, zone }) =>
      endedAt === null || dayKeyAt(startedAt, zone) === dayKeyAt(nowMs, zone),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <ClockCard
        clock={mine.clock}
        jobs={jobs}
        AfterPunch={AfterPunch}
        head={
          <>
            <NeededAnswers personId={person_id} mine={mine} jobs={jobs} />
            <Suspense fallback={<HoursLine today={null} week={null} />}>
              <MyHours clock={mine.clock} />
            </Suspense>
          </>
        }
      />
      <div className="min-w-0 space-y-3">
        <Suspense>
          <BreakQuestions personId={person_id} />
        </Suspense>
        <MyEntries
          mine={mine}
          jobs={jobs}
          title={t`Your time`}
          entries={today}
          emptyText={t`No punches yet today.`}
        />
        <Link
          to="/time"
          className="inline-flex min-h-12 items-center font-medium text-accent-ink underline-offset-2 hover:underline"
        >
          <Trans>See your last 14 days</Trans>
        </Link>
      </div>
    </div>
  );
}
