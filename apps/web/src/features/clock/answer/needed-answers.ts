import type { MyClock } from '@muster/contract';
import type { PredictedClock, ShownEntry } from '../../../data/clock/predict-clock.ts';
import { asksForFinish } from '../entries/estimated-entry.ts';

/** Entries whose end was estimated and that the person has said nothing about, newest first. */
export function unfinishedEntries(
  clock: PredictedClock,
  decisions: MyClock['decisions'],
): readonly ShownEntry[] {
  return clock.entries.filter((entry) => asksForFinish(entry, decisions));
}

/** Clock-outs that only the person knows: estimated ones, and one that is missing right now. */
export function missingClockOuts(clock: PredictedClock, decisions: MyClock['decisions']): number {
  return unfinishedEntries(clock, decisions).length + (clock.forgotten === null ? 0 : 1);
}
