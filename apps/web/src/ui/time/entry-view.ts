import { type BreakKind, workedMinutes } from '@muster/domain';
import { dayKeyAt } from './day-key.ts';

/** An entry in the form for lists. Instants are epoch milliseconds on the clock that pays. */
export type EntryView = {
  readonly id: string;
  /** Name of the project; null if none was chosen. */
  readonly project: string | null;
  /** Code and name of the cost code. */
  readonly costCode: string | null;
  readonly state: 'open' | 'closed' | 'needs_decision';
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The device's clock at the start, if another instant was used. */
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

/** Returns the minutes that count so far, without entries that wait for a decision. */
export function totalWorkedMinutes(entries: readonly EntryView[], nowMs: number): number {
  return entries
    .filter(({ state }) => state !== 'needs_decision')
    .reduce((sum, entry) => sum + workedMinutes(entry, nowMs), 0);
}

/** Groups entries, given latest first, by the day on which they began: a night shift belongs to its evening. */
export function entryDays(entries: readonly EntryView[]): readonly EntryDay[] {
  const byDay = Map.groupBy(entries, ({ startedAt, zone }) => dayKeyAt(startedAt, zone));
  return [...byDay].map(([key, ofDay]) => ({ key, entries: ofDay }));
}
