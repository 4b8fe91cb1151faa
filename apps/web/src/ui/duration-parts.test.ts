import { describe, expect, it } from 'vitest';
import { durationParts, toTimerText } from './duration-parts.ts';

const minute = 60_000;

describe('a duration', () => {
  it('is nothing when its end lies before its start, as with a clock that was set back', () => {
    expect(durationParts(-5)).toEqual({ hours: 0, minutes: 0 });
    expect(toTimerText(-1)).toBe('0:00:00');
  });

  it('runs past a day without starting over', () => {
    expect(toTimerText(25 * 60 * minute + 4 * minute + 9_999)).toBe('25:04:09');
  });
});
