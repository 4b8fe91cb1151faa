import { describe, expect, it } from 'vitest';
import {
  add,
  createPhone,
  never,
  statesOf,
  unanswered,
  unreachable,
  until,
} from './simulated-phone.ts';

// The story of one phone and one server. Its parts share a test bed that can disconnect the two at will, which is why
// they are in one long file.
describe('keeping', () => {
  it('says not saved at once when the storage has no room and there is no connection, and keeps nothing', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox } = phone.openTab((database) => ({
      ...database,
      write: (stores, work) =>
        database.write(stores, async (transaction) => {
          await work(transaction);
          throw new DOMException('full', 'QuotaExceededError');
        }),
    }));
    await expect(add(outbox)).rejects.toMatchObject({ trouble: 'no_room' });
    expect(outbox.view().items).toEqual([]);
    expect(phone.server.calls).toEqual([]);
  });

  it('has saved before anything is sent: a tab killed right after loses nothing', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const first = phone.openTab();
    const ids = [await add(first.outbox), await add(first.outbox)];
    first.tab.kill();
    phone.device.setOnline(true);
    phone.openTab();
    await until(() => expect([...phone.server.recorded.keys()]).toEqual(ids));
  });

  it('shows an item the moment it is kept', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox } = phone.openTab();
    const id = await add(outbox);
    expect(outbox.view().items.map((item) => item.id)).toEqual([id]);
  });
});

