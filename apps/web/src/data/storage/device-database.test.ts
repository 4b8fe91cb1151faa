import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createIdbOutboxStore } from '../outbox/idb-store.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { openDeviceDatabase } from './device-database.ts';

const item = (order: number, kind: string, payload: unknown): OutboxItem => ({
  id: `item-${order}`,
  kind,
  userId: 'user',
  personId: 'person',
  causalKey: 'person:person',
  deviceId: 'device',
  deviceSeq: order,
  payload,
  payloadVersion: 1,
  addedAtMs: 0,
  order,
  progress: { state: 'waiting', attempts: 3, nextAttemptAtMs: 5, failure: 'unreachable' },
});

/** A device as the app left it that knew no files, with work on it. */
async function oldDevice() {
  const name = randomId();
  const database = await openDB(name, 1, {
    upgrade: (made) => {
      const items = made.createObjectStore('items', { keyPath: 'order' });
      items.createIndex('id', 'id', { unique: true });
      items.createIndex('userId', 'userId');
      made.createObjectStore('device');
      made.createObjectStore('identity');
    },
  });
  const kept = [
    item(1, 'punch_photo', { path: 'company/1', type: 'image/jpeg', base64: 'AAAA' }),
    item(2, 'punch', { photo_id: 'item-1' }),
    item(4, 'profile_change', {}),
  ];
  for (const one of kept) await database.put('items', one);
  const lastSeqByKind = { punch_photo: 1, punch: 2, profile_change: 1 };
  await database.put('device', { id: 'device', lastOrder: 4, lastSeqByKind }, 'self');
  await database.put('identity', { userId: 'user', savedAtMs: 1 }, 'current');
  database.close();
  return { name, kept };
}

const draft = (id: string, bytes?: ArrayBuffer) => ({
  id,
  kind: 'punch',
  build: (device: { readonly deviceId: string; readonly deviceSeq: number }) => ({
    ...item(0, 'punch', null),
    ...device,
    id,
  }),
  ...(bytes !== undefined && { bytes }),
});

/** The disk of a browser that has no room for another form of a database. */
function refuseUpgrades() {
  const make = vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => make.mockRestore();
}

describe('a device of the app that knew no files', () => {
  it('keeps its queue, its numbers and who is here, and has room for bytes', async () => {
    const { name, kept } = await oldDevice();
    const database = openDeviceDatabase(name);
    const store = createIdbOutboxStore(database);
    expect(await store.list('user')).toEqual(kept);
    const [added] = await store.add([draft('new', new ArrayBuffer(3))]);
    expect(added).toMatchObject({ order: 5, deviceSeq: 3, deviceId: 'device' });
    expect((await store.readBytes('new'))?.byteLength).toBe(3);
    const identity = await database.read(['identity'], (transaction) =>
      transaction.objectStore('identity').get('current'),
    );
    expect(identity).toEqual({ userId: 'user', savedAtMs: 1 });
  });

  it('is used as it is while there is no room for the new form, except for files', async () => {
    const { name, kept } = await oldDevice();
    const makeRoom = refuseUpgrades();
    const store = createIdbOutboxStore(openDeviceDatabase(name));
    expect(await store.list('user')).toEqual(kept);
    const bytes = new ArrayBuffer(3);
    await expect(store.add([draft('with', bytes)])).rejects.toMatchObject({ trouble: 'no_room' });
    expect(await store.add([draft('without')])).toMatchObject([{ order: 5 }]);
    makeRoom();
    expect(await store.add([draft('with', bytes)])).toMatchObject([{ order: 6 }]);
    expect((await store.list('user')).map(({ id }) => id)).toEqual([
      ...kept.map(({ id }) => id),
      'without',
      'with',
    ]);
  });

  it('makes no database without its stores where there is no room for the first', async () => {
    const name = randomId();
    const makeRoom = refuseUpgrades();
    const store = createIdbOutboxStore(openDeviceDatabase(name));
    await expect(store.list('user')).rejects.toMatchObject({ name: 'StorageError' });
    makeRoom();
    expect(await store.add([draft('first')])).toMatchObject([{ order: 1 }]);
  });
});

it('lets go of bytes that the end of a browser left without their file', async () => {
  const database = openDeviceDatabase(randomId());
  const store = createIdbOutboxStore(database);
  await store.add([draft('kept', new ArrayBuffer(1))]);
  await database.write(['bytes'], (transaction) =>
    transaction.objectStore('bytes').put(new ArrayBuffer(1), 'left'),
  );
  await store.sweepBytes();
  expect([await store.readBytes('left'), (await store.readBytes('kept'))?.byteLength]).toEqual([
    null,
    1,
  ]);
});
