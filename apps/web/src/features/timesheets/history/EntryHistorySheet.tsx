import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { entryHistoryQuery } from './entry-history-query.ts';
import { useEntryEventWords } from './use-entry-event-words.ts';

export type EntryHistoryProps = {
  readonly entryId: string;
  /** The zone of the entry's wall times. */
  readonly zone: string;
  /** The entry, in words. */
  readonly of: string;
  readonly onClose: () => void;
};

/** The history of a time entry: each change with its author, time and reason. */
export function EntryHistorySheet({ entryId, zone, of, onClose }: EntryHistoryProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const times = useTimeWords();
  const result = useSnapshotQuery(entryHistoryQuery(user_id, entryId));
  const words = useEntryEventWords(zone, result.status === 'ready' ? result.data.names : {});
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`History of this time entry`}
      description={of}
    >
      {result.status === 'loading' && <SkeletonRows count={3} />}
      {result.status === 'failed' && (
        <ErrorState title={t`Couldn’t load the history`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {result.status === 'ready' && (
        <Timeline
          label={t`History of this time entry`}
          items={result.data.events.map((event) => ({
            id: event.id,
            time: times.dayAndTime(Date.parse(event.at), readerZone()),
            title: [words.title(event), event.actor ?? event.kiosk]
              .filter((part) => part !== null)
              .join(' · '),
            detail: (
              <>
                {words.changes(event).map((change) => (
                  <p key={change} className="break-words">
                    {change}
                  </p>
                ))}
                {event.reason !== null && (
                  <p className="break-words whitespace-pre-line">“{event.reason}”</p>
                )}
              </>
            ),
          }))}
        />
      )}
    </Sheet>
  );
}
