import { beforeAll, expect, test } from 'vitest';
import { readDemoData, type DemoData } from './demo-data.ts';
import { addDays, weekdayOf } from './local-time.ts';
import {
  dateOf,
  isAhead,
  onVacation,
  planShifts,
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
    // The week that is out has days to come, for a change and a swap of two who are off on the other's day.
    expect(daysAhead.length).toBeGreaterThanOrEqual(3);
    for (const [place, mine, theirs] of [
      [1, daysAhead[2], daysAhead[1]],
      [2, daysAhead[1], daysAhead[2]],
    ] as const) {
      expect(of(0, place, mine).map((shift) => isAhead(shift, zone, now))).toEqual([true]);
      expect(of(0, place, theirs)).toEqual([]);
    }
    // A Saturday to come, for the open shift.
    expect([...Array(7).keys()].map((back) => weekdayOf(addDays(publishedUntil, -back)))).toContain(
      6,
    );
    // The draft begins after it, with an evening before a morning and one who lacks a certificate.
    expect(weekdayOf(draftFrom)).toBe(1);
    const [evening] = of(0, 5, addDays(draftFrom, 1));
    expect(evening?.ends_local).toBe(`${dateOf(addDays(draftFrom, 1))}T22:30`);
    const [morning] = of(0, 5, addDays(draftFrom, 2));
    // Fewer than ten hours later.
    expect(morning?.starts_local).toMatch(/T0[5-7]:/);
    const [project] = of(1, uncertified, addDays(draftFrom, 2)).map(({ project_id }) => project_id);
    expect(project).toBe(data.crews[1]?.projects.at(-1));
    // Whoever is on vacation is planned on no day of it, but the day after.
    const vacation = addDays(draftFrom, 7);
    for (let day = 0; day < onVacation.days; day += 1) {
      expect(of(0, onVacation.place, addDays(vacation, day))).toEqual([]);
    }
    expect(of(0, onVacation.place, addDays(vacation, onVacation.days))).toHaveLength(1);
    // No one is planned for overtime.
    const weeks = Map.groupBy(
      shifts.filter(({ day, place }) => day >= addDays(draftFrom, -7) && place !== null),
      ({ person_id, day }) => `${person_id} ${Math.floor((day - draftFrom) / (7 * 24 * hourMs))}`,
    );
    const over = [...weeks].filter(([, planned]) => minutesOfWork(planned) > 40 * 60);
    expect(over.map(([who]) => who)).toEqual([]);
  },
);

function minutesOfWork(shifts: readonly DemoShift[]): number {
  const minutes = shifts.map(
    ({ starts_local, ends_local, break_minutes }) =>
      (Date.parse(`${ends_local}Z`) - Date.parse(`${starts_local}Z`)) / 60_000 - break_minutes,
  );
  return minutes.reduce((sum, each) => sum + each, 0);
}
