/** For tests: the phone's own reminders on a simulated phone, as time passes. */
import type { PunchKind } from '@muster/contract';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createLocalNotices } from '../../platform/native/local-notices.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import type { NetworkState } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import { buildPunch } from '../clock/punch-draft.ts';
import { punchItemKind } from '../clock/punch-sender.ts';
import { coverOf } from '../devices/cover.ts';
import { DataError } from '../errors/data-error.ts';
import type { AccountState } from '../identity/account.ts';
import { settle, signedIn } from '../identity/simulated-account.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { OutboxView } from '../outbox/outbox.ts';
import type { Dated, SnapshotQuery, SnapshotReader } from '../query/snapshot-query.ts';
import { keepReminders } from './keep-reminders.ts';
import type { StoredPlan } from './reminder-plan-query.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const person = 'e0000000-0000-4000-8000-000000000001';
export const colleague = 'e0000000-0000-4000-8000-000000000002';
export const text = (ms: number) => new Date(ms).toISOString();

export type Shift = StoredPlan['shifts'][number];

export function shiftAt(startMs: number, publishedMs: number, id: string = randomId()): Shift {
  const [starts_at, ends_at] = [text(startMs), text(startMs + 8 * hourMs)];
  const local = { starts_local: starts_at.slice(0, 16), ends_local: ends_at.slice(0, 16) };
  return { id, starts_at, ends_at, ...local, published_at: text(publishedMs) };
}

/** A phone, its user and their server. `at` lets time pass, and the phone shows what is due. */
export function setUpReminders(startMs: number) {
  const phone = createSimulatedPhone('android');
  const notices = createLocalNotices(createNativeBridge(phone.injected)!, 'timesheet_reminders');
  const localStore = createMemoryStore();
  const here = {
    nowMs: startMs,
    /** The error of the phone's clock. */
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
  const opened: string[] = [];
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
          check: async () => true,
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
      openClock: () => opened.push('/time'),
      openPage: (path) => opened.push(path),
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
    ...{ phone, errors, opened, start, news },
    here,
    cover: () => coverOf(localStore, person),
    waiting: () => [...phone.scheduled.values()].map(({ body }) => body),
    signIn: async (userId: string) => {
      here.state = signedIn(userId, userId);
      await news();
    },
    punch: async (kind: PunchKind) => {
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
      const payload = buildPunch(
        { kind, ...(kind === 'break_start' ? { breakKind: 'meal' } : {}) },
        { id, personId: person, instant, device },
      );
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
    /**
     * Advances to this time; the phone shows due notifications by its own clock, whether the app is open or closed.
     */
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

export const monday = Date.UTC(2026, 10, 2, 0);
