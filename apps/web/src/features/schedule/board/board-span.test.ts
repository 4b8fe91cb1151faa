import { describe, expect, it } from 'vitest';
import { daysBetween, daysOf, previousFrom, spanOf, weekStartOf } from './board-span.ts';

describe('weekStartOf', () => {
  it('is the day itself on the first day of the workweek and six days back on the last', () => {
    expect(weekStartOf('2026-11-23', 1)).toBe('2026-11-23');
    expect(weekStartOf('2026-11-22', 1)).toBe('2026-11-16');
    expect(weekStartOf('2026-11-22', 7)).toBe('2026-11-22');
    expect(weekStartOf('2026-11-21', 7)).toBe('2026-11-15');
  });
});

describe('spanOf', () => {
  it('begins weeks with the company’s workweek', () => {
    expect(spanOf('week', '2026-11-25', 7)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(spanOf('two_weeks', '2026-11-25', 1)).toEqual({ from: '2026-11-23', to: '2026-12-06' });
  });

  it('covers whole months, February of a leap year included', () => {
    expect(spanOf('month', '2028-02-29', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(spanOf('month', '2026-12-31', 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('has as many days as its name says, the nights of both clock changes included', () => {
    expect(daysOf(spanOf('week', '2026-03-08', 1))).toHaveLength(7);
    expect(daysOf(spanOf('two_weeks', '2026-11-01', 1))).toHaveLength(14);
    expect(daysOf(spanOf('month', '2026-11-01', 1))).toHaveLength(30);
  });
});

describe('previousFrom', () => {
  it('goes back a whole span', () => {
    const twoWeeks = spanOf('two_weeks', '2026-11-25', 1);
    expect(previousFrom('two_weeks', twoWeeks)).toBe('2026-11-09');
    expect(previousFrom('week', spanOf('week', '2026-01-01', 1))).toBe('2025-12-22');
    expect(previousFrom('month', spanOf('month', '2026-03-15', 1))).toBe('2026-02-01');
  });
});

it('counts days across a change of the clocks', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});
