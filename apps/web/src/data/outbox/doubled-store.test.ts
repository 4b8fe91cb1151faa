import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import type { SecondCopy } from '../../platform/second-copy.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createDoubledStore } from './doubled-store.ts';
import { createIdbOutboxStore } from './idb-store.ts';
import { canDiscard, settle, take } from './item.ts';
import { withDisk } from './simulated-phone.ts';
import type { OutboxStore } from './store.ts';

function phone() {
  const texts = new Map<string, string>();
  const bytes = new Map<string, ArrayBuffer>();
  const secondCopy: SecondCopy = {
    readAll: async () => new Map(texts),
    keep: async (id, text) => {
      texts.set(id, text);
    },
    listBytes: async () => [...bytes.keys()],
    readBytes: async (id) => bytes.get(id) ?? null,
    keepBytes: async (id, blob) => {
      bytes.set(id, await blob.arrayBuffer());
      return true;
    },
    remove: async (ids) => {
      for (const id of ids) texts.delete(id);
      for (const id of ids) bytes.delete(id);
    },
  };
  const reported: unknown[] = [];
  const open = (databaseName: string, copy = secondCopy) =>
    createDoubledStore({
      store: createIdbOutboxStore(openDeviceDatabase(databaseName)),
      secondCopy: copy,
      reportError: (error) => reported.push(error),
    });
  return { texts, secondCopy, reported, open };
}

async function add(store: OutboxStore, id: string): Promise<void> {
  const about = { id, kind: 'punch', userId: 'user', personId: 'person', causalKey: 'one' };
  const build = (device: { readonly deviceId: string; readonly deviceSeq: number }) => ({
    ...about,
    ...device,
    payload: { id, ...device },
    payloadVersion: 1,
    addedAtMs: 0,
  });
  await store.add([{ id, kind: 'punch', build }]);
}

const done = (id: string) => ({ id, result: 'done', answer: null }) as const;

describe('a second copy of what is unsent', () => {
  it('brings back everything when the browser has lost its database, as it was and in order', async () => {
    const { open, reported } = phone();
    const before = open(randomId());
    for (const id of ['c', 'a', 'b']) await add(before, id);
    await before.change(['a'], (item) => take(item, 'run'));
    const kept = await before.list('user');

    const after = open(randomId());
    const restored = await after.list('user');
    expect(restored.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(restored.map(({ payload }) => payload)).toEqual(kept.map(({ payload }) => payload));
    expect(new Set(restored.map(({ progress }) => progress.state))).toEqual(new Set(['waiting']));
    expect(reported).toHaveLength(1);

    // A later item never reuses a number that was given out before.
    await add(after, 'd');
    const numbers = (await after.list('user')).map((item) => `${item.deviceId} ${item.deviceSeq}`);
    expect(new Set(numbers).size).toBe(4);
  });

  it('never brings back what was taken by the server, or deleted', async () => {
    const { open, texts } = phone();
    const before = open(randomId());
    for (const id of ['sent', 'deleted', 'waiting']) await add(before, id);
    await before.change(['sent'], (item) => settle(item, done('sent'), 0));
    await before.remove(['deleted'], () => true);
    expect([...texts.keys()]).toEqual(['waiting']);
    expect((await open(randomId()).list('user')).map(({ id }) => id)).toEqual(['waiting']);
  });

  it('drops the copy of what was sent, where the browser ended before it could', async () => {
    const { open, texts } = phone();
    const name = randomId();
    const before = open(name);
    await add(before, 'sent');
    const stale = new Map(texts);
    await before.change(['sent'], (item) => settle(item, done('sent'), 0));
    for (const [id, text] of stale) texts.set(id, text);
    expect(await open(name).list('user')).toMatchObject([{ progress: { state: 'done' } }]);
    expect(texts.size).toBe(0);
  });

  it('makes up for a copy that was not written in time', async () => {
    const { open, texts } = phone();
    const name = randomId();
    await add(open(name), 'one');
    texts.clear();
    await open(name).list('user');
    expect([...texts.keys()]).toEqual(['one']);
  });

  it('concludes nothing from a copy that can’t be read', async () => {
    const { open, secondCopy, texts } = phone();
    const name = randomId();
    await add(open(name), 'one');
    texts.set('half written', '{"id":');
    const store = open(name, { ...secondCopy, readAll: async () => null });
    await add(store, 'two');
    expect((await store.list('user')).map(({ id }) => id)).toEqual(['one', 'two']);
    expect((await open(randomId()).list('user')).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('shows what there is on a device without room, also when there is something to put back', async () => {
    const { open, texts, secondCopy } = phone();
    const name = randomId();
    await add(open(name), 'kept');
    await add(open(randomId()), 'lost');
    expect([...texts.keys()]).toEqual(['kept', 'lost']);
    const disk = { isFull: true };
    const store = createDoubledStore({
      store: createIdbOutboxStore(withDisk(openDeviceDatabase(name), disk)),
      secondCopy,
      reportError: () => undefined,
    });
    expect((await store.list('user')).map(({ id }) => id)).toEqual(['kept']);
    await expect(add(store, 'new')).rejects.toMatchObject({ trouble: 'no_room' });
    disk.isFull = false;
    expect((await store.list('user')).map(({ id }) => id)).toEqual(['kept', 'lost']);
    expect([...texts.keys()]).toEqual(['kept', 'lost']);
  });

  it('keeps the copy of what could not be removed after all', async () => {
    const { open, texts } = phone();
    const store = open(randomId());
    await add(store, 'sending');
    await store.change(['sending'], (item) => take(item, 'run'));
    expect(await store.remove(['sending'], canDiscard)).toEqual([]);
    await expect.poll(() => [...texts.keys()]).toEqual(['sending']);
  });
});
