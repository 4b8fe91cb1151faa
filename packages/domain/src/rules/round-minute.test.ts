import { describe, expect, it } from 'vitest';
import { roundMinute } from './round-minute.ts';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('rounding', () => {
  it('changes nothing while it is off', () => {
    expect(roundMinute(at('07:53'), { mode: 'off', minutes: 15 }, 'begin')).toBe(at('07:53'));
  });

  it('leaves alone what is on a step already', () => {
    for (const mode of ['nearest', 'neutral', 'up', 'down'] as const) {
      expect(roundMinute(at('07:45'), { mode, minutes: 15 }, 'end')).toBe(at('07:45'));
    }
  });

  it.each([
    ['07:46', '07:45'],
    ['07:52', '07:45'],
    ['07:53', '08:00'],
    ['07:59', '08:00'],
    ['23:55', '24:00'],
  ])('to the nearest quarter of an hour takes %s for %s', (from, to) => {
    for (const mode of ['nearest', 'neutral'] as const) {
      expect(roundMinute(at(from), { mode, minutes: 15 }, 'begin')).toBe(at(to));
    }
  });

  it('goes the whole step up or down where it was told so', () => {
    expect(roundMinute(at('07:46'), { mode: 'up', minutes: 15 }, 'begin')).toBe(at('08:00'));
    expect(roundMinute(at('07:59'), { mode: 'down', minutes: 15 }, 'end')).toBe(at('07:45'));
  });

  it.each([
    ['begin', '07:00'],
    ['end', '07:10'],
    ['duration', '07:10'],
  ] as const)('gives the middle to the person when neutral: %s', (of, to) => {
    expect(roundMinute(at('07:05'), { mode: 'neutral', minutes: 10 }, of)).toBe(at(to));
    expect(roundMinute(at('07:05'), { mode: 'nearest', minutes: 10 }, of)).toBe(at('07:10'));
  });

  it('is never further than a step from what was recorded', () => {
    for (const mode of ['nearest', 'neutral', 'up', 'down'] as const) {
      for (const minutes of [5, 6, 10, 15] as const) {
        for (let minute = 0; minute < 1440; minute += 1) {
          const rounded = roundMinute(minute, { mode, minutes }, 'begin');
          expect(Math.abs(rounded - minute)).toBeLessThan(minutes);
          expect(rounded % minutes).toBe(0);
        }
      }
    }
  });
});
