import { Trans, useLingui } from '@lingui/react/macro';
import { minutesBetween, runningMs, workedMinutes } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useNow } from '../../../data/clock/use-now.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TimerText } from '../../../ui/TimerText.tsx';
import { useJobNames } from '../job/use-job-names.ts';
import { StageBadge } from './ClockFace.tsx';
import { clockStage } from './clock-stage.ts';

/** The person's clock above an area of the dashboard: its state, and a link to its buttons. */
export function ClockStrip() {
  const { t } = useLingui();
  const { person_id, company_id, role } = useIdentity();
  const mine = useClock();
  const namesOf = useJobNames(useJobs());
  const nowMs = useNow(1000);
  if (person_id === null || company_id === null) return null;
  if (mine.status === 'loading') {
    return role === 'admin' ? null : (
      <Skeleton className="h-20 w-full max-w-reading rounded-card" />
    );
  }
  // Admins who never punch come to see other people's time.
  if (role === 'admin' && mine.clock.entries.length === 0) return null;
  const found = clockStage(mine.clock, null);
  const stage = found.kind === 'forgotten' ? ({ ...found, kind: 'working' } as const) : found;
  return (
    <section aria-label={t`Time clock`} className="max-w-reading">
      <Card isFlush>
        <div className="flex items-center gap-4 px-4 py-3 md:px-5">
          <div className="min-w-0 flex-1">
            <StageBadge stage={stage} />
            {stage.kind !== 'off' && (
              <p className="truncate text-14 text-ink-2">
                {namesOf(stage.entry).project ?? t`No project`}
              </p>
            )}
          </div>
          {stage.kind !== 'off' && (
            <TimerText
              elapsedMs={runningMs(
                stage.kind === 'on_break'
                  ? minutesBetween(stage.onBreak.startedAt, nowMs)
                  : workedMinutes(stage.entry, nowMs),
                nowMs,
              )}
              className="text-18 font-semibold"
            />
          )}
          <Link to="/dashboard" className={buttonStyles({ size: 'sm' })}>
            <Trans>Open clock</Trans>
          </Link>
        </div>
      </Card>
    </section>
  );
}
