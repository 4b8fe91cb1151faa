import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Suspense, useState } from 'react';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import type { ClockResult } from '../../../data/clock/use-clock.ts';
import { useNow } from '../../../data/clock/use-now.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryDayList } from '../../../ui/time/EntryDayList.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { DecisionNote } from './DecisionNote.tsx';
import { entrySync } from './entry-sync.ts';
import { decisionsOf } from './decisions-of.ts';
import { asksForFinish } from './estimated-entry.ts';
import { SyncNote } from './SyncNote.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const RepairSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('../repair/RepairSheet.tsx'), loadTemporal()]);
  return { default: module.RepairSheet };
});

type MyEntriesProps = {
  readonly mine: Extract<ClockResult, { status: 'ready' }>;
  readonly jobs: Jobs;
  readonly title: string;
  /** The entries to show, latest first. */
  readonly entries: readonly ShownEntry[];
  readonly emptyText: string;
};

/** A list shows minutes, so it needs no finer clock. */
const nowEveryMs = 10_000;

/** The person's own entries, each with its status: on this phone, on the server, or with a supervisor. */
export function MyEntries({ mine, jobs, title, entries, emptyText }: MyEntriesProps) {
  const { t } = useLingui();
  const namesOf = useJobNames(jobs);
  const nowMs = useNow(nowEveryMs);
  const outbox = useOutbox();
  const words = useTimeWords();
  const [repairedId, setRepairedId] = useState<string | null>(null);
  const repaired = entries.find(({ id }) => id === repairedId);
  const shownById = new Map(entries.map((entry) => [entry.id, entry]));
  const { asOfMs, freshness } = mine;

  return (
    <Card
      title={title}
      {...(freshness === 'stale' &&
        asOfMs !== null && { description: t`As of ${words.dayAndTime(asOfMs, readerZone())}` })}
      isFlush
    >
      {entries.length === 0 ? (
        <EmptyState icon={CalendarClock}>{emptyText}</EmptyState>
      ) : (
        <EntryDayList
          entries={entries.map((entry) => ({ ...entry, ...namesOf(entry) }))}
          nowMs={nowMs}
          renderBelow={({ id }) => {
            const entry = shownById.get(id);
            if (entry === undefined) return null;
            const sync = entrySync(entry, outbox);
            return (
              <>
                {sync !== null && <SyncNote sync={sync} />}
                {decisionsOf(id, mine.decisions).map((decision) => (
                  <DecisionNote key={decision.id} decision={decision} />
                ))}
                {asksForFinish(entry, mine.decisions) && (
                  <Button size="sm" onClick={() => setRepairedId(id)}>
                    <Trans>Enter when you finished</Trans>
                  </Button>
                )}
              </>
            );
          }}
        />
      )}
      {repaired !== undefined && (
        <Suspense>
          <RepairSheet
            entry={repaired}
            clock={mine.clock}
            jobs={jobs}
            onClose={() => setRepairedId(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
