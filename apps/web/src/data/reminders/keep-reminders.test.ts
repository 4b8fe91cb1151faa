import type { Punch } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createLocalNotices } from '../../platform/native/local-notices.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import type { NetworkState } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import { buildPunch } from '../clock/punch-draft.ts';
import { punchItemKind } from '../clock/punch-sender.ts';
import { coverOf } from '../devices/cover.ts';
import { DataError } from '../errors/data-error.ts';
import type { AccountState } from '../identity/account.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { OutboxView } from '../outbox/outbox.ts';
import type { Dated, SnapshotQuery, SnapshotReader } from '../query/snapshot-query.ts';
import { keepReminders } from './keep-reminders.ts';
import type { StoredPlan } from './reminder-plan-query.ts';
import { simulatedDays } from './simulated-days.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const person = 'e0000000-0000-4000-8000-000000000001';
const colleague = 'e0000000-0000-4000-8000-000000000002';
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
const text = (ms: number) => new Date(ms).toISOString();

type Shift = StoredPlan['shifts'][number];

function shiftAt(startMs: number, publishedMs: number, id: string = randomId()): Shift {
  const [starts_at, ends_at] = [text(startMs), text(startMs + 8 * hourMs)];
  const local = { starts_local: starts_at.slice(0, 16), ends_local: ends_at.slice(0, 16) };
  return { id, starts_at, ends_at, ...local, published_at: text(publishedMs) };
}

/** A phone, its person and their server. Time passes by `at`, and the phone shows what is due. */
function setUp(startMs: number) {
  const phone = createSimulatedPhone('android');
  const notices = createLocalNotices(createNativeBridge(phone.injected)!, 'timesheet_reminders');
  const stored = new Map<string, string>();
  const localStore = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    subscribe: () => () => undefined,
  };
  const here = {
    nowMs: startMs,
    /** What the phone's clock is wrong by. */
    wrongMs: 0,
    network: 'online' as NetworkState,
    state: { kind: 'signed_out' } as AccountState,
    plan: {
      verdict: 'ok',
      version: text(startMs),
      until: text(startMs + 42 * dayMs),
      zone: 'UTC',
      settings: {
        remind_employee_after: 5,
        remind_end_after: 15,
        still_in_after_hours: 8,
        remind_break_before: null,
        breaks: { meals: [], meal_form: 'one_block' },
      },
      quiet_hours: null,
      shifts: [],
      time_off: [],
    } as StoredPlan,
    reports: 0,
    items: [] as OutboxItem[],
    shown: [] as string[],
  };
  const kept = new Map<string, Dated<unknown>>();
  const answerTo = (query: SnapshotQuery<unknown>): unknown =>
    query.queryKey[1] === 'my_reminder_plan'
      ? here.plan
      : {
          server_time: text(here.nowMs),
          person_id: person,
          entries: [],
          punches: [],
          decisions: [],
        };
  const snapshots: SnapshotReader = {
    fetch: async (query) => {
      if (here.network === 'offline')
        throw new DataError({ kind: 'network', code: '', message: '' });
      const read = query.schema.safeParse(answerTo(query));
      if (!read.success) throw new Error('not such an answer');
      const dated = { data: read.data, asOfMs: here.nowMs };
      kept.set(query.queryKey.join(' '), dated);
      return dated;
    },
    read: async (query) => {
      const found = kept.get(query.queryKey.join(' '));
      const read = query.schema.safeParse(found?.data);
      return found !== undefined && read.success ? { data: read.data, asOfMs: found.asOfMs } : null;
    },
  };
  let listeners: (() => void)[] = [];
  const view = (): OutboxView => ({
    isRead: true,
    items: here.items,
    sending: 'idle',
    storageTrouble: null,
    mayBeCleared: false,
  });
  const listen = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const errors: unknown[] = [];
  const start = async () => {
    listeners = [];
    keepReminders({
      notices,
      account: { state: () => here.state, subscribe: listen },
      snapshots,
      outbox: { view, subscribe: listen },
      platform: {
        clock: {
          wallMs: () => here.nowMs + here.wrongMs,
          monotonicMs: () => here.nowMs,
          boot: 'boot',
          zone: () => 'UTC',
          utcOffsetMinutes: () => 0,
          after: () => () => undefined,
        },
        localStore,
        network: {
          state: () => here.network,
          subscribe: (listener) => listen(() => listener(here.network)),
          reportReached: () => undefined,
          reportFailed: () => undefined,
        },
        visibility: {
          isVisible: () => true,
          subscribe: (listener) => listen(() => listener(true)),
        },
      },
      wordsOf: ({ dedupeKey }) => ({ title: 'Reminder', body: dedupeKey }),
      runningWords: ({ state }) => ({
        ...{ title: state, body: '', button: 'Clock out', channelName: 'Running time' },
      }),
      openClock: () => undefined,
      report: async () => {
        here.reports += 1;
      },
      reportError: (error) => errors.push(error),
    });
    await settle();
  };
  const news = async () => {
    for (const listener of listeners) listener();
    await settle();
  };
  return {
    ...{ phone, errors, start, news },
    here,
    cover: () => coverOf(localStore, person),
    waiting: () => [...phone.scheduled.values()].map(({ body }) => body),
    signIn: async (userId: string) => {
      const identity = {
        user_id: userId,
        person_id: userId,
        company_id: null,
        role: null,
        profile: null,
        company: null,
        clock_settings: null,
        access_ended: false,
      };
      here.state = { kind: 'signed_in', session: 'ready', identity };
      await news();
    },
    punch: async (kind: Punch['kind']) => {
      const id = randomId();
      const instant = {
        wallMs: here.nowMs + here.wrongMs,
        zone: 'UTC',
        utcOffsetMinutes: 0,
        skewMs: -here.wrongMs,
        skewAgeMs: 0,
        online: here.network === 'online',
      };
      const device = { deviceId: person, deviceSeq: here.items.length + 1 };
      const payload = buildPunch({ kind }, { id, personId: person, instant, device });
      here.items = [
        ...here.items,
        {
          id,
          kind: punchItemKind,
          userId: person,
          personId: person,
          causalKey: person,
          ...device,
          payload,
          payloadVersion: 1,
          addedAtMs: here.nowMs,
          order: here.items.length,
          progress: { state: 'sending', attempts: 0, runId: 'run' },
        },
      ];
      await news();
    },
    /** Lets the time come; the phone shows what is due by its own clock, open or closed. */
    at: (ms: number) => {
      here.nowMs = ms;
      for (const [id, { body, schedule }] of phone.scheduled) {
        if (Date.parse(schedule.at) > ms + here.wrongMs) continue;
        phone.scheduled.delete(id);
        here.shown.push(body);
      }
    },
  };
}

