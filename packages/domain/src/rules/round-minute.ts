export type RoundingStep = {
  /**
   * `nearest` rounds up from the middle on; `neutral` is nearest, too, but the middle is rounded in the person's favor;
   * `up` and `down` round within the whole step.
   */
  readonly mode: 'off' | 'nearest' | 'neutral' | 'up' | 'down';
  readonly minutes: 5 | 6 | 10 | 15;
};

/**
 * Rounds whole minutes: local minutes since midnight for a start or an end, worked time for a duration. Seconds are
 * truncated first, so that of 15 minutes, 1 to 7 round down and 8 to 14 up (29 CFR 785.48).
 */
export function roundMinute(
  minute: number,
  { mode, minutes: step }: RoundingStep,
  of: 'begin' | 'end' | 'duration',
): number {
  const over = minute % step;
  if (mode === 'off' || over === 0) return minute;
  const low = minute - over;
  const high = low + step;
  switch (mode) {
    case 'down':
      return low;
    case 'up':
      return high;
    case 'nearest':
      return over * 2 < step ? low : high;
    case 'neutral':
      // An early start and a late end mean more paid time.
      if (over * 2 === step) return of === 'begin' ? low : high;
      return over * 2 < step ? low : high;
  }
}
