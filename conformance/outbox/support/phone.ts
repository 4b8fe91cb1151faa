import { createData, type Data } from '../../../apps/web/src/data/data.ts';
import { sessionStorageKey } from '../../../apps/web/src/data/client/session-store.ts';
import { createIdbOutboxStore } from '../../../apps/web/src/data/outbox/idb-store.ts';
import { isUnsent, type OutboxItem } from '../../../apps/web/src/data/outbox/item.ts';
import type { OutboxStore } from '../../../apps/web/src/data/outbox/store.ts';
import { type Connection, StorageError } from '../../../apps/web/src/data/storage/connection.ts';
import {
  type CacheSchema,
  openCacheDatabase,
} from '../../../apps/web/src/data/storage/cache-database.ts';
import {
  type DeviceSchema,
  openDeviceDatabase,
} from '../../../apps/web/src/data/storage/device-database.ts';
import { randomId } from '../../../apps/web/src/platform/random-id.ts';
import {
  createSimulatedDevice,
  type SimulatedDevice,
  type SimulatedTab,
} from '../../../apps/web/src/platform/simulated-device.ts';
import { freshConfig } from '../../../apps/web/src/platform/fresh-config.ts';
import type { SecondCopy } from '../../../apps/web/src/platform/second-copy.ts';
import * as z from 'zod/mini';

import type { Worker } from './crew.ts';
import { createFaultyNetwork, type FaultyNetwork } from './faulty-network.ts';
import { createKnownTime, type KnownTime } from './known-time.ts';

/** The app's whole data layer on a phone, in tabs that can die at any moment. */
export type Phone = {
  readonly device: SimulatedDevice;
  readonly network: FaultyNetwork;
  /** Returns the tab with this number, opening it if necessary. */
  tab(number: number): Promise<Tab>;
  kill(number: number): void;
  /** Lets time pass while the monotonic clock stops. */
  sleep(ms: number): void;
  /** Ends the browser and deletes its database, as Chromium does with a damaged one. */
  loseDatabase(): void;
  /** Fills the disk completely, or frees it again. */
  fill(isFull: boolean): void;
  /** Saves everything on the phone; returns a function that goes back to it, like a restored phone. */
  backUp(): Promise<() => Promise<void>>;
  signIn(worker: Worker): Promise<boolean>;
  /** Makes the stored access token look long expired; returns it, if there is one. */
  expireToken(): string | null;
  /** Continues until nothing of this worker's waits on the phone, and the screen says so. */
  finish(worker: Worker): Promise<readonly OutboxItem[]>;
};

type Tab = {
  readonly data: Data;
  readonly sim: SimulatedTab;
  readonly stored: OutboxStore;
  readonly time: KnownTime;
};

/** Lets real storage and real calls proceed. */
export const breathe = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

const sessionSchema = z.looseObject({ access_token: z.string() });
const copySchema = z.looseObject({ userId: z.string() });

