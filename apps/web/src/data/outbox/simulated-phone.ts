import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice, type SimulatedTab } from '../../platform/simulated-device.ts';
import { StorageError } from '../storage/connection.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../storage/device-database.ts';
import { createDoubledStore } from './doubled-store.ts';
import { createIdbOutboxStore } from './idb-store.ts';
import type { OutboxServer } from '../client/outbox-call.ts';
import { createFileSender } from '../files/file-sender.ts';
import type { Upload } from '../files/upload.ts';
import { stored } from '../files/storage-outcome.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { CallOutcome, Sender, TokenAnswer } from './sender.ts';

/** A phone and a server for the outbox's tests; both can fail on demand. */
type Call = { readonly ids: readonly string[]; readonly token: string };

/** A server as seen through a sender: it records its calls, and its next answers can be set. */
function createServer() {
  const calls: Call[] = [];
  const recorded = new Map<string, unknown>();
  const next: ((items: readonly OutboxItem[]) => Promise<CallOutcome>)[] = [];
  const record = async (items: readonly OutboxItem[]): Promise<CallOutcome> => {
    for (const { id, payload } of items) if (!recorded.has(id)) recorded.set(id, payload);
    const verdicts = items.map(({ id }) => ({ id, result: 'done', answer: 'applied' }) as const);
    return { kind: 'answered', verdicts };
  };
  const senderOf = (tab: SimulatedTab, kind: string, maxBatch: number): Sender => ({
    kind,
    maxBatch,
    stepsAside: kind === 'picture',
    mayGoUnkept: kind === 'punch',
    send: (items, { accessToken }) => {
      calls.push({ ids: items.map(({ id }) => id), token: accessToken });
      return tab.whileAlive((next.shift() ?? record)(items));
    },
  });
  /** The received bytes of each file, by id. */
  const files = new Map<string, string>();
  const nextUpload: Upload[] = [];
  const upload: Upload = async (_server, file, call) => {
    calls.push({ ids: [file.id], token: call.accessToken });
    const own = nextUpload.shift();
    if (own !== undefined) return own(_server, file, call);
    files.set(file.id, await file.bytes.text());
    return stored(file.id);
  };
  const fileSenderOf = (tab: SimulatedTab, store: OutboxStore): Sender => {
    const uploads = new Map(['punch', 'picture'].map((kind) => [kind, upload]));
    const sender = createFileSender(unusedServer, store, uploads);
    return { ...sender, send: (items, call) => tab.whileAlive(sender.send(items, call)) };
  };
  return {
    files,
    nextUpload: nextUpload.push.bind(nextUpload),
    fileSenderOf,
    calls,
    recorded,
    record,
    senderOf,
    next: next.push.bind(next),
  };
}

export function createPhone({
  random = () => 1,
  ...options
}: { readonly isSafariTab?: boolean; readonly random?: () => number } = {}) {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1, 6),
    zone: 'America/Denver',
    utcOffsetMinutes: -360,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
    ...options,
  });
  const server = createServer();
  let databaseName = randomId();
  const session: { tokens: Record<string, TokenAnswer> } = {
    tokens: { worker: { kind: 'token', accessToken: 'worker’s token' } },
  };
  const sessionListeners = new Set<() => void>();
  const ownerListeners = new Set<() => void>();
  let userId: string | null = 'worker';

  function openTab(change: (database: DeviceDatabase) => DeviceDatabase = (same) => same) {
    const tab = device.openTab();
    const { platform } = tab;
    const errors: unknown[] = [];
    const reportError = (error: unknown) => void errors.push(error);
    const database = mortal(change(openDeviceDatabase(databaseName)), tab);
    const store = createIdbOutboxStore(database);
    const doubled = createDoubledStore({ store, secondCopy: platform.secondCopy, reportError });
    const outbox = createOutbox({
      ...platform,
      store: doubled,
      senders: [
        server.senderOf(tab, 'punch', 3),
        server.senderOf(tab, 'picture', 1),
        server.fileSenderOf(tab, doubled),
      ],
      owner: {
        userId: () => userId,
        subscribe: (listener) => subscribe(ownerListeners, listener),
      },
      session: {
        token: async (user) => session.tokens[user] ?? { kind: 'none' },
        renew: async (user) => session.tokens[user] ?? { kind: 'none' },
        subscribe: (listener) => subscribe(sessionListeners, listener),
      },
      random,
      reportError,
    });
    return { tab, outbox, errors, database };
  }

  return {
    device,
    server,
    openTab,
    /** Simulates a browser that drops a damaged database at its next start. */
    loseDatabase: () => {
      databaseName = randomId();
    },
    setTokens: (tokens: Record<string, TokenAnswer>) => {
      session.tokens = tokens;
      for (const listener of sessionListeners) listener();
    },
    setUser: (user: string | null) => {
      userId = user;
      for (const listener of ownerListeners) listener();
    },
  };
}

