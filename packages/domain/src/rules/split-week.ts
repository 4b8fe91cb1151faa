/** What of an overtime rule a week of whole workdays needs; minutes, null: no such rule. */
export type WeekRule = {
  readonly weekly_after_minutes: number | null;
  readonly daily_after_minutes: number | null;
  readonly daily_double_after_minutes: number | null;
  readonly shift_after_minutes: number | null;
  readonly seventh_day: boolean;
  readonly seventh_day_double_after_minutes: number | null;
};

/** Minutes of a workday, each counted once. */
export type SplitDay = {
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
};

/**
 * Divides the worked minutes of a workweek, a number a workday: daily overtime first, then weekly
 * over the straight minutes that are left, taken from the days that go beyond. Each workday counts
 * as one shift without a gap, and its person as one to whom daily overtime applies.
 */
export function splitWeek(workedMinutes: readonly number[], rule: WeekRule): readonly SplitDay[] {
  const weeklyLimit = rule.weekly_after_minutes ?? Number.POSITIVE_INFINITY;
  const isSeventh = (day: number) =>
    rule.seventh_day && day === 6 && workedMinutes.every((minutes) => minutes > 0);
  let straight = 0;
  return workedMinutes.map((minutes, day) => {
    const daily = isSeventh(day)
      ? splitAt(minutes, 0, rule.seventh_day_double_after_minutes)
      : splitAt(
          minutes,
          lower(rule.daily_after_minutes, rule.shift_after_minutes),
          rule.daily_double_after_minutes,
        );
    const beyondWeek = Math.min(daily.regular, Math.max(0, straight + daily.regular - weeklyLimit));
    straight += daily.regular;
    return {
      regular: daily.regular - beyondWeek,
      overtime: daily.overtime + beyondWeek,
      double: daily.double,
    };
  });
}

function splitAt(minutes: number, overtimeAt: number | null, doubleAt: number | null): SplitDay {
  const double = Math.max(0, minutes - (doubleAt ?? minutes));
  const overtime = Math.max(0, minutes - double - (overtimeAt ?? minutes));
  return { regular: minutes - overtime - double, overtime, double };
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
