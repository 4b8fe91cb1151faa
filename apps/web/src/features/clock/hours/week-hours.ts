import { type TimeFacts, timeFactsToPayFacts, zonesIn } from '@muster/contract/time-facts';
import { workedMinutes } from '@muster/domain';
import { inEffect } from '@muster/domain/pay/pay-facts';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { reckon } from '@muster/domain/pay/reckon';
import { localDateAt, selectZoneTable } from '@muster/domain/pay/zone-table';
import { entryToFact } from '../../../data/clock/entry-fact.ts';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import { dayKeyAt } from '../../../ui/time/day-key.ts';

const dayMs = 24 * 60 * 60_000;
const shownDays = 14;

export type WeekHours = {
  readonly todayMinutes: number;
  readonly weekMinutes: number;
  /** As punched, before the company's rounding and its rules on breaks. */
  readonly todayRecordedMinutes: number;
  readonly weekRecordedMinutes: number;
};

/**
 * Minutes of today and of this workweek, paid by the company's rules and as recorded, from the entries as
 * this phone shows them: punches that the server hasn't seen count too. Work under way counts up to now, unless its
 * end was probably forgotten (`isRunning` false).
 */
export function weekHours(
  facts: TimeFacts,
  entries: readonly ShownEntry[],
  nowMs: number,
  isRunning: boolean,
): WeekHours {
  const known: TimeFacts = { ...facts, entries: entries.map(entryToFact) };
  const zoneTables = new Map(
    [...zonesIn(known)].map((zone) => [
      zone,
      readZoneTable(zone, nowMs - 2 * shownDays * dayMs, nowMs + shownDays * dayMs, 'device'),
    ]),
  );
  const payFacts = timeFactsToPayFacts(known, zoneTables, isRunning ? nowMs : null);
  const utcToday = new Date(nowMs).toISOString().slice(0, 10);
  const zone = inEffect(payFacts.zones, utcToday);
  const today = localDateAt(selectZoneTable(zoneTables, zone), Math.floor(nowMs / 60_000));
  const { spans } = reckon(payFacts, today, today);
  const minutesOf = (list: typeof spans) => list.reduce((sum, { from, to }) => sum + to - from, 0);
  const ofToday = spans.filter(({ date }) => date === today);
  const counted = entries.filter(
    ({ state, endedAt }) => state !== 'needs_decision' && (isRunning || endedAt !== null),
  );
  const ofWeek = new Set(spans.map(({ entry }) => entry.id));
  return {
    todayMinutes: minutesOf(ofToday),
    weekMinutes: minutesOf(spans),
    todayRecordedMinutes: totalWorked(
      counted.filter((entry) => dayKeyAt(entry.startedAt, entry.zone) === today),
      nowMs,
    ),
    weekRecordedMinutes: totalWorked(
      counted.filter(({ id }) => ofWeek.has(id)),
      nowMs,
    ),
  };
}

function totalWorked(entries: readonly ShownEntry[], nowMs: number): number {
  return entries.reduce((sum, entry) => sum + workedMinutes(entry, nowMs), 0);
}
