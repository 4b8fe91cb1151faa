import { Trans, useLingui } from '@lingui/react/macro';
import { minutesBetween, workedMinutes } from '@muster/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Duration } from '../Duration.tsx';
import { dayKeyAt } from './day-key.ts';
import type { BreakView, EntryView } from './entry-view.ts';
import { FlagList } from './FlagList.tsx';
import { TimeOfDay } from './TimeOfDay.tsx';
import { useTimeWords } from './use-time-words.ts';

type EntryRowProps = {
  readonly entry: EntryView;
  /** The clock that pays, for entries that are still running. Epoch milliseconds. */
  readonly nowMs: number;
  /** Shown below the entry: its sync status, or a question to answer. */
  readonly children?: ReactNode;
};

/** One entry of a day: the job, the times, the length, and anything odd about it. */
export function EntryRow({ entry, nowMs, children }: EntryRowProps) {
  const isWaiting = entry.state === 'needs_decision';
  return (
    <li className="space-y-1 px-4 py-3 md:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <span className={clsx('min-w-0 font-medium', entry.project === null && 'text-ink-2')}>
          {entry.project ?? <Trans>No project</Trans>}
        </span>
        <span className={clsx('shrink-0 font-medium', isWaiting && 'text-ink-3')}>
          <Duration minutes={workedMinutes(entry, nowMs)} />
        </span>
      </div>
      <div className="text-14 text-ink-2">
        <EntrySpan entry={entry} />
        {entry.costCode !== null && <span> · {entry.costCode}</span>}
      </div>
      <EntryBreaks breaks={entry.breaks} zone={entry.zone} />
      {entry.note !== null && (
        <p className="text-14 whitespace-pre-line text-ink-2">“{entry.note}”</p>
      )}
      <DeviceTime entry={entry} />
      <FlagList flags={entry.flags} />
      {children}
    </li>
  );
}

function EntrySpan({ entry: { startedAt, endedAt, zone } }: { readonly entry: EntryView }) {
  const words = useTimeWords();
  const isOvernight = endedAt !== null && dayKeyAt(startedAt, zone) !== dayKeyAt(endedAt, zone);
  return (
    <span className="tabular-nums">
      <TimeOfDay atMs={startedAt} zone={zone} />
      {' – '}
      {endedAt === null ? (
        <Trans>now</Trans>
      ) : (
        <>
          {isOvernight && `${words.date(endedAt, zone)}, `}
          <TimeOfDay atMs={endedAt} zone={zone} />
        </>
      )}
    </span>
  );
}

function EntryBreaks({
  breaks,
  zone,
}: {
  readonly breaks: readonly BreakView[];
  readonly zone: string;
}) {
  if (breaks.length === 0) return null;
  return (
    <ul className="text-14 text-ink-3">
      {breaks.map((taken) => (
        <li key={taken.id}>
          {taken.kind === 'meal' ? (
            <Trans>Unpaid meal break</Trans>
          ) : (
            <Trans>Paid rest break</Trans>
          )}
          {', '}
          <TimeOfDay atMs={taken.startedAt} zone={zone} />
          {' – '}
          {taken.endedAt === null ? (
            <Trans>now</Trans>
          ) : (
            <>
              <TimeOfDay atMs={taken.endedAt} zone={zone} />
              {', '}
              <Duration minutes={minutesBetween(taken.startedAt, taken.endedAt)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const minuteMs = 60_000;

function DeviceTime({ entry }: { readonly entry: EntryView }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { deviceStartedAt, startedAt, zone } = entry;
  if (deviceStartedAt === null || Math.abs(deviceStartedAt - startedAt) < minuteMs) return null;
  const shown =
    dayKeyAt(deviceStartedAt, zone) === dayKeyAt(startedAt, zone)
      ? words.time(deviceStartedAt, zone)
      : `${words.date(deviceStartedAt, zone)}, ${words.time(deviceStartedAt, zone)}`;
  return <p className="text-14 text-ink-3">{t`The phone’s clock said ${shown}`}</p>;
}