const monday = Date.UTC(2026, 10, 2, 0);

describe('the phone’s own reminders', () => {
  it('wait for a sign-in, and for the permission that was given', async () => {
    const { here, phone, start, signIn, waiting, cover } = setUp(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    expect(phone.calls).toEqual([]);
    phone.will.permission = 'denied';
    await signIn(person);
    expect([waiting(), cover()]).toEqual([[], null]);
    phone.will.permission = 'granted';
    await signIn(person);
    expect(waiting()).toHaveLength(1);
    expect(cover()).toMatchObject({ version: here.plan.version });
    expect(here.reports).toBe(1);
  });

  it('are 40 at most, and cover the time before the first that has no room', async () => {
    const { here, start, signIn, waiting, cover } = setUp(monday);
    const starts = Array.from({ length: 41 }, (_, day) => monday + day * dayMs + 7 * hourMs);
    const shifts = starts.map((startMs) => shiftAt(startMs, monday));
    here.plan = { ...here.plan, shifts: shifts.slice(0, 40) };
    await start();
    await signIn(person);
    expect(waiting()).toHaveLength(40);
    expect(cover()?.untilMs).toBe(monday + 42 * dayMs);
    here.plan = { ...here.plan, shifts, version: text(monday + 1) };
    await signIn(person);
    expect(waiting()).toHaveLength(40);
    expect(cover()?.untilMs).toBe(starts[40]! + 5 * minuteMs - 1);
  });

  it('are exact only where the phone allows it', async () => {
    const { here, phone, start, signIn } = setUp(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    await signIn(person);
    const asked = () =>
      phone.calls.findLast(({ name }) => name === 'LocalNotifications.schedule')?.options;
    expect(asked()).toMatchObject({ notifications: [{ isExactNotification: false }] });
    phone.will.exactAlarms = 'granted';
    phone.scheduled.clear();
    await signIn(person);
    expect(asked()).toMatchObject({ notifications: [{ isExactNotification: true }] });
  });

  it('are gone with their person, and never the next one’s', async () => {
    const { here, start, signIn, waiting, news, cover } = setUp(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    await signIn(person);
    here.network = 'offline';
    here.state = { kind: 'signed_out' };
    await news();
    expect([waiting(), cover()]).toEqual([[], null]);
    await signIn(colleague);
    expect(waiting()).toEqual([]);
  });
});

it('an Android phone shows the running time until the clock-out, and to no one else', async () => {
  const { here, phone, start, signIn, news, punch } = setUp(monday);
  const running = () => [...phone.shown.values()].map(({ title }) => title);
  await start();
  await signIn(person);
  expect(running()).toEqual([]);
  await punch('in');
  expect(running()).toEqual(['on']);
  const asked = phone.calls.findLast(({ name }) => name === 'LocalNotifications.schedule');
  expect(asked?.options).toMatchObject({
    notifications: [{ ongoing: true, autoCancel: false, actionTypeId: 'open_clock' }],
  });
  here.nowMs += hourMs;
  await punch('out');
  expect(running()).toEqual([]);
  here.nowMs += hourMs;
  await punch('in');
  here.state = { kind: 'signed_out' };
  await news();
  expect(running()).toEqual([]);
});

it('a month on one phone reminds once of each missed start and end, by phone or by server, and never after a punch', async () => {
  const { here, start, signIn, news, punch, at, cover, errors } = setUp(monday);
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
      // The server, as `app.is_on_device` says: it knows no punch that was made offline.
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
  // A phone that hears of no change reminds of the old start: it can know no better.
  const stale = starts
    .map((startMs, day) => ({ day, key: keyOf(here.plan.shifts[day]!, startMs + 5 * minuteMs) }))
    .filter(
      ({ day }) =>
        simulatedDays[day % simulatedDays.length]!.isMoved &&
        simulatedDays[day % simulatedDays.length]!.isOffline,
    )
    .map(({ key }) => key);
  expect(reminded.toSorted()).toEqual([...expected, ...stale].toSorted());
  // Whoever clocks in on this phone is reminded of the end by it, with a network or without.
  const endReminders = here.shown.filter((key) => key.startsWith('clock_out_missed'));
  expect(endReminders.map((key) => key.split(' ').at(-1))).toEqual(ends.map(text));
  expect(new Set(endReminders).size).toBe(12);
  expect(told).toHaveLength(3);
  expect(errors).toEqual([]);
});

function keyOf({ id }: Shift, dueMs: number): string {
  return `clock_in_missed ${id} ${text(dueMs)}`;
}
