import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createFileCopy } from '../../platform/native/file-copy.ts';
import { createPhoneFiles } from '../../platform/native/phone-files.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import { randomId } from '../../platform/random-id.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createDoubledStore } from './doubled-store.ts';
import { createIdbOutboxStore } from './idb-store.ts';
import { settle } from './item.ts';
import type { OutboxStore } from './store.ts';

/** A phone whose web view storage the system may clear: the next `open` starts without a database. */
function setUp(system: 'android' | 'ios' = 'android') {
  const phone = createSimulatedPhone(system);
  const bridge = createNativeBridge(phone.injected)!;
  const reported: unknown[] = [];
  return {
    phone,
    reported,
    open: () =>
      createDoubledStore({
        store: createIdbOutboxStore(openDeviceDatabase(randomId())),
        secondCopy: createFileCopy(createPhoneFiles(bridge)),
        reportError: (error) => reported.push(error),
      }),
    names: () => [...phone.files.keys()].filter((path) => !path.endsWith('/')).toSorted(),
  };
}

async function addPunch(store: OutboxStore, id: string, userId: string): Promise<void> {
  const about = { id, kind: 'punch', userId, personId: userId, causalKey: `person:${userId}` };
  const build = (device: { readonly deviceId: string; readonly deviceSeq: number }) => ({
    ...about,
    ...device,
    payload: { note: `a punch of ${userId} · ñ` },
    payloadVersion: 1,
    addedAtMs: 0,
  });
  await store.add([{ id, kind: 'punch', build }]);
}

async function addReport(store: OutboxStore, id: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = { id: `${id}-photo`, purpose: 'photo', mimeType: 'image/jpeg', sha256: 'x' };
  const about = { userId: 'ana', personId: 'ana', payload: {}, payloadVersion: 1, addedAtMs: 0 };
  const kept = { ...file, size: bytes.length };
  await store.add([
    {
      id,
      kind: 'report',
      build: (device) => ({
        ...about,
        ...device,
        id,
        kind: 'report',
        causalKey: id,
        files: [kept],
      }),
    },
    {
      id: file.id,
      kind: 'file',
      build: (device) => ({
        ...about,
        ...device,
        id: file.id,
        kind: 'file',
        causalKey: file.id,
        follows: id,
      }),
      bytes: bytes.buffer,
    },
  ]);
}

const done = (id: string) => ({ id, result: 'done', answer: null }) as const;

describe('after the phone has cleared the web view’s storage', () => {
  it.each(['android', 'ios'] as const)(
    'what is unsent is there again, for each person their own, on %s',
    async (system) => {
      const { open, reported } = setUp(system);
      const before = open();
      await addPunch(before, 'first', 'ana');
      await addPunch(before, 'second', 'ana');
      await addPunch(before, 'other', 'ben');
      const kept = await before.list('ana');

      const after = open();
      const restored = await after.list('ana');
      expect(restored.map(({ id, payload }) => [id, payload])).toEqual(
        kept.map(({ id, payload }) => [id, payload]),
      );
      expect(restored.map(({ progress }) => progress.state)).toEqual(['waiting', 'waiting']);
      expect((await after.list('ben')).map(({ id }) => id)).toEqual(['other']);
      expect(reported).toHaveLength(1);
    },
  );

  it('a photo has its bytes, whatever they are', async () => {
    const { open } = setUp();
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
    await addReport(open(), 'report', bytes);
    const after = open();
    expect((await after.list('ana')).map(({ id }) => id)).toEqual(['report', 'report-photo']);
    expect(new Uint8Array((await after.readBytes('report-photo'))!)).toEqual(bytes);
  });

  it('nothing comes back that the server has taken, or that someone has deleted', async () => {
    const { open, names } = setUp();
    const before = open();
    for (const id of ['sent', 'deleted', 'waiting']) await addPunch(before, id, 'ana');
    await before.change(['sent'], (item) => settle(item, done('sent'), 0));
    await before.remove(['deleted'], () => true);
    await expect.poll(names).toEqual(['outbox/waiting.json']);
    const after = open();
    expect((await after.list('ana')).map(({ id }) => id)).toEqual(['waiting']);
    await after.change(['waiting'], (item) => settle(item, done('waiting'), 0));
    await expect.poll(names).toEqual([]);
    expect(await open().list('ana')).toEqual([]);
  });
});

describe('a phone that refuses its files', () => {
  it('keeps what is stored in the web view, and takes nothing for lost', async () => {
    const { open, phone, names } = setUp();
    const store = open();
    await addPunch(store, 'before', 'ana');
    phone.will.failing = 'writeFile';
    await addPunch(store, 'unwritten', 'ana');
    expect((await store.list('ana')).map(({ id }) => id)).toEqual(['before', 'unwritten']);
    phone.will.failing = 'readFile';
    expect(await open().list('ana')).toEqual([]);
    // Files that could not be read stay for the next start.
    expect(names()).toEqual(['outbox/before.json']);
    phone.will.failing = null;
    expect((await open().list('ana')).map(({ id }) => id)).toEqual(['before']);
  });
});