describe('sending', () => {
  it('never sends for a user without a session, nor with another user’s', async () => {
    const phone = createPhone();
    phone.setTokens({ visitor: { kind: 'token', accessToken: 'visitor’s token' } });
    const { outbox } = phone.openTab();
    const mine = await add(outbox);
    await until(() => expect(outbox.view().sending).toBe('session_needed'));
    phone.setUser('visitor');
    const theirs = await add(outbox, 'visitor', 'visitor');
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
    expect(phone.server.calls).toEqual([{ ids: [theirs], token: 'visitor’s token' }]);
    expect(await outbox.countUnsent()).toEqual(new Map([['worker', 1]]));

    phone.setUser('worker');
    phone.setTokens({ worker: { kind: 'token', accessToken: 'worker’s token' } });
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
    expect(phone.server.calls.at(-1)).toEqual({ ids: [mine], token: 'worker’s token' });
  });

  it('makes no attempt while the device is known to be offline', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox } = phone.openTab();
    await add(outbox);
    await phone.device.advance(10 * 60_000);
    expect(phone.server.calls).toEqual([]);
    expect(outbox.view()).toMatchObject({
      sending: 'offline',
      items: [{ progress: { attempts: 0 } }],
    });
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
  });

  it('sends again what a killed tab was sending, and the server counts it once', async () => {
    const phone = createPhone();
    const first = phone.openTab();
    phone.server.next(async (items) => {
      await phone.server.record(items);
      return never();
    });
    const id = await add(first.outbox);
    await until(() => expect(phone.server.recorded.size).toBe(1));
    first.tab.kill();
    const second = phone.openTab();
    await until(() => expect(statesOf(second.outbox)).toEqual(['done']));
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([[id], [id]]);
    expect(phone.server.recorded.size).toBe(1);
  });

  it('sends what several people did in one call, each one’s in order, at most what a call takes', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const first = await add(outbox, 'one');
    const other = await add(outbox, 'another');
    const second = await add(outbox, 'one');
    const third = await add(outbox, 'a third');
    phone.device.setOnline(true);
    await until(() => expect(new Set(statesOf(outbox))).toEqual(new Set(['done'])));
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([[first, second, other], [third]]);
  });

  it('sends in one call again what a lost call carried', async () => {
    let draws = 0;
    // The shortest pause, the longest, the shortest, ...
    const phone = createPhone({ random: () => draws++ % 2 });
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const ids = [await add(outbox, 'one'), await add(outbox, 'another')];
    phone.server.next(unreachable);
    phone.device.setOnline(true);
    await until(() => expect(phone.server.calls).toHaveLength(1));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    await phone.device.advance(1000);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'done']));
    expect(phone.server.calls.map((call) => call.ids)).toEqual([ids, ids]);
  });

  it('lets no punch wait behind other people’s pictures, also one made meanwhile', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const pictures = [await add(outbox, 'one', 'worker', 'picture')];
    const behindItsPicture = await add(outbox, 'one');
    pictures.push(await add(outbox, 'two', 'worker', 'picture'));
    pictures.push(await add(outbox, 'three', 'worker', 'picture'));
    const free = await add(outbox, 'four');
    let late = '';
    phone.server.next(phone.server.record, async (items) => {
      late = await add(outbox, 'five');
      return phone.server.record(items);
    });
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(Array(6).fill('done')));
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([
      [free],
      [pictures[0]],
      [behindItsPicture, late],
      [pictures[1]],
      [pictures[2]],
    ]);
  });

  it('keeps the order of one person when a call in the middle is lost', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await add(outbox));
    phone.server.next(phone.server.record, unreachable);
    phone.device.setOnline(true);
    await until(() => expect(phone.server.calls).toHaveLength(2));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    expect(statesOf(outbox).filter((state) => state === 'waiting')).toHaveLength(5);
    await phone.device.advance(2000);
    await until(() => expect(statesOf(outbox).every((state) => state === 'done')).toBe(true));
    expect([...phone.server.recorded.keys()]).toEqual(ids);
  });

  it('waits longer after each miss, and tries at once when the page becomes visible', async () => {
    const phone = createPhone();
    const { tab, outbox } = phone.openTab();
    phone.server.next(unreachable, unreachable, unreachable);
    await add(outbox);
    await until(() => expect(phone.server.calls).toHaveLength(1));
    await until(() => expect(outbox.view().items[0]?.progress).toMatchObject({ attempts: 1 }));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    await phone.device.advance(2000);
    await until(() => expect(outbox.view().items[0]?.progress).toMatchObject({ attempts: 2 }));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    await phone.device.advance(3000);
    expect(phone.server.calls).toHaveLength(2);
    tab.show(true);
    await until(() => expect(phone.server.calls).toHaveLength(3));
  });

  it('leaves alone by the timer what is not due yet', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(unanswered, unanswered);
    const slow = await add(outbox, 'one');
    await until(() => expect(outbox.view().items[0]?.progress).toMatchObject({ attempts: 1 }));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    const quick = await add(outbox, 'another');
    await until(() => expect(outbox.view().items[1]?.progress).toMatchObject({ attempts: 1 }));
    await until(() => expect(outbox.view().sending).toBe('idle'));
    await phone.device.advance(2500);
    await until(() => expect(statesOf(outbox)).toEqual(['waiting', 'done']));
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([[slow], [slow, quick], [quick]]);
  });

  it('renews a refused token once and sends again', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(async () => ({ kind: 'unauthorized' }));
    await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
    expect(phone.server.calls).toHaveLength(2);
  });

  it('stops when the session is gone, keeps everything, and goes on after signing in', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(async () => {
      phone.setTokens({});
      return { kind: 'unauthorized' };
    });
    await add(outbox);
    await until(() => expect(outbox.view().sending).toBe('session_needed'));
    expect(outbox.view().items[0]?.progress).toMatchObject({ state: 'waiting', attempts: 0 });
    phone.setTokens({ worker: { kind: 'token', accessToken: 'a new token' } });
    await until(() => expect(statesOf(outbox)).toEqual(['done']));
  });

  it('lets one tab send at a time, and hears of what the other tab adds meanwhile', async () => {
    const phone = createPhone();
    const first = phone.openTab();
    const second = phone.openTab();
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    phone.server.next(async (items) => {
      await held;
      return phone.server.record(items);
    });
    const early = await add(first.outbox);
    await until(() => expect(phone.server.calls).toHaveLength(1));
    const late = await add(second.outbox);
    expect(phone.server.calls).toHaveLength(1);
    letGo(undefined);
    await until(() => expect(statesOf(second.outbox)).toEqual(['done', 'done']));
    expect(phone.server.calls.map(({ ids }) => ids)).toEqual([[early], [late]]);
  });
});

describe('what was sent', () => {
  it('stays until the screens read it elsewhere, and for 14 days at most', async () => {
    const phone = createPhone();
    const first = phone.openTab();
    const [early, late] = [await add(first.outbox), await add(first.outbox)];
    await until(() => expect(statesOf(first.outbox)).toEqual(['done', 'done']));
    await first.outbox.forget([early]);
    await until(() => expect(first.outbox.view().items.map(({ id }) => id)).toEqual([late]));
    first.tab.kill();
    await phone.device.advance(15 * 24 * 60 * 60_000);
    const second = phone.openTab();
    await until(() => expect(second.outbox.view()).toMatchObject({ isRead: true, items: [] }));
  });

  it('is never forgotten while unsent', async () => {
    const phone = createPhone();
    phone.device.setOnline(false);
    const { outbox } = phone.openTab();
    const id = await add(outbox);
    await outbox.forget([id]);
    expect(await outbox.countUnsent()).toEqual(new Map([['worker', 1]]));
  });
});
