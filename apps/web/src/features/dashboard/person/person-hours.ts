import { longShiftMs } from '@muster/domain';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { type EntryView, totalWorkedMinutes } from '../../../ui/time/entry-view.ts';

type PersonHours = {
  readonly todayMinutes: number;
  readonly weekMinutes: number;
  /** Entries of this workweek that do not count until someone reviews them. */
  readonly reviewCount: number;
};

/**
 * Returns hours before rounding, as on the board. An entry belongs to the day it began, in its own zone.
 *
 * @param weekFrom the first day of the workweek, `yyyy-mm-dd`
 */
export function personHours(
  entries: readonly EntryView[],
  weekFrom: string,
  nowMs: number,
): PersonHours {
  const ofWeek = entries.filter(
    ({ startedAt, endedAt, zone }) =>
      dayKeyAt(startedAt, zone) >= weekFrom &&
      // As on the board, an entry that has been open longer was probably forgotten.
      (endedAt !== null || nowMs - startedAt < longShiftMs),
  );
  const ofToday = ofWeek.filter(
    ({ startedAt, zone }) => dayKeyAt(startedAt, zone) === dayKeyAt(nowMs, zone),
  );
  return {
    todayMinutes: totalWorkedMinutes(ofToday, nowMs),
    weekMinutes: totalWorkedMinutes(ofWeek, nowMs),
    reviewCount: ofWeek.filter(({ state }) => state === 'needs_decision').length,
  };
}
