import { describe, expect, it } from 'vitest';
import { stored } from '../files/storage-outcome.ts';
import { StorageError } from '../storage/connection.ts';
import { forgetDone } from './forget-done.ts';
import { createIdbOutboxStore } from './idb-store.ts';
import { withoutFiles } from './kept-file.ts';
import {
  add,
  addWithFiles,
  createPhone,
  never,
  refused,
  statesOf,
  unreachable,
  until,
  withDisk,
} from './simulated-phone.ts';

const bytesOn = (database: ReturnType<ReturnType<typeof createPhone>['openTab']>['database']) =>
  database.read(['bytes'], (transaction) => transaction.objectStore('bytes').getAllKeys());
const idsOf = (phone: ReturnType<typeof createPhone>) =>
  phone.server.calls.flatMap(({ ids }) => ids);

describe('keeping files', () => {
  it('keeps none of the record, its items and its bytes where the last of them has no room', async () => {
    const phone = createPhone();
    const { outbox, database } = phone.openTab((real) => ({
      ...real,
      write: (stores, work) =>
        real.write(stores, async (transaction) => {
          const value = await work(transaction);
          if (stores.includes('bytes')) throw new DOMException('full', 'QuotaExceededError');
          return value;
        }),
    }));
    await expect(addWithFiles(outbox, ['one', 'two'])).rejects.toMatchObject({
      trouble: 'no_room',
    });
    expect(outbox.view().items).toEqual([]);
    expect(await bytesOn(database)).toEqual([]);
    // The record without its photos, under the same id, has room.
    await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
  });

  it('offers a record without its files', () => {
    const record = {
      id: 'a',
      kind: 'punch',
      userId: 'u',
      personId: 'p',
      causalKey: 'k',
      payloadVersion: 1,
      payload: () => null,
    };
    const file = { id: 'f', purpose: 'photo', bytes: new Blob(['x']), bucket: 'b', path: 'p' };
    expect(withoutFiles({ ...record, files: [file] })).toEqual(record);
  });

  it('declares each file on its record, and shows no bytes in any list', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox, database } = phone.openTab();
    const [id, file] = await addWithFiles(outbox, ['hello']);
    expect(outbox.view().items).toMatchObject([
      {
        id,
        files: [
          {
            id: file,
            purpose: 'photo',
            mimeType: 'image/jpeg',
            size: 5,
            sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
          },
        ],
      },
      { id: file, kind: 'file', follows: id },
    ]);
    expect(JSON.stringify(outbox.view().items)).not.toContain('hello');
    expect(await bytesOn(database)).toEqual([file]);
  });

  it('adds nothing twice where a try is repeated', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    let silent = true;
    const { outbox, database } = phone.openTab((real) => ({
      ...real,
      write: async (stores, work) => {
        const value = await real.write(stores, work);
        if (silent && stores.includes('bytes')) throw new StorageError('no_answer');
        return value;
      },
    }));
    const draft = {
      id: 'record',
      kind: 'punch',
      userId: 'worker',
      personId: 'worker',
      causalKey: 'person:worker',
      payloadVersion: 1,
      payload: () => null,
      files: [{ id: 'file', purpose: 'photo', bytes: new Blob(['x']), bucket: 'b', path: 'p' }],
    };
    await expect(outbox.add(draft)).rejects.toMatchObject({ trouble: 'no_answer' });
    silent = false;
    await outbox.add(draft);
    await until(() => expect(outbox.view().items.map(({ id }) => id)).toEqual(['record', 'file']));
    expect(await bytesOn(database)).toEqual(['file']);
  });
});

