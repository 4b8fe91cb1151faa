import { addDays, isoWeekday } from '../rules/pay-periods.ts';
import { dateOfLocalMinute, localMinuteAt, selectZoneTable } from '../pay/zone-table.ts';
import { forecastOvertime, type Work } from './forecast-overtime.ts';
import { instantMinute, type ZoneTables } from './local-instant.ts';
import type { PlannedMinutes } from './shift-block.ts';
import type { JudgedShift, OvertimeCause, OvertimeLimits, ShiftFacts } from './shift-facts.ts';

/** The pay rules in display order, each with its limit. */
const causes: readonly (readonly [OvertimeCause, keyof OvertimeLimits | null])[] = [
  ['daily', 'daily_after_minutes'],
  ['daily_double', 'daily_double_after_minutes'],
  ['consecutive', 'shift_after_minutes'],
  ['weekly', 'weekly_after_minutes'],
  ['seventh_day', null],
  ['seventh_day_double', 'seventh_day_double_after_minutes'],
];

/** Returns the overtime that a shift adds to its workweek: past time counts by punches, the rest as planned. */
export function overtimeReasons(
  tables: ZoneTables,
  shift: JudgedShift,
  { starts, ends }: { readonly starts: number; readonly ends: number },
  planned: readonly PlannedMinutes[],
  facts: ShiftFacts,
): {
  readonly reason: 'overtime';
  readonly rule: OvertimeCause;
  readonly minutes: number;
  readonly limit_minutes: number;
  readonly week_from: string;
}[] {
  const limits = facts.person?.overtime ?? null;
  const now = instantMinute(facts.now);
  if (limits === null || facts.person === null || ends <= now) return [];
  const week_from = weekOf(tables, facts, starts);
  const week = {
    zone: facts.zone,
    weekFrom: week_from,
    workdayStartsAt: facts.workday_starts_at,
  };
  const others: Work[] = [
    ...facts.person.punched.map(({ from, to, break_minutes }) => ({
      from: instantMinute(from),
      to: to === null ? now : instantMinute(to),
      breakMinutes: break_minutes,
    })),
    ...planned.filter(({ to }) => to > now).map((other) => workAhead(other, now)),
  ];
  const judged = workAhead({ from: starts, to: ends, breakMinutes: shift.break_minutes }, now);
  const before = forecastOvertime(tables, week, limits, others);
  const after = forecastOvertime(tables, week, limits, [...others, judged]);
  return causes.flatMap(([rule, limit]) => {
    const minutes = (after[rule] ?? 0) - (before[rule] ?? 0);
    if (minutes <= 0) return [];
    const limit_minutes = limit === null ? 0 : Number(limits[limit] ?? 0);
    return [{ reason: 'overtime' as const, rule, minutes, limit_minutes, week_from }];
  });
}

/** The break is in the middle; after that, it has been taken. */
function workAhead({ from, to, breakMinutes }: Work, now: number): Work {
  const isAhead = now < from + (to - from) / 2;
  return { from: Math.max(from, now), to, breakMinutes: isAhead ? breakMinutes : 0 };
}

function weekOf(tables: ZoneTables, facts: ShiftFacts, starts: number): string {
  const beginsAt = facts.workday_starts_at ?? '00:00';
  const minutes = Number(beginsAt.slice(0, 2)) * 60 + Number(beginsAt.slice(3, 5));
  const table = selectZoneTable(tables, facts.zone);
  const workday = dateOfLocalMinute(localMinuteAt(table, starts) - minutes);
  return addDays(workday, -((isoWeekday(workday) - facts.workweek_start + 7) % 7));
}
