import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityDraft } from '@muster/contract/schedule';
import type { MySchedule } from '@muster/contract/my-schedule';
import CalendarX from 'lucide-react/icons/calendar-x';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useRecordSchedule } from '../../../data/schedule/use-record-schedule.ts';
import { useUnsentSchedule } from '../../../data/schedule/use-unsent-schedule.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { myScheduleQuery } from '../schedule-queries.ts';
import { useLiveSchedule } from '../use-live-schedule.ts';
import { AvailabilitySheet } from './AvailabilitySheet.tsx';
import { shownAvailability } from './shown-availability.ts';
import { useAvailabilityWords } from './use-availability-words.ts';

/** `/schedule/availability`: when the person cannot work, for those who make the schedule. */
export function AvailabilityPage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(myScheduleQuery(user_id));
  useLiveSchedule();
  // Null: no sheet. A new entry has no id yet.
  const [edited, setEdited] = useState<{ readonly entry: AvailabilityDraft | null } | null>(null);
  const today = result.status === 'ready' ? result.data.today : null;
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/schedule">
          <Trans>Schedule</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Availability</Trans>}
        description={<Trans>Schedulers see this. Your shifts don’t change.</Trans>}
        actions={
          <Button
            variant="primary"
            icon={Plus}
            disabled={today === null}
            onClick={() => setEdited({ entry: null })}
          >
            <Trans>Add</Trans>
          </Button>
        }
      />
      {result.status === 'loading' ? (
        <Card isFlush>
          <SkeletonRows count={3} />
        </Card>
      ) : result.status === 'failed' ? (
        <ErrorState title={t`Couldn’t load your availability`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      ) : (
        <Entries
          schedule={result.data}
          asOfMs={result.asOfMs}
          onEdit={(entry) => setEdited({ entry })}
        />
      )}
      {edited !== null && today !== null && (
        <AvailabilitySheet stored={edited.entry} today={today} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

type EntriesProps = {
  readonly schedule: MySchedule;
  readonly asOfMs: number;
  readonly onEdit: (entry: AvailabilityDraft) => void;
};

function Entries({ schedule, asOfMs, onEdit }: EntriesProps) {
  const { t, i18n } = useLingui();
  const words = useAvailabilityWords();
  const recorder = useRecordSchedule();
  const entries = shownAvailability(
    schedule.availability,
    useUnsentSchedule(asOfMs),
    schedule.today,
  );
  if (entries.length === 0) {
    return (
      <EmptyState icon={CalendarX}>
        <Trans>You can be scheduled at any time.</Trans>
      </EmptyState>
    );
  }
  const remove = async (entry: AvailabilityDraft) => {
    try {
      await recorder.changeAvailability({
        id: randomId(),
        change: { kind: 'remove', availabilityId: entry.id },
      });
    } catch (error) {
      void notify({
        id: 'availability',
        tone: 'destructive',
        title: t`Nothing was removed`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">
        {entries.map(({ entry, isUnsent }) => (
          <li key={entry.id} className="flex items-center gap-2 py-1 pr-2 pl-4 md:pl-5">
            <button
              type="button"
              onClick={() => onEdit(entry)}
              className="flex min-h-14 min-w-0 flex-1 flex-col justify-center text-left"
            >
              <span className="block font-medium">{words.kind(entry)}</span>
              <span className="block text-14 text-ink-2 tabular-nums">{words.when(entry)}</span>
              {entry.note !== null && (
                <bdi className="block text-14 wrap-anywhere text-ink-3">{entry.note}</bdi>
              )}
              {isUnsent && (
                <span className="block text-14 text-ink-3">
                  <Trans>Waiting to sync</Trans>
                </span>
              )}
            </button>
            <IconButton
              icon={Trash2}
              label={t`Remove: ${words.when(entry)}`}
              onClick={() => void remove(entry)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
