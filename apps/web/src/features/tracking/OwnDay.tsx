import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { dayBefore, dayKeyAt } from '../../ui/time/day-key.ts';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { PlacesOnMap } from './PlacesOnMap.tsx';
import { TrailOnMap } from './TrailOnMap.tsx';
import { ownPointsQuery, ownTrailQuery } from './tracking-queries.ts';

const mostDaysBack = 13;

/** A day of the reader: where their punches were made, and when they worked. */
export function OwnDay() {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { user_id, person_id, clock_settings } = useIdentity();
  const isTrail = clock_settings?.location_mode === 'trail';
  const { platform } = useData();
  const [chosen, setDaysBack] = useState<number | null>(null);
  const read = useSnapshotQuery(
    ownPointsQuery(user_id, person_id ?? '', () => platform.clock.wallMs()),
  );
  const zone = readerZone();
  const days = [dayKeyAt(platform.clock.wallMs(), zone)];
  while (days.length <= mostDaysBack) days.push(dayBefore(days.at(-1) ?? ''));
  const saved = read.status === 'ready' ? read.data.points : [];
  const dayOf = (at: string) => dayKeyAt(Date.parse(at), zone);
  // Opens on the newest day that has something to show.
  const newest = days.findIndex((each) =>
    saved.some(({ occurred_at }) => dayOf(occurred_at) === each),
  );
  const daysBack = chosen ?? Math.max(0, newest);
  const day = days[daysBack];
  const isOnDay = (atMs: number) => dayKeyAt(atMs, zone) === day;
  const points = saved.filter(({ occurred_at }) => dayOf(occurred_at) === day);
  return (
    <Card
      isFlush
      title={t`Your day`}
      actions={
        // With large text the buttons go below the day.
        <span className="flex flex-wrap items-center justify-end gap-1">
          <span aria-live="polite" className="min-w-24 text-right text-14 tabular-nums">
            {words.day(Date.parse(`${day}T12:00:00Z`), 'UTC')}
          </span>
          <IconButton
            icon={ChevronLeft}
            label={t`Day before`}
            disabled={daysBack >= mostDaysBack}
            onClick={() => setDaysBack(daysBack + 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t`Day after`}
            disabled={daysBack === 0}
            onClick={() => setDaysBack(daysBack - 1)}
          />
        </span>
      }
    >
      {read.status === 'loading' && <SkeletonRows count={3} />}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load your locations</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' &&
        (points.length === 0 ? (
          <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
            {isTrail ? (
              <Trans>No location was saved with a punch on this day.</Trans>
            ) : (
              <Trans>No location was saved on this day.</Trans>
            )}
          </p>
        ) : (
          <PlacesOnMap points={points} />
        ))}
      {isTrail && <TrailOfDay day={day ?? ''} />}
      <WorkOfDay isOnDay={isOnDay} />
    </Card>
  );
}

function TrailOfDay({ day }: { readonly day: string }) {
  const { user_id, person_id } = useIdentity();
  const read = useSnapshotQuery(ownTrailQuery(user_id, person_id ?? '', day));
  if (read.status !== 'ready') return null;
  return (
    <section className="border-t border-line">
      <h3 className="px-4 pt-3 pb-2 text-14 font-medium md:px-5">
        <Trans>While you were clocked in</Trans>
      </h3>
      {read.data.points.length === 0 ? (
        <p className="px-4 pb-4 text-14 text-ink-2 md:px-5">
          <Trans>No location was saved between punches on this day.</Trans>
        </p>
      ) : (
        <TrailOnMap trail={read.data} />
      )}
    </section>
  );
}

function WorkOfDay({ isOnDay }: { readonly isOnDay: (atMs: number) => boolean }) {
  const clock = useClock();
  const { everyProject } = useJobs();
  if (clock.status !== 'ready') return null;
  const entries = clock.clock.entries.filter(({ startedAt }) => isOnDay(startedAt)).toReversed();
  return (
    <div className="border-t border-line bg-surface-2 px-4 py-3 text-14 md:px-5">
      <h3 className="font-medium">
        <Trans>Time you worked</Trans>
      </h3>
      {entries.length === 0 ? (
        <p className="text-ink-3">
          <Trans>No time on this day.</Trans>
        </p>
      ) : (
        <ul>
          {entries.map(({ id, startedAt, endedAt, zone, projectId }) => (
            <li key={id} className="text-ink-2">
              <TimeOfDay atMs={startedAt} zone={zone} />
              {' – '}
              {endedAt === null ? (
                <Trans>now</Trans>
              ) : (
                <TimeOfDay atMs={endedAt} zone={zone} />
              )}{' '}
              <bdi>{everyProject.find((project) => project.id === projectId)?.name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/time"
        className="-mx-1 inline-flex min-h-11 items-center px-1 font-medium text-accent-ink underline underline-offset-2 md:min-h-8"
      >
        <Trans>Something wrong? Correct your time</Trans>
      </Link>
    </div>
  );
}
