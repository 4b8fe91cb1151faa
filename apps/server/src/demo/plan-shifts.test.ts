import { beforeAll, expect, test } from 'vitest';
import { readDemoData, type DemoData } from './demo-data.ts';
import { addDays, dayAt, instantAt, minutesOf, weekdayOf } from './local-time.ts';
import { planPunches } from './plan-now.ts';
import {
  dateOf,
  isAhead,
  onVacation,
  planShifts,
  stayingLate,
  uncertified,
  type DemoShift,
} from './plan-shifts.ts';
import { crewsOf } from './test-crews.ts';

const zone = 'America/Denver';
/** A Monday, 5:30 in the demo's zone; the days after it are the other weekdays. */
const monday = Date.parse('2026-03-02T12:30:00Z');
const hourMs = 3_600_000;

let data: DemoData;
beforeAll(async () => {
  data = await readDemoData();
});

test.each(Array.from({ length: 14 }, (_, half) => [half, monday + half * 12 * hourMs] as const))(
  'the schedule has its stories at any time of a week: half a day number %i',
  (_, now) => {
    const { shifts, daysAhead, draftFrom, publishedUntil } = planShifts(crewsOf(data), {
      zone,
      now,
    });
    const of = (crew: number, place: number, day: number | undefined) =>
      shifts.filter((shift) => shift.crew === crew && shift.place === place && shift.day === day);
    // The published week has days ahead, for a change and for a swap of two people who are off on each other's day.
    expect(daysAhead.length).toBeGreaterThanOrEqual(3);
    for (const [place, mine, theirs] of [
      [1, daysAhead[2], daysAhead[1]],
      [2, daysAhead[1], daysAhead[2]],
    ] as const) {
      expect(of(0, place, mine).map((shift) => isAhead(shift, zone, now))).toEqual([true]);
      expect(of(0, place, theirs)).toEqual([]);
    }
    // A Saturday ahead, for the open shift.
    expect([...Array(7).keys()].map((back) => weekdayOf(addDays(publishedUntil, -back)))).toContain(
      6,
    );
    // The draft begins after it, with an evening shift before a morning shift and one person who lacks a certificate.
    expect(weekdayOf(draftFrom)).toBe(1);
    const [evening] = of(0, 5, addDays(draftFrom, 1));
    expect(evening?.ends_local).toBe(`${dateOf(addDays(draftFrom, 1))}T22:30`);
    const [morning] = of(0, 5, addDays(draftFrom, 2));
    // Fewer than ten hours later.
    expect(morning?.starts_local).toMatch(/T0[5-7]:/);
    const [project] = of(1, uncertified, addDays(draftFrom, 2)).map(({ project_id }) => project_id);
    expect(project).toBe(data.crews[1]?.projects.at(-1));
    // The person on vacation has no shift during it, but has one on the day after.
    const vacation = addDays(draftFrom, 7);
    for (let day = 0; day < onVacation.days; day += 1) {
      expect(of(0, onVacation.place, addDays(vacation, day))).toEqual([]);
    }
    expect(of(0, onVacation.place, addDays(vacation, onVacation.days))).toHaveLength(1);
    // Only the person who stays late this week is planned for overtime.
    const weeks = Map.groupBy(
      shifts.filter(({ day, place }) => day >= addDays(draftFrom, -7) && place !== null),
      ({ person_id, day }) => `${person_id} ${Math.floor((day - draftFrom) / (7 * 24 * hourMs))}`,
    );
    const over = [...weeks].filter(([, planned]) => minutesOfWork(planned) > limit);
    expect(over.filter(([who]) => who !== `0/${stayingLate.place} -1`)).toEqual([]);
    expect(hasOvertimeAhead(shifts, now)).toBe(true);
  },
);

const limit = 40 * 60;

/**
 * Returns true if the person who stays late has overtime ahead as `list_exceptions` judges it: by the work done this
 * week and the shifts from now on, counting a current shift from the person's actual start.
 */
function hasOvertimeAhead(shifts: readonly DemoShift[], now: number): boolean {
  const person = `0/${stayingLate.place}`;
  const today = dayAt(zone, now);
  const weekFrom = addDays(today, -((weekdayOf(today) + 6) % 7));
  // The others don't affect it.
  const alone = crewsOf(data)
    .slice(0, 1)
    .map((plan) => ({ ...plan, workers: plan.workers.filter((one) => one.personId === person) }));
  const punches = planPunches(alone, { zone, now, idle: new Set() })
    .flatMap((handover) => handover.punches)
    .filter(({ person_id }) => person_id === person)
    .map(({ kind, device_at, skew_ms }) => ({ kind, at: Date.parse(device_at) - (skew_ms ?? 0) }))
    .filter(({ at }) => at >= instantAt(zone, weekFrom, 0))
    .toSorted((one, other) => one.at - other.at);
  let done = 0;
  let begun: number | null = null;
  let worked = 0;
  let mealFrom = 0;
  for (const { kind, at } of punches) {
    if (kind === 'in') [begun, worked] = [at, 0];
    if (kind === 'break_start') mealFrom = at;
    if (kind === 'break_end') worked -= at - mealFrom;
    if (kind === 'out' && begun !== null) [done, begun] = [done + worked + at - begun, null];
  }
  const regular = done / 60_000;
  const ahead = shifts
    .filter((shift) => shift.person_id === person && shift.day >= today)
    .filter(({ day }) => day <= addDays(weekFrom, 6))
    .map(({ starts_local, ends_local, break_minutes, day }) => {
      const at = (local: string) => instantAt(zone, day, minutesOf(local.slice(11)));
      const from = Math.max(at(starts_local), Math.min(now, begun ?? now));
      return Math.max(0, (at(ends_local) - from) / 60_000 - break_minutes);
    })
    .reduce((sum, minutes) => sum + minutes, 0);
  return regular >= 0.9 * limit || regular + ahead > limit;
}

function minutesOfWork(shifts: readonly DemoShift[]): number {
  const minutes = shifts.map(
    ({ starts_local, ends_local, break_minutes }) =>
      (Date.parse(`${ends_local}Z`) - Date.parse(`${starts_local}Z`)) / 60_000 - break_minutes,
  );
  return minutes.reduce((sum, each) => sum + each, 0);
}
