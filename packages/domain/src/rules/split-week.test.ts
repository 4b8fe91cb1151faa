import { describe, expect, it } from 'vitest';
import { splitWeek, type WeekRule } from './split-week.ts';

const none: WeekRule = {
  weekly_after_minutes: null,
  daily_after_minutes: null,
  daily_double_after_minutes: null,
  shift_after_minutes: null,
  seventh_day: false,
  seventh_day_double_after_minutes: null,
};
const federal = { ...none, weekly_after_minutes: 2400 };
const california = {
  ...federal,
  daily_after_minutes: 480,
  daily_double_after_minutes: 720,
  seventh_day: true,
  seventh_day_double_after_minutes: 480,
};

const hours = (worked: readonly number[], rule: WeekRule) => {
  const days = splitWeek(
    worked.map((count) => count * 60),
    rule,
  );
  const total = (part: 'regular' | 'overtime' | 'double') =>
    days.reduce((sum, day) => sum + day[part], 0) / 60;
  return [total('regular'), total('overtime'), total('double')];
};

describe('a workweek', () => {
  it('has no overtime without a rule', () => {
    expect(hours([14, 14, 14, 14, 14, 14, 14], none)).toEqual([98, 0, 0]);
  });

  it.each([
    ['stays straight up to 40 hours', [8, 8, 8, 8, 8, 0, 0], [40, 0, 0]],
    ['counts a long day only by the week', [13, 9, 9, 9, 0, 0, 0], [40, 0, 0]],
    ['is overtime beyond 40 hours', [10, 10, 10, 10, 6, 0, 0], [40, 6, 0]],
  ])('by the federal rule %s', (_, worked, expected) => {
    expect(hours(worked, federal)).toEqual(expected);
  });

  it.each([
    ['over 8 hours a day', [10, 8, 8, 8, 0, 0, 0], [32, 2, 0]],
    ['over 12 hours a day doubly', [13, 0, 0, 0, 0, 0, 0], [8, 4, 1]],
    ['each hour once: daily first, then weekly', [10, 10, 10, 10, 10, 5, 0], [40, 15, 0]],
    ['the seventh day from its first minute', [6, 6, 6, 6, 6, 6, 9], [36, 8, 1]],
    ['no seventh day after a day off', [6, 6, 6, 0, 6, 6, 9], [38, 1, 0]],
  ])('by the Californian rule pays overtime for %s', (_, worked, expected) => {
    expect(hours(worked, california)).toEqual(expected);
  });

  it('takes weekly overtime from the days that go beyond', () => {
    const days = splitWeek([600, 600, 600, 600, 600, 0, 0], federal);
    expect(days.map(({ overtime }) => overtime)).toEqual([0, 0, 0, 0, 600, 0, 0]);
  });

  it('counts every minute once, whatever the rule', () => {
    for (const rule of [none, federal, california, { ...federal, shift_after_minutes: 720 }]) {
      const worked = [701, 3, 1440, 0, 480, 481, 733];
      const days = splitWeek(worked, rule);
      expect(days.map((day) => day.regular + day.overtime + day.double)).toEqual(worked);
    }
  });
});
