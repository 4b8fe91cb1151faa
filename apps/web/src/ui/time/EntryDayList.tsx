import { useId, type ReactNode } from 'react';
import { Duration } from '../Duration.tsx';
import { type EntryDay, entryDays, type EntryView, totalWorkedMinutes } from './entry-view.ts';
import { EntryRow } from './EntryRow.tsx';
import { useTimeWords } from './use-time-words.ts';

type EntryDayListProps = {
  /** Latest first. */
  readonly entries: readonly EntryView[];
  /** The time by the clock that pays, for running entries. Epoch milliseconds. */
  readonly nowMs: number;
  /** Renders content below an entry. */
  readonly renderBelow?: (entry: EntryView) => ReactNode;
};

/** Entries by day, each day with its total. */
export function EntryDayList({ entries, nowMs, renderBelow }: EntryDayListProps) {
  return entryDays(entries).map((day) => (
    <DaySection key={day.key} day={day} nowMs={nowMs} renderBelow={renderBelow} />
  ));
}

function DaySection({
  day,
  nowMs,
  renderBelow,
}: {
  readonly day: EntryDay;
  readonly nowMs: number;
  readonly renderBelow: EntryDayListProps['renderBelow'];
}) {
  const titleId = useId();
  const words = useTimeWords();
  const first = day.entries[0];
  if (first === undefined) return null;
  return (
    <section aria-labelledby={titleId} className="border-b border-line last:border-b-0">
      <header className="flex items-baseline justify-between gap-4 bg-surface-2 px-4 py-2 md:px-5">
        <h3 id={titleId} className="text-14 font-medium">
          {words.day(first.startedAt, first.zone)}
        </h3>
        <span className="text-14 font-medium">
          <Duration minutes={totalWorkedMinutes(day.entries, nowMs)} />
        </span>
      </header>
      <ul className="divide-y divide-line">
        {day.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} nowMs={nowMs}>
            {renderBelow?.(entry)}
          </EntryRow>
        ))}
      </ul>
    </section>
  );
}