export async function createPhone(serverUrl: string, startMs: number): Promise<Phone> {
  // The phone clock's offset from the true time.
  const jumps = { ms: 0 };
  const trueMs = () => device.wallMs() - jumps.ms;
  const network = createFaultyNetwork(trueMs);
  const viaWorker = createWorker();
  const device = createSimulatedDevice({
    startMs,
    zone: 'America/Denver',
    utcOffsetMinutes: -420,
    fetch: network.fetch,
    origin: serverUrl,
  });
  let databaseName = randomId();
  const disk = { isFull: false };
  const tabs = new Map<number, Tab>();

  async function tab(number: number): Promise<Tab> {
    const open = tabs.get(number);
    if (open !== undefined) return open;
    const sim = device.openTab();
    const time = createKnownTime(trueMs, () => jumps.ms);
    const database = mortal(withDisk(openDeviceDatabase(databaseName), disk), sim);
    const opened = {
      sim,
      time,
      stored: createIdbOutboxStore(database),
      data: createData({
        platform: { ...sim.platform, fetch: time.watch(viaWorker(sim.platform.fetch)) },
        appVersion: 'test',
        device: database,
        cache: mortal(openCacheDatabase(`${databaseName}-cache`), sim),
      }),
    };
    tabs.set(number, opened);
    await breathe();
    return opened;
  }

  function isHere(worker: Worker, { data }: Tab): boolean {
    const state = data.account.state();
    return (
      state.kind === 'signed_in' &&
      state.session === 'ready' &&
      state.identity.user_id === worker.userId
    );
  }

  /** True if the second copy has something of theirs; after losing the database, it is the only one. */
  async function hasCopies(worker: Worker, { sim }: Tab): Promise<boolean> {
    const texts = (await sim.platform.secondCopy.readAll())?.values() ?? [];
    return [...texts].some((text) => copySchema.parse(JSON.parse(text)).userId === worker.userId);
  }

  /** True if the device still has the contents of these items; once the server has them, it doesn't. */
  async function hasBytes(items: readonly OutboxItem[], { stored, sim }: Tab): Promise<boolean> {
    const copied = new Set(await sim.platform.secondCopy.listBytes());
    for (const { id } of items) {
      if (copied.has(id) || (await stored.readBytes(id)) !== null) return true;
    }
    return false;
  }

  function endBrowser(): void {
    for (const { sim } of tabs.values()) sim.kill();
    tabs.clear();
  }

  async function signIn(worker: Worker): Promise<boolean> {
    const open = await tab(0);
    const { ok } = await open.data.auth.signIn(worker);
    if (!ok) return false;
    await eventually(async () => {
      if (isHere(worker, open)) return true;
      await device.advance(1000);
      return false;
    }, 'the identity after a sign-in');
    return true;
  }

  return {
    device: {
      ...device,
      jumpClock: (ms) => {
        jumps.ms += ms;
        device.jumpClock(ms);
        for (const { time } of tabs.values()) time.clockSet();
      },
    },
    sleep: (ms) => device.jumpClock(ms),
    network,
    tab,
    kill: (number) => {
      tabs.get(number)?.sim.kill();
      tabs.delete(number);
    },
    loseDatabase: () => {
      endBrowser();
      databaseName = randomId();
    },
    fill: (isFull) => {
      disk.isFull = isFull;
    },
    backUp: async () => {
      const { localStore, secondCopy } = device.openTab().platform;
      const session = localStore.get(sessionStorageKey);
      const copies = await secondCopy.readAll();
      const copiedBytes = await readCopiedBytes(secondCopy);
      const kept = await readAll(databaseName);
      return async () => {
        endBrowser();
        databaseName = randomId();
        await writeAll(databaseName, kept);
        const restored = device.openTab().platform;
        if (session === null) restored.localStore.remove(sessionStorageKey);
        else restored.localStore.set(sessionStorageKey, session);
        const left = await restored.secondCopy.readAll();
        if (left !== null) await restored.secondCopy.remove([...left.keys()]);
        await restored.secondCopy.remove((await restored.secondCopy.listBytes()) ?? []);
        for (const [id, text] of copies ?? []) await restored.secondCopy.keep(id, text);
        for (const [id, bytes] of copiedBytes) await restored.secondCopy.keepBytes(id, bytes);
      };
    },
    signIn,
    expireToken: () => {
      const { localStore } = device.openTab().platform;
      const text = localStore.get(sessionStorageKey);
      if (text === null) return null;
      const session = sessionSchema.parse(JSON.parse(text));
      localStore.set(sessionStorageKey, JSON.stringify({ ...session, expires_at: 1 }));
      return session.access_token;
    },
    finish: async (worker) => {
      const open = await tab(0);
      const { outbox } = open.data;
      await eventually(async () => {
        // A lost session is noticed only when a new token is needed.
        if (!isHere(worker, open)) await signIn(worker);
        const { items, isRead } = outbox.view();
        const parked = items.filter((item) => item.progress.state === 'attention');
        if (parked.length > 0) await outbox.tryAgain(parked.map(({ id }) => id));
        // Changes from another tab show here a moment later.
        const kept = await open.stored.list(worker.userId);
        // Items that a full phone sent without storing them are listed after those, while its page lives.
        const shown = items.slice(0, kept.length);
        const isShown = isRead && JSON.stringify(shown) === JSON.stringify(kept);
        const isEmpty = !items.some(isUnsent) && !(await hasCopies(worker, open));
        if (isShown && isEmpty && !(await hasBytes(kept, open))) return true;
        outbox.sendNow();
        await device.advance(61_000);
        return false;
      }, 'an empty queue');
      return outbox.view().items;
    },
  };
}

