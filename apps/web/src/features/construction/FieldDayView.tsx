import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HardHat from 'lucide-react/icons/hard-hat';
import Images from 'lucide-react/icons/images';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { List } from '../../ui/List.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ticketLaborQuery } from '../../data/tickets/ticket-labor-query.ts';
import { fieldDayQuery } from './field-day-query.ts';
import { FieldProjectRow } from './FieldProjectRow.tsx';
import { isDay, nextDay } from './next-day.ts';
import { OtherProject } from './OtherProject.tsx';
import { useKeepLogs } from './use-keep-logs.ts';

/** Construction on the dashboard: the events on each project on a day, as far as the system already knows them. */
export function FieldDayView() {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const navigate = useNavigate();
  const { user_id } = useIdentity();
  const { day: asked } = useSearch({ strict: false });
  const day = typeof asked === 'string' && isDay(asked) ? asked : null;
  const result = useSnapshotQuery(fieldDayQuery(user_id, day));
  const today = result.status === 'ready' ? result.data.today : null;
  const shown = day ?? today;
  useKeepLogs(result.status === 'ready' && result.freshness === 'live' ? result.data : null);
  const open = (next: string | null) =>
    void navigate({
      to: '/construction',
      search: next === null || next === today ? {} : { day: next },
      replace: true,
    });
  return (
    <section aria-label={t`Projects that day`} className="w-full max-w-reading space-y-3">
      <div className="flex flex-wrap items-end gap-2">
        <IconButton
          icon={ChevronLeft}
          label={t`Day before`}
          disabled={shown === null}
          onClick={() => shown !== null && open(nextDay(shown, -1))}
        />
        <TextField
          label={t`Day`}
          isLabelHidden
          type="date"
          className="min-w-36 flex-1 md:max-w-48"
          value={shown ?? ''}
          max={today ?? undefined}
          onChange={({ target }) => open(isDay(target.value) ? target.value : null)}
        />
        <IconButton
          icon={ChevronRight}
          label={t`Day after`}
          disabled={shown === null || today === null || shown >= today}
          onClick={() => shown !== null && open(nextDay(shown, 1))}
        />
        <Link to="/construction/photos" className={`${buttonStyles()} ml-auto`}>
          <Images aria-hidden className="size-5 shrink-0 md:size-4" />
          <span className="max-md:sr-only">
            <Trans>Photos</Trans>
          </span>
        </Link>
      </div>
      {result.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={4} />
        </Card>
      )}
      {result.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load this day</Trans>} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {result.status === 'ready' && (
        <>
          <KeepTicketLabor userId={user_id} day={result.data.day} />
          {result.freshness === 'stale' && (
            <p className="text-14 text-ink-3">
              <Trans>As of {times.dayAndTime(result.asOfMs, readerZone())}</Trans>
            </p>
          )}
          <Card isFlush>
            {result.data.projects.length === 0 ? (
              <EmptyState icon={HardHat}>
                <Trans>Nothing was recorded on your projects that day.</Trans>
              </EmptyState>
            ) : (
              <List label={t`Projects`}>
                {result.data.projects.map((project) => (
                  <FieldProjectRow key={project.id} project={project} day={result.data.day} />
                ))}
              </List>
            )}
          </Card>
          <p className="flex flex-wrap gap-2">
            <Link to="/construction/tickets" className={buttonStyles({ size: 'sm' })}>
              <Trans>Extra-work tickets</Trans>
            </Link>
            <Link to="/construction/checklists" className={buttonStyles({ size: 'sm' })}>
              <Trans>Checklists</Trans>
            </Link>
            <Link to="/construction/equipment" className={buttonStyles({ size: 'sm' })}>
              <Trans>Equipment</Trans>
            </Link>
          </p>
          <OtherProject day={result.data} />
        </>
      )}
    </section>
  );
}

/** Keeps the day's hours by person on the device, so that a ticket can be written without a network. */
function KeepTicketLabor({ userId, day }: { readonly userId: string; readonly day: string }) {
  useSnapshotQuery(ticketLaborQuery(userId, day));
  return null;
}
