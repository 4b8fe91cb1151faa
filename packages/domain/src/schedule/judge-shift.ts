/**
 * Reasons that block a shift or deserve a second look. This mirrors `app.judge_facts`, which is the authority, so that
 * a screen can show them before anything is sent.
 */
import { addDays } from '../rules/pay-periods.ts';
import { localDateAt, selectZoneTable } from '../pay/zone-table.ts';
import { compareText } from '../compare-text.ts';
import { instantMinute, instantText, localInstant, type ZoneTables } from './local-instant.ts';
import { overtimeReasons } from './overtime-reasons.ts';
import type {
  BlockingReason,
  JudgedShift,
  PersonFacts,
  PlannedShift,
  ShiftFacts,
  ShiftJudgement,
  Unavailable,
  WarningReason,
} from './shift-facts.ts';
import { blockOf, type PlannedMinutes } from './shift-block.ts';

export const longestShiftMinutes = 960;

export function judgeShift(
  tables: ZoneTables,
  shift: JudgedShift,
  facts: ShiftFacts,
): ShiftJudgement {
  const { zone } = shift;
  const starts = localInstant(tables, shift.starts_local, zone, shift.starts_second);
  const ends = localInstant(tables, shift.ends_local, zone, shift.ends_second);
  const { person } = facts;
  const of = { person_id: person?.person_id ?? null };
  const blocked = { level: 'blocked', ...of } as const;
  const warned = { level: 'warned', ...of } as const;
  const planned = facts.planned.filter(({ id }) => id !== shift.id).map(inMinutes);
  const table = selectZoneTable(tables, zone);
  const firstDay = localDateAt(table, starts);
  const lastDay = localDateAt(table, ends - 1);
  const block = blockOf(planned, starts, ends);

  const blocking: BlockingReason[] = [];
  const warnings: WarningReason[] = [];
  if (person !== null) {
    for (const other of planned.filter(({ from, to }) => from < ends && to > starts)) {
      const minutes = Math.min(other.to, ends) - Math.max(other.from, starts);
      const { shift_id } = other;
      const [from, to] = [instantText(other.from), instantText(other.to)];
      blocking.push({ reason: 'overlap', ...blocked, shift_id, from, to, minutes });
    }
    for (const { from, to } of [...person.time_off].sort(byFrom)) {
      if (instantMinute(from) < ends && instantMinute(to) > starts) {
        blocking.push({ reason: 'time_off', ...blocked, from: normal(from), to: normal(to) });
      }
    }
    const gap = memberGap(person, starts, ends);
    if (gap !== null) blocking.push({ reason: 'no_member', ...blocked, ...gap });
  }
  for (const { what, name } of facts.archived) {
    blocking.push({ reason: 'archived', ...blocked, what, name });
  }
  if (person !== null) {
    for (const certificate of facts.certificates) {
      const missing = missingCertificate(person, certificate, lastDay);
      if (missing !== null) {
        const { expires_on } = missing;
        const wanted_on = lastDay;
        blocking.push({
          reason: 'certificate_missing',
          ...blocked,
          certificate,
          expires_on,
          wanted_on,
        });
      }
    }
  }
  if (block.to - block.from > longestShiftMinutes) {
    const minutes = block.to - block.from;
    blocking.push({ reason: 'too_long', ...blocked, minutes, limit_minutes: longestShiftMinutes });
  }

  if (person !== null) {
    if (facts.rest_minutes !== null) {
      const wanted_minutes = facts.rest_minutes;
      for (const { shift_id, side, minutes } of restsAround(planned, block)) {
        if (minutes < wanted_minutes) {
          warnings.push({
            reason: 'short_rest',
            ...warned,
            minutes,
            wanted_minutes,
            shift_id,
            side,
          });
        }
      }
    }
    for (const reason of overtimeReasons(tables, shift, { starts, ends }, planned, facts)) {
      warnings.push({ ...reason, ...warned });
    }
    for (const { kind, note, from, to } of unavailableTimes(tables, person, shift, {
      firstDay,
      lastDay: localDateAt(table, ends),
      starts,
      ends,
    })) {
      const times = { from: instantText(from), to: instantText(to) };
      warnings.push({ reason: 'unavailable', ...warned, kind, ...times, note });
    }
  }
  for (const { on_date, name } of [...facts.holidays].sort(byDate)) {
    if (firstDay <= on_date && on_date <= lastDay) {
      warnings.push({ reason: 'holiday', ...warned, on_date, name });
    }
  }
  const notice = starts - instantMinute(facts.now);
  if (facts.notice_minutes !== null && notice > 0 && notice < facts.notice_minutes) {
    const wanted_minutes = facts.notice_minutes;
    warnings.push({ reason: 'short_notice', ...warned, minutes: notice, wanted_minutes });
  }
  return {
    verdict: blocking.length > 0 ? 'blocked' : warnings.length > 0 ? 'warned' : 'ok',
    reasons: [...blocking, ...warnings],
  };
}

