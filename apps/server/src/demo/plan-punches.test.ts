import { beforeAll, describe, expect, test } from 'vitest';
import { readDemoData, type DemoData } from './demo-data.ts';
import { addDays, dayAt, instantAt, utcOffsetMinutes, weekdayOf } from './local-time.ts';
import { planPunches } from './plan-now.ts';
import { jobOf, planWork, type Handover } from './plan-punches.ts';
import { hoursAt, isOnDuty } from './roster.ts';
import { crewsOf } from './test-crews.ts';

const zone = 'America/Denver';
const hourMs = 3_600_000;
/** A Tuesday, 10:00 in the demo's zone. */
const tuesday = Date.parse('2026-03-03T17:00:00Z');

let data: DemoData;
beforeAll(async () => {
  data = await readDemoData();
});

describe('the plan of the demo', () => {
  test('has twelve to twenty people on duty at three sites, at any minute of a week', () => {
    const from = dayAt(zone, tuesday);
    const days = Array.from({ length: 9 }, (_, index) => addDays(from, index - 1));
    const onDuty = crewsOf(data).flatMap((plan) =>
      plan.workers.flatMap((worker) =>
        days
          // People who are idle may also have the day off.
          .filter((day) => worker.personId !== '0/1' && isOnDuty(plan.crew, worker, day, from))
          .map((day) => {
            const { startsAt, lasts } = hoursAt(plan.crew, worker);
            const starts = (day - from) / 60_000 + startsAt;
            return { starts, ends: starts + lasts, site: jobOf(plan, worker, day).projectId };
          }),
      ),
    );
    const wrong = Array.from({ length: 7 * 1440 }, (_, minute) => minute).flatMap((minute) => {
      const there = onDuty.filter(({ starts, ends }) => starts <= minute && minute < ends);
      const sites = new Set(there.map(({ site }) => site)).size;
      return there.length < 12 || there.length > 20 || sites < 3
        ? [`${minute}: ${there.length} at ${sites}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('has them on the clock, two on a break and one away from the site, at any hour of a week', () => {
    // At steps of seven hours, each hour of the day comes up once.
    const instants = Array.from({ length: 24 }, (_, index) => tuesday + index * 7 * hourMs);
    const wrong = instants.flatMap((at) => {
      const plan = planAt(at);
      const working = lastPunches(plan, at);
      const breaks = working.filter(({ kind }) => kind === 'break_start').length;
      const away = plan
        .filter(({ receivedAt }) => receivedAt > at - 12 * hourMs)
        .flatMap(({ punches }) => punches)
        .filter(({ outside_reason }) => outside_reason !== null).length;
      return working.length < 12 || working.length > 20 || breaks < 2 || away < 1
        ? [`${new Date(at).toISOString()}: ${working.length}, ${breaks}, ${away}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a Tuesday morning', '2026-03-03T17:00:00Z'],
    ['the middle of the night', '2026-03-04T09:30:00Z'],
    ['just after midnight', '2026-03-05T07:01:00Z'],
    ['a Sunday afternoon', '2026-03-15T20:00:00Z'],
    ['the hour that a spring night skips', '2026-03-08T09:00:00Z'],
    ['the second 1:30 of a fall night', '2026-11-01T08:30:00Z'],
    ['New Year’s midnight', '2027-01-01T07:00:00Z'],
  ])('shows a live company, a forgotten clock-out and punches by a lead: %s', (_, instant) => {
    const now = Date.parse(instant);
    const plan = planAt(now);
    const working = lastPunches(plan, now);
    expect(working.length).toBeGreaterThanOrEqual(12);
    expect(working.length).toBeLessThanOrEqual(20);
    expect(new Set(working.map(({ project_id }) => project_id)).size).toBeGreaterThanOrEqual(3);
    expect(working.filter(({ kind }) => kind === 'break_start').length).toBe(2);
    expect(plan.filter(({ receivedAt }) => receivedAt > now)).toEqual([]);
    expect(forgotten(plan, now).length).toBeGreaterThanOrEqual(1);
    expect(asked(plan, now).length).toBeGreaterThanOrEqual(1);
  });

  test('plans nothing that is yet to come', () => {
    const plan = planAt(tuesday);
    expect(Math.max(...plan.map(({ receivedAt }) => receivedAt))).toBeLessThanOrEqual(tuesday);
  });

  test('comes out the same twice, and an hour later differs only by that hour', () => {
    const ids = (plan: readonly Handover[]) =>
      plan.flatMap(({ punches }) => punches.map(({ id }) => id));
    expect(ids(planAt(tuesday))).toEqual(ids(planAt(tuesday)));
    const later = new Set(ids(workAt(tuesday + hourMs)));
    expect(ids(workAt(tuesday)).filter((id) => !later.has(id))).toEqual([]);
  });

  test('leaves the idle off the clock today', () => {
    const plan = planAt(tuesday, new Set(['0/1']));
    const today = plan.filter(
      ({ receivedAt, punches }) =>
        punches[0]?.person_id === '0/1' && dayAt(zone, receivedAt) === dayAt(zone, tuesday),
    );
    expect(today).toEqual([]);
  });
});

describe('local time', () => {
  test('finds the instant of a wall clock on both sides of a change', () => {
    for (const [day, minutes, instant] of [
      ['2026-03-07', 7 * 60, '2026-03-07T14:00:00.000Z'],
      ['2026-03-08', 7 * 60, '2026-03-08T13:00:00.000Z'],
      ['2026-11-01', 7 * 60, '2026-11-01T14:00:00.000Z'],
    ] as const) {
      expect(new Date(instantAt(zone, Date.parse(day), minutes)).toISOString()).toBe(instant);
    }
    expect(utcOffsetMinutes('Asia/Kathmandu', tuesday)).toBe(345);
    expect(weekdayOf(dayAt(zone, tuesday))).toBe(2);
  });
});

function planAt(now: number, idle: ReadonlySet<string> = new Set()): Handover[] {
  return planPunches(crewsOf(data), { zone, now, idle });
}

function workAt(now: number): Handover[] {
  return planWork(crewsOf(data), { zone, now, idle: new Set() });
}

/** Returns the last punch of each person who is on the clock, within a long shift. */
function lastPunches(plan: readonly Handover[], now: number) {
  const last = new Map<string, Handover['punches'][number]>();
  for (const { punches, receivedAt } of plan) {
    if (receivedAt < now - 12 * hourMs) continue;
    for (const punch of punches) last.set(punch.person_id, punch);
  }
  return [...last.values()].filter(({ kind }) => kind !== 'out');
}

/** Returns people who never clocked out of a shift that began within the last three days. */
function forgotten(plan: readonly Handover[], now: number) {
  const last = new Map<string, Handover['punches'][number]>();
  for (const { punches } of plan) for (const punch of punches) last.set(punch.person_id, punch);
  return [...last.values()].filter(
    ({ kind, device_at }) =>
      kind !== 'out' &&
      Date.parse(device_at) <= now - 12 * hourMs &&
      Date.parse(device_at) > now - 72 * hourMs,
  );
}

/** Returns punches of the last 12 hours that someone else made, which their people are asked about. */
function asked(plan: readonly Handover[], now: number) {
  return plan
    .filter(({ receivedAt }) => receivedAt > now - 12 * hourMs)
    .flatMap(({ by, punches }) =>
      punches.filter(({ person_id }) => 'personId' in by && by.personId !== person_id),
    );
}