describe('sending files', () => {
  it('sends every record before any file, and lets go of the bytes with the answer', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox, database } = phone.openTab();
    const first = await addWithFiles(outbox, ['one', 'two']);
    const second = await addWithFiles(outbox, ['three']);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(Array(5).fill('done')));
    expect(idsOf(phone)).toEqual([first[0], second[0], first[1], first[2], second[1]]);
    expect([...phone.server.files.values()]).toEqual(['one', 'two', 'three']);
    expect(await bytesOn(database)).toEqual([]);
  });

  it('sends no file of a record that the server has not taken, whatever it said', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const [byVerdict] = await addWithFiles(outbox, ['one']);
    phone.server.next(async ([item]) => ({
      kind: 'answered',
      verdicts: [{ id: item!.id, result: 'attention', code: 'person_not_allowed', answer: null }],
    }));
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'waiting']));
    phone.server.next(refused);
    const [byCall] = await addWithFiles(outbox, ['two']);
    await until(() =>
      expect(statesOf(outbox)).toEqual(['attention', 'waiting', 'attention', 'waiting']),
    );
    await phone.device.advance(5 * 60_000);
    expect(phone.server.files.size).toBe(0);
    await outbox.tryAgain([byVerdict, byCall]);
    await until(() => expect(statesOf(outbox)).toEqual(Array(4).fill('done')));
    expect([...phone.server.files.values()]).toEqual(['one', 'two']);
  });

  it('lets nothing wait for a file that does not get through', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    for (let call = 0; call < 40; call += 1) phone.server.nextUpload(unreachable);
    const [, file] = await addWithFiles(outbox, ['one']);
    await until(() => expect(phone.server.calls.map(({ ids }) => ids)).toContainEqual([file]));
    for (let count = 0; count < 3; count += 1) {
      await add(outbox);
      await until(() =>
        expect(statesOf(outbox).filter((state) => state === 'waiting')).toHaveLength(1),
      );
    }
    expect(phone.server.files.size).toBe(0);
  });

  it('makes way for what is added while a file is on its way, and goes on with it', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.nextUpload(async (_server, _file, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      return unreachable();
    });
    const [record, file] = await addWithFiles(outbox, ['slow']);
    await until(() => expect(idsOf(phone)).toEqual([record, file]));
    const punch = await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done', 'done']));
    expect(idsOf(phone)).toEqual([record, file, punch, file]);
    expect(outbox.view().items[1]?.progress).toMatchObject({ attempts: 0 });
  });

  it('goes on with a file that came in part, in the same pass and without counting an attempt', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    const part = async () => ({ kind: 'partial' }) as const;
    phone.server.nextUpload(part, part);
    const [record, file] = await addWithFiles(outbox, ['large']);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    expect(idsOf(phone)).toEqual([record, file, file, file]);
    expect(outbox.view().items[1]?.progress).toMatchObject({ attempts: 0 });
  });

  it('sends again, once a tab was killed in the middle, what the server then says is there', async () => {
    const phone = createPhone();
    const first = phone.openTab();
    phone.server.nextUpload(async (_server, file) => {
      phone.server.files.set(file.id, await file.bytes.text());
      return never();
    });
    const [, file] = await addWithFiles(first.outbox, ['one']);
    await until(() => expect(phone.server.files.size).toBe(1));
    first.tab.kill();
    phone.server.nextUpload(async (_server, again) => stored(again.id));
    const second = phone.openTab();
    await until(() => expect(statesOf(second.outbox)).toEqual(['done', 'done']));
    expect(phone.server.files).toEqual(new Map([[file, 'one']]));
  });

  it('sends the files of each person on a phone under their own token alone', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const [, mine] = await addWithFiles(outbox, ['mine']);
    phone.setUser('visitor');
    phone.setTokens({ visitor: { kind: 'token', accessToken: 'visitor’s token' } });
    const [, theirs] = await addWithFiles(outbox, ['theirs'], { userId: 'visitor' });
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    expect([...phone.server.files.keys()]).toEqual([theirs]);
    expect(await outbox.countUnsent()).toEqual(new Map([['worker', 2]]));
    phone.setUser('worker');
    phone.setTokens({ worker: { kind: 'token', accessToken: 'worker’s token' } });
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    expect(phone.server.calls.at(-1)).toEqual({ ids: [mine], token: 'worker’s token' });
  });

  it('marks what is sent when there is room again, and keeps the bytes until then', async () => {
    const phone = createPhone();
    const disk = { isFull: false };
    const { outbox, database } = phone.openTab((real) => withDisk(real, disk));
    phone.device.setOnline(false);
    await addWithFiles(outbox, ['one']);
    disk.isFull = true;
    phone.device.setOnline(true);
    await until(() => expect(phone.server.files.size).toBe(1));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    expect(statesOf(outbox)).toEqual(['waiting', 'waiting']);
    expect(await bytesOn(database)).toHaveLength(1);
    disk.isFull = false;
    outbox.sendNow();
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    expect(await bytesOn(database)).toEqual([]);
  });
});

