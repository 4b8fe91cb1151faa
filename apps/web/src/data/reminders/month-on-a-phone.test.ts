import { expect, it } from 'vitest';
import { simulatedDays, simulatedWork } from './simulated-days.ts';
import {
  dayMs,
  hourMs,
  minuteMs,
  monday,
  person,
  setUpReminders,
  type Shift,
  shiftAt,
  text,
} from './simulated-reminders.ts';

it('a month on one phone reminds once of each missed start and end, by phone or by server, and never after a punch', async () => {
  const { here, start, signIn, news, punch, at, cover, errors } = setUpReminders(monday);
  const starts = Array.from({ length: 30 }, (_, day) => monday + day * dayMs + 7 * hourMs);
  here.plan = { ...here.plan, shifts: starts.map((startMs) => shiftAt(startMs, monday)) };
  await start();
  await signIn(person);
  const changedAt = new Map<string, number>();
  const expected: string[] = [];
  const told: string[] = [];
  /** When someone was still clocked in fifteen minutes after the end. */
  const ends: number[] = [];

  for (const [day, startMs] of starts.entries()) {
    const plans = simulatedDays[day % simulatedDays.length]!;
    const shift = here.plan.shifts[day]!;
    here.network = plans.isOffline ? 'offline' : 'online';
    here.wrongMs = (plans.clockIsWrongBy ?? 0) * minuteMs;
    let dueMs = startMs + 5 * minuteMs;
    let hasPunched = false;
    at(startMs - 90 * minuteMs);
    await news();
    for (let minute = -89; minute <= 120; minute += 1) {
      at(startMs + minute * minuteMs);
      if (minute === -60 && plans.isMoved) {
        const moved = shiftAt(startMs + hourMs, here.nowMs, shift.id);
        dueMs += hourMs;
        changedAt.set(shift.id, here.nowMs);
        const shifts = here.plan.shifts.map((one) => (one.id === shift.id ? moved : one));
        here.plan = { ...here.plan, shifts, version: text(here.nowMs) };
        await news();
      }
      if (minute === plans.restartsAt) await start();
      // Like the server in `app.is_on_device`, which doesn't know any punch made offline.
      if (here.nowMs === dueMs) {
        const covered = cover();
        const isOnDevice =
          covered !== null &&
          covered.untilMs >= dueMs &&
          Date.parse(covered.version) >= (changedAt.get(shift.id) ?? monday);
        const isKnown = hasPunched && here.network === 'online';
        if (!isKnown && !isOnDevice) told.push(keyOf(shift, dueMs));
      }
      if (minute === plans.punchesAt) {
        await punch('in');
        hasPunched = true;
      }
    }
    const isLate = plans.punchesAt === undefined || startMs + plans.punchesAt * minuteMs > dueMs;
    if (isLate) expected.push(keyOf(shift, dueMs));
    if (!hasPunched) continue;
    if (plans.leavesAt === undefined) {
      at(startMs + 5 * hourMs);
      await punch('out');
      continue;
    }
    const endMs = startMs + (plans.isMoved ? 9 : 8) * hourMs;
    for (let minute = -30; minute <= 40; minute += 1) {
      at(endMs + minute * minuteMs);
      if (minute === plans.restartsLateAt) await start();
      if (minute === 15 && minute < plans.leavesAt) ends.push(here.nowMs);
      if (minute === plans.leavesAt) await punch('out');
    }
  }

  const reminded = [...here.shown, ...told].filter((key) => key.startsWith('clock_in_missed'));
  // A phone that has not received the change reminds of the old start: it can't know better.
  const stale = starts
    .map((startMs, day) => ({ day, key: keyOf(here.plan.shifts[day]!, startMs + 5 * minuteMs) }))
    .filter(
      ({ day }) =>
        simulatedDays[day % simulatedDays.length]!.isMoved &&
        simulatedDays[day % simulatedDays.length]!.isOffline,
    )
    .map(({ key }) => key);
  expect(reminded.toSorted()).toEqual([...expected, ...stale].toSorted());
  // Someone who clocks in on this phone gets the end reminder from it, with or without a network.
  const endReminders = here.shown.filter((key) => key.startsWith('clock_out_missed'));
  expect(endReminders.map((key) => key.split(' ').at(-1))).toEqual(ends.map(text));
  expect(new Set(endReminders).size).toBe(12);
  expect(told).toHaveLength(3);
  expect(errors).toEqual([]);
});