function subscribe(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The database as a tab sees it; it never answers after the tab has died. */
function mortal(database: DeviceDatabase, tab: SimulatedTab): DeviceDatabase {
  return {
    read: (stores, work) => tab.whileAlive(database.read(stores, work)),
    write: (stores, work) => tab.whileAlive(database.write(stores, work)),
  };
}

/** Adds a record with files of these texts; returns their ids, the record's first. */
export async function addWithFiles(
  outbox: Outbox,
  texts: readonly string[],
  { userId = 'worker', id = randomId() } = {},
) {
  const files = texts.map((text) => ({
    id: randomId(),
    purpose: 'photo',
    bytes: new Blob([text], { type: 'image/jpeg' }),
    bucket: 'photos',
    path: 'folder/file',
  }));
  await outbox.add({
    id,
    kind: 'punch',
    userId,
    personId: userId,
    causalKey: `person:${userId}`,
    payloadVersion: 1,
    payload: (device) => ({ id, ...device }),
    files,
  });
  return [id, ...files.map((file) => file.id)] as const;
}

const unusedServer: OutboxServer = {
  config: {
    ready: () => Promise.reject(new Error('not asked')),
    current: () => null,
    refresh: async () => {},
  },
  fetch: () => Promise.reject(new Error('not asked')),
};

export async function add(
  outbox: Outbox,
  personId = 'worker',
  userId = 'worker',
  kind = 'punch',
  id = randomId(),
) {
  await outbox.add({
    id,
    kind,
    userId,
    personId,
    causalKey: `person:${personId}`,
    payloadVersion: 1,
    payload: (device) => ({ id, ...device }),
  });
  return id;
}

export function statesOf(outbox: Outbox): readonly string[] {
  return outbox.view().items.map(({ progress }) => progress.state);
}

/** Polls until the check passes; the outbox waits for real storage and promises, not for simulated time. */
export const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { interval: 2, timeout: 15_000 });
export const never = () => new Promise<never>(() => undefined);
export const unreachable = async () =>
  ({ kind: 'missed', failure: 'unreachable', retryAfterMs: null }) as const;
export const refused = async () =>
  ({ kind: 'refused', status: 400, code: 'x', message: 'no' }) as const;
export const serverTrouble = async () =>
  ({ kind: 'missed', failure: 'server_trouble', retryAfterMs: null }) as const;
export const suspended = async () =>
  ({ kind: 'missed', failure: 'suspended', retryAfterMs: null }) as const;
export const unanswered = async () => ({ kind: 'answered', verdicts: [] }) as const;

/** A full disk refuses writes; reads and deletes succeed. */
export function withDisk(database: DeviceDatabase, disk: { isFull: boolean }): DeviceDatabase {
  return {
    ...database,
    write: (stores, work) =>
      database.write(stores, (transaction) =>
        work(disk.isFull ? withoutRoom(transaction) : transaction),
      ),
  };
}

function withoutRoom<T extends object>(place: T): T {
  return new Proxy(place, {
    get: (target, name) => {
      if (name === 'add' || name === 'put') throw new DOMException('full', 'QuotaExceededError');
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, given);
        return name === 'objectStore' ? withoutRoom(Object(answer)) : answer;
      };
    },
  });
}

/**
 * A disk that sometimes doesn't answer. It still performs the requested operations, in order, as soon as it resumes.
 */
export function createSlowDisk() {
  let start: (() => void) | null = null;
  let asked: Promise<unknown> = Promise.resolve();
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (start === null) return work();
    asked = asked.then(work).catch(() => undefined);
    throw new StorageError('no_answer');
  };
  return {
    of: (database: DeviceDatabase): DeviceDatabase => ({
      read: (stores, work) => through(() => database.read(stores, work)),
      write: (stores, work) => through(() => database.write(stores, work)),
    }),
    stop: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      asked = promise;
      start = resolve;
    },
    /** Resumes the disk; resolves once the pending operations are done. */
    go: async () => {
      start?.();
      start = null;
      await asked;
    },
  };
}