function inMinutes({ id, starts_at, ends_at, break_minutes }: PlannedShift): PlannedMinutes {
  return {
    shift_id: id,
    from: instantMinute(starts_at),
    to: instantMinute(ends_at),
    breakMinutes: break_minutes,
  };
}

function normal(instant: string): string {
  return new Date(instant).toISOString();
}

function byFrom(one: { readonly from: string }, other: { readonly from: string }): number {
  return compareText(one.from, other.from);
}

function byDate(one: { readonly on_date: string }, other: { readonly on_date: string }): number {
  return compareText(one.on_date, other.on_date);
}

/** Returns null if the person is a member for the whole shift. */
function memberGap(
  { member }: PersonFacts,
  starts: number,
  ends: number,
): { readonly from: string | null; readonly to: string | null } | null {
  // Not in minutes, because people can join at any second.
  const startsMs = starts * 60_000;
  const endsMs = ends * 60_000;
  const times = member.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? Infinity : Date.parse(to),
  }));
  if (times.some(({ from, to }) => from <= startsMs && to >= endsMs)) return null;
  const begun = times
    .filter(({ from }) => from < endsMs)
    .sort((one, other) => other.from - one.from);
  const [nearest] = begun.length > 0 ? begun : times.sort((one, other) => one.from - other.from);
  if (nearest === undefined) return { from: null, to: null };
  return {
    from: new Date(nearest.from).toISOString(),
    to: nearest.to === Infinity ? null : new Date(nearest.to).toISOString(),
  };
}

function missingCertificate(
  { certificates }: PersonFacts,
  wanted: string,
  lastDay: string,
): { readonly expires_on: string | null } | null {
  const same = certificates.filter(
    ({ kind }) => kind.trim().toLowerCase() === wanted.trim().toLowerCase(),
  );
  if (same.some(({ expires_on }) => expires_on === null || expires_on >= lastDay)) return null;
  const dates = same.flatMap(({ expires_on }) => (expires_on === null ? [] : [expires_on]));
  return { expires_on: dates.sort(compareText).at(-1) ?? null };
}

function restsAround(
  planned: readonly PlannedMinutes[],
  block: { readonly from: number; readonly to: number },
): { readonly shift_id: string; readonly side: 'before' | 'after'; readonly minutes: number }[] {
  const [before] = planned
    .filter(({ to }) => to < block.from)
    .sort((one, other) => other.to - one.to || compareText(one.shift_id, other.shift_id));
  const [after] = planned
    .filter(({ from }) => from > block.to)
    .sort((one, other) => one.from - other.from || compareText(one.shift_id, other.shift_id));
  return [
    ...(before === undefined
      ? []
      : [
          {
            shift_id: before.shift_id,
            side: 'before' as const,
            minutes: block.from - before.to,
          },
        ]),
    ...(after === undefined
      ? []
      : [{ shift_id: after.shift_id, side: 'after' as const, minutes: after.from - block.to }]),
  ];
}

/** Returns the first time of each unavailability that overlaps the shift. */
function unavailableTimes(
  tables: ZoneTables,
  { availability }: PersonFacts,
  { zone }: JudgedShift,
  around: {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly starts: number;
    readonly ends: number;
  },
): (Unavailable & { readonly from: number; readonly to: number })[] {
  const found = availability.flatMap((statement) => {
    for (let day = addDays(around.firstDay, -1); day <= around.lastDay; day = addDays(day, 1)) {
      if (!isOnDay(statement, day)) continue;
      const { from_time, to_time } = statement;
      const isSameDay = from_time !== null && to_time !== null && to_time > from_time;
      const from = localInstant(tables, `${day}T${from_time ?? '00:00'}`, zone);
      const lastDay = isSameDay ? day : addDays(day, 1);
      const to = localInstant(tables, `${lastDay}T${to_time ?? '00:00'}`, zone);
      if (from < around.ends && to > around.starts) return [{ ...statement, from, to }];
    }
    return [];
  });
  return found.sort((one, other) => one.from - other.from || compareText(one.id, other.id));
}

function isOnDay({ weekday, from_date, to_date }: Unavailable, day: string): boolean {
  const isoDay = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return (
    (weekday === null || weekday === isoDay) &&
    (from_date === null || day >= from_date) &&
    (to_date === null || day <= to_date)
  );
}
