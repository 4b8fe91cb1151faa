import type { OpenBreak, OpenEntry } from '@muster/domain';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';

/** The person's state, as the card shows it. */
export type ClockStage =
  | { readonly kind: 'off' }
  | { readonly kind: 'working'; readonly entry: OpenEntry }
  | { readonly kind: 'on_break'; readonly entry: OpenEntry; readonly onBreak: OpenBreak }
  /** On the clock for so long that they probably forgot to clock out. */
  | { readonly kind: 'forgotten'; readonly entry: OpenEntry };

export type RunningStage = Extract<ClockStage, { kind: 'working' | 'on_break' }>;

/** @param confirmedEntryId an entry that the person says they are still working on */
export function clockStage(clock: PredictedClock, confirmedEntryId: string | null): ClockStage {
  const { open, onBreak, forgotten, hasSurelyEnded } = clock;
  if (open === null) return { kind: 'off' };
  if (forgotten !== null && (hasSurelyEnded || forgotten.id !== confirmedEntryId)) {
    return { kind: 'forgotten', entry: forgotten };
  }
  return onBreak === null
    ? { kind: 'working', entry: open }
    : { kind: 'on_break', entry: open, onBreak };
}