/** Does the work of the service worker between a phone's pages and the network. */
function createWorker(): (fetch: typeof globalThis.fetch) => typeof globalThis.fetch {
  const kept = new Map<unknown, Response>();
  const cache = {
    match: async (key: unknown) => kept.get(key)?.clone(),
    put: async (key: unknown, response: Response) => void kept.set(key, response),
  };
  return (fetch) => (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname === '/config.json'
      ? freshConfig(new Request(input, init), fetch, cache)
      : fetch(input, init);
  };
}

async function readCopiedBytes(secondCopy: SecondCopy): Promise<ReadonlyMap<string, Blob>> {
  const copied = new Map<string, Blob>();
  for (const id of (await secondCopy.listBytes()) ?? []) {
    const bytes = await secondCopy.readBytes(id);
    if (bytes !== null) copied.set(id, new Blob([bytes]));
  }
  return copied;
}

const allStores: ('items' | 'device' | 'identity' | 'bytes' | 'uploads')[] = [
  'items',
  'device',
  'identity',
  'bytes',
  'uploads',
];

async function readAll(databaseName: string) {
  return openDeviceDatabase(databaseName).read(allStores, async (transaction) => ({
    items: await transaction.objectStore('items').getAll(),
    device: await transaction.objectStore('device').get('self'),
    identity: await transaction.objectStore('identity').get('current'),
    byteIds: await transaction.objectStore('bytes').getAllKeys(),
    bytes: await transaction.objectStore('bytes').getAll(),
    uploadIds: await transaction.objectStore('uploads').getAllKeys(),
    uploads: await transaction.objectStore('uploads').getAll(),
  }));
}

async function writeAll(
  databaseName: string,
  {
    items,
    device,
    identity,
    byteIds,
    bytes,
    uploadIds,
    uploads,
  }: Awaited<ReturnType<typeof readAll>>,
): Promise<void> {
  await openDeviceDatabase(databaseName).write(allStores, async (transaction) => {
    for (const item of items) await transaction.objectStore('items').put(item);
    if (device !== undefined) await transaction.objectStore('device').put(device, 'self');
    for (const [index, id] of byteIds.entries()) {
      await transaction.objectStore('bytes').put(bytes[index]!, id);
    }
    for (const [index, id] of uploadIds.entries()) {
      await transaction.objectStore('uploads').put(uploads[index]!, id);
    }
    if (identity !== undefined) await transaction.objectStore('identity').put(identity, 'current');
  });
}

/** A database on a disk that may be full: everything can be read, nothing can be written. */
function withDisk(
  database: Connection<DeviceSchema>,
  disk: { readonly isFull: boolean },
): Connection<DeviceSchema> {
  return {
    ...database,
    write: (names, work) =>
      disk.isFull ? Promise.reject(new StorageError('no_room')) : database.write(names, work),
  };
}

async function eventually(check: () => Promise<boolean>, what: string): Promise<void> {
  const giveUpAtMs = Date.now() + 30_000;
  while (!(await check())) {
    if (Date.now() > giveUpAtMs) throw new Error(`Waited in vain for ${what}`);
    await breathe(5);
  }
}

/** A database as a tab sees it: when the tab dies, unfinished writes are undone and nothing continues. */
function mortal<S extends DeviceSchema | CacheSchema>(
  database: Connection<S>,
  tab: SimulatedTab,
): Connection<S> {
  return {
    read: (stores, work) => (tab.isAlive() ? tab.whileAlive(database.read(stores, work)) : never()),
    write: (stores, work) =>
      tab.isAlive()
        ? tab.whileAlive(
            database.write(stores, async (transaction) => {
              // The second attempt after the tab's death aborted the first.
              if (!tab.isAlive()) return never();
              const value = await work(transaction);
              if (!tab.isAlive()) transaction.abort();
              return value;
            }),
          )
        : never(),
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
