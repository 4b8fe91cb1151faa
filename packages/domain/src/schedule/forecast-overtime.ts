import { addDays } from '../rules/pay-periods.ts';
import { localInstant, type ZoneTables } from './local-instant.ts';
import type { OvertimeCause, OvertimeLimits } from './shift-facts.ts';

/** Punched or planned work in epoch minutes, with the unpaid break in the middle. */
export type Work = { readonly from: number; readonly to: number; readonly breakMinutes: number };

export type OvertimeWeek = {
  readonly zone: string;
  readonly weekFrom: string;
  /** Null if a workday begins with the first work. */
  readonly workdayStartsAt: string | null;
};

type Span = {
  readonly from: number;
  readonly to: number;
  readonly workday: number;
  /** Adjacent work has the same number. */
  readonly block: number;
};

/**
 * Returns the overtime minutes of a workweek by the rule that causes them, in the pay engine's order (`classify`).
 * Mirrors `app.forecast_overtime`.
 */
export function forecastOvertime(
  tables: ZoneTables,
  week: OvertimeWeek,
  limits: OvertimeLimits,
  works: readonly Work[],
): Partial<Record<OvertimeCause, number>> {
  const spans = spansOf(tables, week, works);
  const workdays = new Set(spans.map(({ workday }) => workday));
  const seventh = limits.seventh_day && workdays.size === 7 ? Math.max(...workdays) : undefined;
  const totals: Partial<Record<OvertimeCause, number>> = {};
  let before: Span | undefined;
  const done = { week: 0, day: 0, block: 0 };
  for (const span of spans) {
    if (before?.workday !== span.workday) done.day = 0;
    if (before?.block !== span.block) done.block = 0;
    before = span;
    for (let at = span.from; at < span.to;) {
      const { rule, upTo } = ruleAfter(limits, done, span.workday === seventh);
      const minutes = Math.min(span.to - at, upTo);
      if (rule === null) done.week += minutes;
      else totals[rule] = (totals[rule] ?? 0) + minutes;
      done.day += minutes;
      done.block += minutes;
      at += minutes;
    }
  }
  return totals;
}

function ruleAfter(
  limits: OvertimeLimits,
  done: { readonly week: number; readonly day: number; readonly block: number },
  isSeventh: boolean,
): { readonly rule: OvertimeCause | null; readonly upTo: number } {
  if (isSeventh) {
    const upTo = left(limits.seventh_day_double_after_minutes, done.day);
    return upTo > 0
      ? { rule: 'seventh_day', upTo }
      : { rule: 'seventh_day_double', upTo: Infinity };
  }
  const untilDouble = left(limits.daily_double_after_minutes, done.day);
  if (untilDouble <= 0) return { rule: 'daily_double', upTo: Infinity };
  const untilDaily = left(limits.daily_after_minutes, done.day);
  if (untilDaily <= 0) return { rule: 'daily', upTo: untilDouble };
  const untilLong = left(limits.shift_after_minutes, done.block);
  const soonest = Math.min(untilDouble, untilDaily);
  if (untilLong <= 0) return { rule: 'consecutive', upTo: soonest };
  const untilWeekly = left(limits.weekly_after_minutes, done.week);
  return untilWeekly <= 0
    ? { rule: 'weekly', upTo: Math.min(soonest, untilLong) }
    : { rule: null, upTo: Math.min(soonest, untilLong, untilWeekly) };
}

function left(limit: number | null, reached: number): number {
  return limit === null ? Infinity : limit - reached;
}

function spansOf(tables: ZoneTables, week: OvertimeWeek, works: readonly Work[]): Span[] {
  const beginsAt = week.workdayStartsAt ?? '00:00';
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) =>
    localInstant(tables, `${addDays(week.weekFrom, day)}T${beginsAt}`, week.zone),
  );
  const weekStart = days[0] ?? 0;
  const weekEnd = days[7] ?? 0;
  const spans: Span[] = [];
  let block = 0;
  let lastEnd = -Infinity;
  let floating = -Infinity;
  for (const work of [...works].sort((one, other) => one.from - other.from || one.to - other.to)) {
    if (work.from > lastEnd) block += 1;
    const from = Math.max(work.from, lastEnd);
    if (work.to <= from) continue;
    lastEnd = work.to;
    const rest = Math.min(work.breakMinutes, work.to - from);
    const cut = from + Math.floor((work.to - from - rest) / 2);
    for (const part of [
      { from, to: cut },
      { from: cut + rest, to: work.to },
    ]) {
      const end = Math.min(part.to, weekEnd);
      for (let at = Math.max(part.from, weekStart); at < end;) {
        if (week.workdayStartsAt !== null) {
          floating = Math.max(...days.filter((day) => day <= at));
        } else if (at >= floating + 1440) {
          floating = at;
        }
        const next =
          week.workdayStartsAt === null
            ? floating + 1440
            : Math.min(...days.filter((day) => day > at));
        const to = Math.min(end, next);
        spans.push({ from: at, to, workday: floating, block });
        at = to;
      }
    }
  }
  return spans;
}