describe('letting go of files', () => {
  it('forgets a record with those of its files that the server has, and sends the others', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.nextUpload(async (_server, file) => stored(file.id), unreachable);
    const [record, , late] = await addWithFiles(outbox, ['one', 'two']);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done', 'waiting']));
    await outbox.forget([record]);
    await until(() => expect(outbox.view().items.map(({ id }) => id)).toEqual([late]));
    outbox.sendNow();
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
    expect([...phone.server.files.values()]).toEqual(['two']);
  });

  it('keeps a record that is done, when its person leaves, while one of its files is not', async () => {
    const phone = createPhone();
    const { outbox, database } = phone.openTab();
    phone.server.nextUpload(unreachable);
    const waiting = await addWithFiles(outbox, ['one']);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'waiting']));
    const store = createIdbOutboxStore(database);
    await forgetDone(store, 'worker');
    expect((await store.list('worker')).map(({ id }) => id)).toEqual(waiting);
    outbox.sendNow();
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    await forgetDone(store, 'worker');
    expect(await store.list('worker')).toEqual([]);
  });

  it('hands out the bytes and deletes them with their record', async () => {
    const phone = createPhone();
    const { outbox, database, tab } = phone.openTab();
    phone.device.setOnline(false);
    const [record, file] = await addWithFiles(outbox, ['hello']);
    expect(await outbox.exportUnsent()).toEqual({ count: 2 });
    expect(await outbox.discard([record])).toBe(2);
    const saved = phone.device.files.map(({ content }) => JSON.parse(content));
    for (const { items } of saved) {
      expect(items).toMatchObject([{ id: record }, { id: file, base64: btoa('hello') }]);
    }
    expect(saved).toHaveLength(2);
    await until(() => expect(outbox.view().items).toEqual([]));
    expect(await bytesOn(database)).toEqual([]);
    expect(await tab.platform.secondCopy.listBytes()).toEqual([]);
    expect(await tab.platform.secondCopy.readAll()).toEqual(new Map());
  });

  it('deletes no file of a record that is being sent', async () => {
    const phone = createPhone();
    const { outbox, database } = phone.openTab();
    phone.server.next(never);
    const [record, file] = await addWithFiles(outbox, ['one']);
    await until(() => expect(statesOf(outbox)).toEqual(['sending', 'waiting']));
    expect(await outbox.discard([record])).toBe(0);
    expect(await bytesOn(database)).toEqual([file]);
  });
});

describe('a browser that lost its database', () => {
  it('brings back a record and its files with their bytes, and sends them once', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const before = phone.openTab();
    const [record, file] = await addWithFiles(before.outbox, ['photo']);
    before.tab.kill();
    phone.loseDatabase();
    const after = phone.openTab();
    await until(() => expect(statesOf(after.outbox)).toEqual(['waiting', 'waiting']));
    expect(after.errors).toHaveLength(1);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(after.outbox)).toEqual(['done', 'done']));
    expect(idsOf(phone)).toEqual([record, file]);
    expect([...phone.server.files.values()]).toEqual(['photo']);
  });

  it('puts back no file without its bytes, and says so', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const before = phone.openTab();
    const [record, file = ''] = await addWithFiles(before.outbox, ['photo']);
    const { secondCopy } = before.tab.platform;
    const text = (await secondCopy.readAll())?.get(file) ?? '';
    await secondCopy.remove([file]);
    await secondCopy.keep(file, text);
    before.tab.kill();
    phone.loseDatabase();
    const after = phone.openTab();
    await until(() => expect(after.outbox.view().items.map(({ id }) => id)).toEqual([record]));
    expect(after.errors).toHaveLength(2);
  });
});
