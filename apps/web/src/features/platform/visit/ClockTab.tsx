import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ClockEntry, type MyClock, myClockSchema } from '@muster/contract';
import type { VisitedPerson } from '@muster/contract/visits';
import { useData } from '../../../data/data-context.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EntryDayList } from '../../../ui/time/EntryDayList.tsx';
import type { EntryView } from '../../../ui/time/entry-view.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useVisitRead } from './use-visit-read.ts';
import { VisitRead } from './VisitRead.tsx';

/** The running clock and the entries of the last 14 days. */
export function ClockTab({ person }: { readonly person: VisitedPerson }) {
  const read = useVisitRead('my_clock', myClockSchema);
  return <VisitRead read={read}>{(clock) => <Clock clock={clock} person={person} />}</VisitRead>;
}

function Clock({
  clock: { entries, decisions },
  person: { names, zone },
}: {
  readonly clock: MyClock;
  readonly person: VisitedPerson;
}) {
  const { t } = useLingui();
  const { skew } = useData();
  const words = useTimeWords();
  useNow();
  const running = entries.find(({ state }) => state === 'open');
  const waiting = decisions.filter(({ state }) => state === 'open').length;
  const since = running === undefined ? '' : words.dayAndTime(Date.parse(running.started_at), zone);
  return (
    <div className="space-y-5">
      <Banner tone={running === undefined ? 'off' : 'done'}>
        {running === undefined ? (
          <Trans>Not on the clock.</Trans>
        ) : running.breaks.some(({ ended_at }) => ended_at === null) ? (
          <Trans>On the clock since {since}, on a break now.</Trans>
        ) : (
          <Trans>On the clock since {since}.</Trans>
        )}
      </Banner>
      {waiting > 0 && (
        <Banner tone="attention">
          <Plural
            value={waiting}
            one="# question about a punch waits for an answer."
            other="# questions about punches wait for an answer."
          />
        </Banner>
      )}
      <Card isFlush title={t`Last 14 days`}>
        {entries.length === 0 && (
          <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
            <Trans>No time entries.</Trans>
          </p>
        )}
        <EntryDayList
          entries={entries.toReversed().map((entry) => shown(entry, names))}
          nowMs={skew.serverNowMs()}
        />
      </Card>
    </div>
  );
}

function shown(entry: ClockEntry, names: VisitedPerson['names']): EntryView {
  const instant = (at: string | null) => (at === null ? null : Date.parse(at));
  const startedAt = Date.parse(entry.started_at);
  const deviceStartedAt = Date.parse(entry.device_started_at);
  return {
    id: entry.id,
    project: names[entry.project_id ?? ''] ?? null,
    costCode: names[entry.cost_code_id ?? ''] ?? null,
    state: entry.state,
    startedAt,
    endedAt: instant(entry.ended_at),
    deviceStartedAt: deviceStartedAt === startedAt ? null : deviceStartedAt,
    zone: entry.zone,
    note: entry.note,
    flags: entry.flags,
    breaks: entry.breaks.map(({ id, kind, started_at, ended_at }) => ({
      id,
      kind,
      startedAt: Date.parse(started_at),
      endedAt: instant(ended_at),
    })),
  };
}
