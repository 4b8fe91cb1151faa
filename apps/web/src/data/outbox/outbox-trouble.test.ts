import { describe, expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { StorageError } from '../storage/connection.ts';
import type { OutboxItem } from './item.ts';
import {
  add,
  createPhone,
  createSlowDisk,
  refused,
  serverTrouble,
  suspended,
  statesOf,
  unreachable,
  until,
  withDisk,
} from './simulated-phone.ts';

type Phone = ReturnType<typeof createPhone>;

/** From now on each call that carries this item comes to that end; every other is recorded. */
function befalls(
  { server }: Phone,
  isBad: (item: OutboxItem) => boolean,
  end: (items: readonly OutboxItem[]) => ReturnType<typeof server.record>,
): void {
  const each = (items: readonly OutboxItem[]) => {
    server.next(each);
    return items.some(isBad) ? end(items) : server.record(items);
  };
  server.next(each);
}

describe('an item that never comes through', () => {
  it('does not keep back what others did when something on the way swallows every call with it', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const bad = await add(outbox, 'one');
    await add(outbox, 'one');
    for (const person of ['two', 'three', 'four', 'five']) await add(outbox, person);
    befalls(phone, ({ id }) => id === bad, unreachable);
    phone.device.setOnline(true);
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(['waiting', 'waiting', ...Array(4).fill('done')]);
    });
  });

  it('holds back nothing but its own when its sender fails over it', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const bad = await add(outbox, 'one');
    await add(outbox, 'two');
    befalls(
      phone,
      ({ id }) => id === bad,
      () => Promise.reject(new TypeError('A part of the app could not be fetched')),
    );
    phone.device.setOnline(true);
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(['waiting', 'done']);
    });
  });

  it.each([
    ['the server falls over', serverTrouble],
    ['never gets through', unreachable],
    ['its sender fails over', () => Promise.reject(new Error('unreadable'))],
  ])('lets a punch go when its picture is one that %s', async (_why, end) => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox, 'one', 'worker', 'picture');
    await add(outbox, 'one');
    befalls(phone, ({ kind }) => kind === 'picture', end);
    phone.device.setOnline(true);
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(['waiting', 'done']);
    });
  });

  it('goes again after a whole call had parked it, as often as the session is renewed', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(refused);
    await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['attention']));
    phone.setTokens({ worker: { kind: 'token', accessToken: 'the next token' } });
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
  });

  it('goes again after a whole call had parked it, though the session is renewed amid a pass', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(refused);
    await add(outbox, 'one');
    await until(() => expect(statesOf(outbox)).toEqual(['attention']));
    phone.server.next((items) => {
      phone.setTokens({ worker: { kind: 'token', accessToken: 'the next token' } });
      return phone.server.record(items);
    });
    await add(outbox, 'two');
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
  });
});

describe('a disk that did not answer', () => {
  it.each([
    ['shown and sent', true, 'done'],
    ['shown where nothing can be sent', false, 'waiting'],
  ])('has what it kept after all %s, though no one touches it', async (_what, isOnline, state) => {
    const phone = createPhone();
    const disk = createSlowDisk();
    const { outbox } = phone.openTab(disk.of);
    await add(outbox);
    await until(() => {
      expect(statesOf(outbox)).toEqual(['done']);
      expect(outbox.view().sending).toBe('idle');
    });
    phone.device.setOnline(isOnline);
    disk.stop();
    await expect(add(outbox)).rejects.toMatchObject({ trouble: 'no_answer' });
    await disk.go();
    await until(async () => {
      await phone.device.advance(5000);
      expect(statesOf(outbox)).toEqual(['done', state]);
    });
  });

  it('takes what is retried, though it was sent and no one needs it anymore, for what it kept', async () => {
    const phone = createPhone();
    const disk = createSlowDisk();
    const { outbox } = phone.openTab(disk.of);
    await outbox.countUnsent();
    const id = randomId();
    const tryIt = () => add(outbox, 'worker', 'worker', 'punch', id);
    disk.stop();
    await expect(tryIt()).rejects.toMatchObject({ trouble: 'no_answer' });
    await disk.go();
    await until(async () => {
      await phone.device.advance(5000);
      expect(statesOf(outbox)).toEqual(['done']);
    });
    await outbox.forget([id]);
    await tryIt();
    expect(statesOf(outbox)).toEqual(['done']);
    expect(phone.server.calls).toHaveLength(1);
    await outbox.forget([id]);
    await until(() => expect(statesOf(outbox)).toEqual([]));
  });
});

