import type { OpenBreak, OpenEntry } from '@muster/domain';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';

/** What the person is doing, as the card shows it. */
export type ClockStage =
  | { readonly kind: 'off' }
  | { readonly kind: 'working'; readonly entry: OpenEntry }
  | { readonly kind: 'on_break'; readonly entry: OpenEntry; readonly onBreak: OpenBreak }
  /** On the clock for so long that the clock-out was probably forgotten. */
  | { readonly kind: 'forgotten'; readonly entry: OpenEntry };

export type RunningStage = Extract<ClockStage, { kind: 'working' | 'on_break' }>;

/** @param confirmedEntryId an entry of which the person has said that they are still at it */
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