it('a month of meals, quiet hours and time off reminds of what is due, once, by phone or by server', async () => {
  const { here, phone, start, signIn, news, punch, at, cover, errors } = setUpReminders(monday);
  const days = [...simulatedWork, ...simulatedWork].map((work, day) => {
    const [hour, minute] = (work.startsAt ?? '07:00').split(':').map(Number);
    const startMs = monday + day * dayMs + hour! * hourMs + minute! * minuteMs;
    return { ...work, startMs, shift: shiftAt(startMs, monday) };
  });
  const timeOffOf = ({ startMs, timeOff: [from, to] = [0, 0] }: (typeof days)[number]) => ({
    starts_at: text(startMs + from * minuteMs),
    ends_at: text(startMs + to * minuteMs),
  });
  here.plan = {
    ...here.plan,
    settings: {
      ...here.plan.settings,
      remind_break_before: 15,
      breaks: { meals: [{ after_minutes: 300, minutes: 30 }], meal_form: 'one_block' },
    },
    quiet_hours: { from: '20:00', to: '06:00' },
    shifts: days.map(({ shift }) => shift),
    time_off: days
      .filter(({ timeOff, timeOffIsGrantedAt }) => timeOff && timeOffIsGrantedAt === undefined)
      .map(timeOffOf),
  };
  const events = new Map<number, (() => void | Promise<void>)[]>();
  const plan = (atMs: number, event: () => void | Promise<void>) =>
    events.set(atMs, [...(events.get(atMs) ?? []), event]);
  const told: string[] = [];
  for (const day of days) {
    const { startMs, isOffline, isMuted, punches = [], restartsAt, timeOffIsGrantedAt } = day;
    const then = (minute: number, event: () => void | Promise<void>) =>
      plan(startMs + minute * minuteMs, event);
    then(-120, () => {
      here.network = isOffline ? 'offline' : 'online';
      return news();
    });
    for (const [minute, kind] of punches) then(minute, () => punch(kind));
    if (restartsAt !== undefined) then(restartsAt, start);
    if (timeOffIsGrantedAt !== undefined) {
      then(timeOffIsGrantedAt, () => {
        here.plan = { ...here.plan, time_off: [...here.plan.time_off, timeOffOf(day)] };
        return news();
      });
    }
    if (!isMuted) continue;
    const allow = (permission: 'granted' | 'denied') => () => {
      phone.will.permission = permission;
      return news();
    };
    then(-60, allow('denied'));
    then(60, allow('granted'));
    // No device covers this one, so the server reminds of the start itself.
    then(5, () => {
      if (cover() === null) told.push(keyOf(day.shift, here.nowMs));
    });
  }
  await start();
  await signIn(person);
  for (let ms = monday; ms < monday + (days.length + 1) * dayMs; ms += 5 * minuteMs) {
    at(ms);
    for (const event of events.get(ms) ?? []) await event();
  }

  const reminded = [...here.shown, ...told].map((key) => {
    const [kind, , due] = key.split(' ');
    return `${due} ${kind}`;
  });
  const expected = days.flatMap(({ startMs, reminds }) =>
    reminds.map(([minute, kind]) => `${text(startMs + minute * minuteMs)} ${kind}`),
  );
  expect(reminded.toSorted()).toEqual(expected.toSorted());
  expect(told).toHaveLength(2);
  expect(errors).toEqual([]);
});

function keyOf({ id }: Shift, dueMs: number): string {
  return `clock_in_missed ${id} ${text(dueMs)}`;
}
