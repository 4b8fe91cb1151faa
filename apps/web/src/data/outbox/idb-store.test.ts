import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../storage/device-database.ts';
import { createIdbOutboxStore } from './idb-store.ts';
import { settle, take } from './item.ts';
import type { OutboxStore, StoreDraft } from './store.ts';

type Kept = {
  readonly store: OutboxStore;
  readonly database: DeviceDatabase;
  readonly name: string;
};

function open(name = randomId()): Kept {
  const database = openDeviceDatabase(name);
  return { store: createIdbOutboxStore(database), database, name };
}

async function add(store: OutboxStore, id = randomId(), userId = 'user', kind = 'punch') {
  const [item] = await store.add([draft(id, userId, kind)]);
  // One draft in, one item out.
  return item!;
}

function draft(id: string, userId = 'user', kind = 'punch'): StoreDraft {
  const about = { id, kind, userId, personId: 'person', causalKey: 'person:person' };
  return {
    id,
    kind,
    build: (device) => ({
      ...about,
      ...device,
      payload: { id, ...device },
      payloadVersion: 1,
      addedAtMs: 0,
    }),
  };
}

function failToBuild(): never {
  throw new RangeError('no such instant');
}

describe('the outbox store on IndexedDB', () => {
  it('keeps nothing and gives out no number when building one of several items fails', async () => {
    const { store } = open();
    const failing = store.add([draft('good'), { id: 'bad', kind: 'punch', build: failToBuild }]);
    await expect(failing).rejects.toThrow('no such instant');
    expect(await store.list('user')).toEqual([]);
    expect((await add(store)).deviceSeq).toBe(1);
  });

  it('says that there is no room instead of keeping part of it', async () => {
    const { store, database } = open();
    const full = createIdbOutboxStore({
      ...database,
      write: (stores, work) =>
        database.write(stores, async (transaction) => {
          await work(transaction);
          throw new DOMException('full', 'QuotaExceededError');
        }),
    });
    await expect(add(full)).rejects.toMatchObject({ trouble: 'no_room' });
    expect(await store.list('user')).toEqual([]);
  });

  it('numbers the items of each kind on the device without gaps, from several tabs at once', async () => {
    const { store, name } = open();
    const { store: otherTab } = open(name);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(index % 2 === 0 ? store : otherTab)),
    );
    await add(store, randomId(), 'user', 'photo');
    const items = await store.list('user');
    const punches = items.filter(({ kind }) => kind === 'punch');
    expect(punches.map(({ deviceSeq }) => deviceSeq)).toEqual(punches.map((_, index) => index + 1));
    expect(items.at(-1)).toMatchObject({ kind: 'photo', deviceSeq: 1, order: 21 });
    expect(new Set(items.map(({ deviceId }) => deviceId))).toEqual(
      new Set([await store.deviceId()]),
    );
  });

  it('never gives a number out again, even after everything was removed', async () => {
    const { store } = open();
    const { id } = await add(store);
    await store.remove([id], () => true);
    expect(await add(store)).toMatchObject({ deviceSeq: 2, order: 2 });
  });

  it('answers the kept item when the same id is added again', async () => {
    const { store } = open();
    const first = await add(store, 'same');
    await store.change(['same'], (item) => take(item, 'run'));
    expect(await add(store, 'same')).toMatchObject({
      deviceSeq: first.deviceSeq,
      progress: { state: 'sending' },
    });
    expect(await store.list('user')).toHaveLength(1);
  });

  it('lists the items of one user only, and counts the unsent of all', async () => {
    const { store } = open();
    const mine = await add(store);
    await add(store, randomId(), 'somebody else');
    await store.change([mine.id], (item) =>
      settle(item, { id: item.id, result: 'done', answer: null }, 1),
    );
    expect((await store.list('user')).map(({ id }) => id)).toEqual([mine.id]);
    expect(await store.countUnsent()).toEqual(new Map([['somebody else', 1]]));
  });

  it('leaves alone what a change does not apply to or what is gone', async () => {
    const { store } = open();
    const { id } = await add(store);
    expect(await store.change([id, 'gone'], () => null)).toEqual([]);
    expect(await store.remove([id, 'gone'], () => false)).toEqual([]);
    expect(await store.list('user')).toHaveLength(1);
  });

  it('is found as it was by whoever opens it next', async () => {
    const { store, name } = open();
    const item = await add(store);
    expect(await open(name).store.list('user')).toEqual([item]);
  });
});