describe('a device without room', () => {
  it('sends what it kept before, and says so once there is room again', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const disk = { isFull: false };
    const { outbox } = phone.openTab((database) => withDisk(database, disk));
    const ids: string[] = [];
    for (const person of ['one', 'one', 'two', 'three', 'four']) {
      ids.push(await add(outbox, person));
    }
    disk.isFull = true;
    phone.device.setOnline(true);
    await until(() => expect([...phone.server.recorded.keys()]).toEqual(ids));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    const calls = phone.server.calls.length;
    // It does not ask again at every breath what it could not write down.
    await phone.device.advance(30_000);
    expect(phone.server.calls).toHaveLength(calls);

    disk.isFull = false;
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(Array(5).fill('done'));
    });
  });

  it('sends a punch at once where there is a connection, under one number however often it is tried', async () => {
    const phone = createPhone();
    const disk = { isFull: true };
    const { outbox } = phone.openTab((database) => withDisk(database, disk));
    const id = randomId();
    phone.server.next(unreachable);
    await expect(add(outbox, 'one', 'worker', 'punch', id)).rejects.toMatchObject({
      trouble: 'no_room',
    });
    // The server has it, and its answer was lost.
    phone.server.next(async (items) => {
      await phone.server.record(items);
      return unreachable();
    });
    await expect(add(outbox, 'one', 'worker', 'punch', id)).rejects.toThrow('no_room');
    const sent = phone.server.recorded.get(id);
    // With room again, it still goes as it went.
    disk.isFull = false;
    await add(outbox, 'one', 'worker', 'punch', id);
    expect(phone.server.recorded.get(id)).toBe(sent);
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([[id], [id], [id]]);
    expect(statesOf(outbox)).toEqual(['done']);
    await outbox.forget([id]);
    expect(outbox.view().items).toEqual([]);
  });

  it('keeps and sends nothing without a connection, without a session, or of another kind', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab((database) => withDisk(database, { isFull: true }));
    await expect(add(outbox, 'one', 'worker', 'picture')).rejects.toMatchObject({
      trouble: 'no_room',
    });
    phone.device.setOnline(false);
    await expect(add(outbox, 'one')).rejects.toMatchObject({ trouble: 'no_room' });
    phone.device.setOnline(true);
    phone.setTokens({});
    await expect(add(outbox, 'one')).rejects.toMatchObject({ trouble: 'no_room' });
    expect(phone.server.calls).toEqual([]);
    expect(outbox.view().items).toEqual([]);
  });

  it('says so where its storage does not open, and shows what went without it', async () => {
    const phone = createPhone();
    const closed = () => Promise.reject(new StorageError('unavailable'));
    const { outbox } = phone.openTab(() => ({ read: closed, write: closed }));
    await until(() =>
      expect(outbox.view()).toMatchObject({ isRead: false, storageTrouble: 'unavailable' }),
    );
    await add(outbox, 'one');
    expect(statesOf(outbox)).toEqual(['done']);
    await phone.device.advance(60_000);
    expect(statesOf(outbox)).toEqual(['done']);
  });

  it('puts back what the browser lost, and sends it, soon after there is room, though no one touches it', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const before = phone.openTab();
    const ids = [await add(before.outbox, 'one'), await add(before.outbox, 'two')];
    before.tab.kill();
    phone.loseDatabase();
    const disk = { isFull: true };
    phone.device.setOnline(true);
    const { outbox } = phone.openTab((database) => withDisk(database, disk));
    await until(() => expect(outbox.view()).toMatchObject({ isRead: true, items: [] }));
    expect(phone.server.recorded.size).toBe(0);

    disk.isFull = false;
    await until(async () => {
      await phone.device.advance(60_000);
      expect([...phone.server.recorded.keys()]).toEqual(ids);
    });
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
  });
});

describe('while the company is suspended', () => {
  it('sends the punches behind what has to wait, parks nothing, and sends the rest afterwards', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox, 'one', 'worker', 'picture');
    await add(outbox, 'one');
    await add(outbox, 'two');
    befalls(phone, ({ kind }) => kind === 'picture', suspended);
    phone.device.setOnline(true);
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(['waiting', 'done', 'done']);
    });
    for (let hours = 0; hours < 3; hours += 1) await phone.device.advance(3_600_000);
    expect(statesOf(outbox)).toEqual(['waiting', 'done', 'done']);
    befalls(phone, () => false, suspended);
    await until(async () => {
      await phone.device.advance(300_000);
      expect(statesOf(outbox)).toEqual(['done', 'done', 'done']);
    });
  });
});
