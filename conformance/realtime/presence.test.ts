import { afterEach, describe, expect, it } from 'vitest';

import { connect, protocolVersions, type Connection } from './support/client.ts';
import { follow } from './support/presence.ts';
import { other, owner, type Target, useSharedTarget } from './support/target.ts';

/** Test machines are busy. */
const inTime = { timeout: 10_000 };

describe.each(protocolVersions)('presence under %s', (vsn) => {
  let target: Target;
  const open: Connection[] = [];

  useSharedTarget((shared) => void (target = shared));
  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
  });

  async function connectAs(person = owner): Promise<Connection> {
    const connection = await connect(target, target.anonKey, target.tokenOf(person), vsn);
    open.push(connection);
    return connection;
  }

  it('[channel.track] is not announced by callers the policy refuses', async () => {
    const watcher = await follow((await connectAs()).client, 'room:present', { private: true });
    const { channel } = await follow((await connectAs(other)).client, 'room:present', {
      private: true,
      presence: { key: 'sneaky' },
    });
    expect(await channel.track({ at: 'the gate' })).toBe('error');
    expect(watcher.keys()).toEqual([]);
  });

  it('[D4] is not shown to callers the policy refuses', async () => {
    const config = { private: true };
    const hidden = await follow((await connectAs()).client, 'room:quiet', config);
    const shown = await follow((await connectAs()).client, 'room:present', config);
    await shown.synced();
    expect([hidden.outcome, shown.outcome]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(hidden.syncs()).toBe(0);
  });

  it('[D2 channel.track] is announced to all on the topic, and to those who join later', async () => {
    const first = await follow((await connectAs()).client, 'yard', { presence: { key: 'first' } });
    expect(await first.channel.track({ job: 'crane' })).toBe('ok');
    const second = await follow((await connectAs()).client, 'yard', {
      presence: { key: 'second' },
    });
    expect(await second.channel.track({ job: 'truck' })).toBe('ok');
    for (const { state } of [first, second]) {
      await expect.poll(state, inTime).toEqual({
        first: [{ presence_ref: expect.any(String), job: 'crane' }],
        second: [{ presence_ref: expect.any(String), job: 'truck' }],
      });
    }
    expect(first.joined()).toEqual(['first', 'second']);
  });

  it('[channel.track] changes when something new is tracked', async () => {
    const watcher = await follow((await connectAs()).client, 'yard-changes');
    const { channel } = await follow((await connectAs()).client, 'yard-changes', {
      presence: { key: 'crane' },
    });
    await channel.track({ load: 1 });
    await expect.poll(watcher.state, inTime).toMatchObject({ crane: [{ load: 1 }] });
    await channel.track({ load: 2 });
    await expect.poll(watcher.state, inTime).toMatchObject({ crane: [{ load: 2 }] });
    expect(watcher.left()).toEqual([]);
  });

  it('[channel.untrack] ends when it is untracked, and when the channel or the socket ends', async () => {
    const watcher = await follow((await connectAs()).client, 'yard-leaves');
    const members = [];
    for (const key of ['untracks', 'unsubscribes', 'disconnects']) {
      const { client } = await connectAs();
      const { channel } = await follow(client, 'yard-leaves', { presence: { key } });
      await channel.track({});
      members.push({ client, channel });
    }
    await expect.poll(() => watcher.keys().length, inTime).toBe(3);
    expect(await members[0]?.channel.untrack()).toBe('ok');
    await expect.poll(watcher.keys, inTime).toEqual(['disconnects', 'unsubscribes']);
    await members[1]?.channel.unsubscribe();
    await expect.poll(watcher.keys, inTime).toEqual(['disconnects']);
    await members[2]?.client.disconnect();
    await expect.poll(watcher.keys, inTime).toEqual([]);
    expect(watcher.left()).toEqual(['untracks', 'unsubscribes', 'disconnects']);
  });

  it('[channel.presenceState] of one key is one presence with several entries', async () => {
    const watcher = await follow((await connectAs()).client, 'yard-twice');
    for (const device of ['phone', 'tablet']) {
      const { channel } = await follow((await connectAs()).client, 'yard-twice', {
        presence: { key: 'person' },
      });
      await channel.track({ device });
    }
    await expect.poll(() => watcher.state()['person']?.length, inTime).toBe(2);
    expect(watcher.state()['person']).toMatchObject([{ device: 'phone' }, { device: 'tablet' }]);
  });

  it('[channel.track] without a key gets one that no one else has', async () => {
    const watcher = await follow((await connectAs()).client, 'yard-nameless');
    for (let count = 0; count < 2; count += 1) {
      const { channel } = await follow((await connectAs()).client, 'yard-nameless');
      await channel.track({});
    }
    await expect.poll(() => watcher.keys().length, inTime).toBe(2);
  });

  it('[channel.track] is open to who tracks though it had not asked for it', async () => {
    const first = await follow((await connectAs()).client, 'yard-late', {
      presence: { key: 'first' },
    });
    await first.channel.track({});
    const { join } = await connectAs();
    const { channel } = await join('yard-late', { presence: { key: 'second' } });
    await channel.track({});
    await expect
      .poll(() => Object.keys(channel.presenceState()).sort(), inTime)
      .toEqual(['first', 'second']);
  });

  it('takes nothing that is nested deeper than it can be told to others', async () => {
    const { join } = await connectAs();
    const { channel } = await join('yard-deep', { presence: { enabled: true } });
    const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) });
    expect(await channel.track(nested(65))).toBe('error');
    expect(await channel.track(nested(60))).toBe('ok');
  });

  it('ends the channel of who says more than everyone can be told', async () => {
    const { join } = await connectAs();
    const { channel, ended } = await join('yard-long', { presence: { enabled: true } });
    expect(await channel.track({ note: 'a'.repeat(8000) })).toBe('ok');
    void channel.track({ note: 'a'.repeat(9000) });
    expect(await ended).toBe('Track message size exceeded');
  });

  it('ends the channel of who changes it more than five times in half a minute', async () => {
    const { join } = await connectAs();
    const { channel, ended } = await join('yard-busy', { presence: { enabled: true } });
    for (let count = 0; count < 5; count += 1) {
      expect(await channel.track({ count })).toBe('ok');
    }
    void channel.track({ count: 'one too many' });
    expect(await ended).toBe('Client presence rate limit exceeded');
  });
});
