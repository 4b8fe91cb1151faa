import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createDrafts } from './drafts.ts';

const ana = 'e0000000-0000-4000-8000-000000000001';
const luis = 'e0000000-0000-4000-8000-000000000002';
const day = 24 * 60 * 60_000;

function openDrafts(name = randomId()) {
  const time = { nowMs: 1_000 };
  const clock = { wallMs: () => time.nowMs };
  return { drafts: createDrafts({ database: openDeviceDatabase(name), clock }), time };
}

const draftOf = (userId: string, id: string, content: unknown = {}, kind = 'jsa') => ({
  userId,
  id,
  kind,
  content,
});

it("shows no one another person's drafts", async () => {
  const { drafts } = openDrafts();
  await drafts.keep(draftOf(ana, 'a'));
  expect(await drafts.list(luis, 'jsa')).toEqual([]);
  expect(await drafts.read(luis, 'a')).toBeNull();
  await drafts.remove(luis, 'a');
  expect(await drafts.list(ana, 'jsa')).toHaveLength(1);
});

it('lists several drafts of one kind, the latest first', async () => {
  const { drafts, time } = openDrafts();
  await drafts.keep(draftOf(ana, 'a', { turn: 1 }));
  time.nowMs += 1;
  await drafts.keep(draftOf(ana, 'b'));
  await drafts.keep(draftOf(ana, 'c', {}, 'other'));
  time.nowMs += 1;
  await drafts.keep(draftOf(ana, 'a', { turn: 2 }));
  const listed = await drafts.list(ana, 'jsa');
  expect(listed.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(listed[0]?.content).toEqual({ turn: 2 });
  await drafts.remove(ana, 'a');
  expect((await drafts.list(ana, 'jsa')).map(({ id }) => id)).toEqual(['b']);
});

it('lets go of what no one has touched for a month, not a moment earlier', async () => {
  const { drafts, time } = openDrafts();
  await drafts.keep(draftOf(ana, 'a'));
  time.nowMs += 30 * day - 1;
  expect(await drafts.list(ana, 'jsa')).toHaveLength(1);
  time.nowMs += 1;
  expect(await drafts.list(ana, 'jsa')).toEqual([]);
  expect(await drafts.read(ana, 'a')).toBeNull();
});

it('finds room in the database of an app that knew no drafts', async () => {
  const name = randomId();
  const before = await openDB(name, 2, {
    upgrade: (made) => {
      const items = made.createObjectStore('items', { keyPath: 'order' });
      items.createIndex('id', 'id', { unique: true });
      items.createIndex('userId', 'userId');
      for (const store of ['device', 'identity', 'bytes', 'uploads']) made.createObjectStore(store);
    },
  });
  await before.put('bytes', new ArrayBuffer(3), 'photo');
  before.close();
  const { drafts } = openDrafts(name);
  await drafts.keep(draftOf(ana, 'a'));
  expect(await drafts.read(ana, 'a')).toMatchObject({ id: 'a', savedAtMs: 1_000 });
  const bytes = await openDeviceDatabase(name).read(['bytes'], (transaction) =>
    transaction.objectStore('bytes').get('photo'),
  );
  expect(bytes?.byteLength).toBe(3);
});
