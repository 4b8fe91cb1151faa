import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import UserX from 'lucide-react/icons/user-x';
import { useNow } from '../../../data/clock/use-now.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { EntryDayList } from '../../../ui/time/EntryDayList.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { PersonState } from '../board/PersonState.tsx';
import { SourceText } from '../board/SourceText.tsx';
import { personEntriesQuery, rowToEntryView } from './person-entries-query.ts';

type PersonPanelProps = {
  readonly personId: string;
  /** Null if the person isn't on the caller's board. */
  readonly person: BoardPerson | null;
  readonly onClose: () => void;
};

const nowEveryMs = 10_000;

/** One person: what they are doing now, and their last few days with anything that is odd about them. */
export function PersonPanel({ personId, person, onClose }: PersonPanelProps) {
  const { t } = useLingui();
  const nowMs = useNow(nowEveryMs);
  if (person === null) {
    return (
      <SidePanel title={t`Person`} onClose={onClose}>
        <EmptyState icon={UserX}>
          <Trans>This person isn’t on your board.</Trans>
        </EmptyState>
      </SidePanel>
    );
  }
  return (
    <SidePanel title={person.name} onClose={onClose}>
      <div className="space-y-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PersonState person={person} nowMs={nowMs} look="soft" />
          {person.place_verdict !== null && (
            <PlaceVerdictText verdict={person.place_verdict} siteName={person.site_name} />
          )}
          <SourceText person={person} />
          <span className="min-w-0 text-14 wrap-anywhere text-ink-2">
            {person.crew_names.join(', ')}
          </span>
        </div>
        <PersonEntries personId={personId} />
      </div>
    </SidePanel>
  );
}

function PersonEntries({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const words = useTimeWords();
  const nowMs = useNow(nowEveryMs);
  const entries = useSnapshotQuery(personEntriesQuery(user_id, personId));
  if (entries.status === 'loading') return <SkeletonRows count={5} />;
  if (entries.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the entries`} onRetry={entries.retry}>
        {i18n._(describeError(entries.error))}
      </ErrorState>
    );
  }
  if (entries.data.length === 0) {
    return (
      <EmptyState icon={CalendarClock}>
        <Trans>No time recorded yet.</Trans>
      </EmptyState>
    );
  }
  const views = entries.data.map((row) => rowToEntryView(row, t`Another project`));
  return (
    <div>
      {entries.freshness === 'stale' && (
        <p className="mb-2 text-14 text-ink-3">
          {t`As of ${words.dayAndTime(entries.asOfMs, readerZone())}`}
        </p>
      )}
      <div className="-mx-4 border-y border-line md:-mx-5">
        <EntryDayList entries={views} nowMs={nowMs} />
      </div>
    </div>
  );
}
