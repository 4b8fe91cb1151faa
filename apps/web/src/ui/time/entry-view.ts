import { type BreakKind, workedMinutes } from '@muster/domain';
import { dayKeyAt } from './day-key.ts';

/** An entry as lists show it. Instants are epoch milliseconds on the clock that pays. */
export type EntryView = {
  readonly id: string;
  /** Name of the project; null where none was chosen. */
  readonly project: string | null;
  /** Code and name of what it is booked on. */
  readonly costCode: string | null;
  readonly state: 'open' | 'closed' | 'needs_decision';
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The device's clock at the start, where another instant was taken. */
  readonly deviceStartedAt: number | null;
  readonly zone: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly BreakView[];
};

export type BreakView = {
  readonly id: string;
  readonly kind: BreakKind;
  readonly startedAt: number;
  readonly endedAt: number | null;
};

export type EntryDay = {
  /** `2026-11-20`: the day on which the entries began, each in its own zone. */
  readonly key: string;
  /** Latest first, as given. */
  readonly entries: readonly EntryView[];
};

/** Minutes that count so far: an entry that waits for a decision does not. */
export function totalWorkedMinutes(entries: readonly EntryView[], nowMs: number): number {
  return entries
    .filter(({ state }) => state !== 'needs_decision')
    .reduce((sum, entry) => sum + workedMinutes(entry, nowMs), 0);
}

/** Groups entries, given latest first, by the day on which they began: a night belongs to its evening. */
export function entryDays(entries: readonly EntryView[]): readonly EntryDay[] {
  const byDay = Map.groupBy(entries, ({ startedAt, zone }) => dayKeyAt(startedAt, zone));
  return [...byDay].map(([key, ofDay]) => ({ key, entries: ofDay }));
}
