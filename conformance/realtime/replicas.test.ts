import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { listenReady } from './support/changes.ts';
import { bytesOf, connect, type Connection } from './support/client.ts';
import { follow } from './support/presence.ts';
import { isAimedElsewhere, openTarget, owner, type Target } from './support/target.ts';

const hasSeveralServers = Boolean(process.env['TEST_DATABASE_URL']) && !isAimedElsewhere;

/** Test machines are busy. */
const inTime = { timeout: 10_000 };

describe.runIf(hasSeveralServers)('clients of several servers on one database', () => {
  let target: Target;
  let replica: Awaited<ReturnType<Target['startReplica']>>;
  const open: Connection[] = [];

  beforeAll(async () => {
    target = await openTarget();
    replica = await target.startReplica();
  });
  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
  });
  afterAll(async () => {
    await replica.stop();
    await target.stop();
  });

  async function connectTo(server: { readonly url: string }): Promise<Connection> {
    const connection = await connect(server, target.anonKey, target.tokenOf(owner));
    open.push(connection);
    return connection;
  }

  it.each([
    ['public', 'news', false],
    ['private', 'room:open', true],
  ])('[channel.send] hear each other in a %s channel, each once', async (_, topic, isPrivate) => {
    const config = { private: isPrivate, broadcast: { self: true } };
    const here = await (await connectTo(target)).join(topic, config);
    const there = await (await connectTo(replica)).join(topic, config);
    await here.channel.send({ type: 'broadcast', event: 'e', payload: { from: 'here' } });
    expect(await there.next()).toMatchObject({ event: 'e', payload: { from: 'here' } });
    await there.channel.send({ type: 'broadcast', event: 'e', payload: { from: 'there' } });
    const heard = [await here.next(), await here.next()];
    expect(heard).toMatchObject([{ payload: { from: 'here' } }, { payload: { from: 'there' } }]);
    await there.next();
    expect([here.messages.length, there.messages.length]).toEqual([2, 2]);
  });

  it('[channel.send] hear nothing of a private channel in the public one of its name', async () => {
    const here = await (await connectTo(target)).join('room:open', { private: true });
    const eavesdropper = await (await connectTo(replica)).join('room:open');
    const member = await (await connectTo(replica)).join('room:open', { private: true });
    await here.channel.send({ type: 'broadcast', event: 'secret', payload: {} });
    expect(await member.next()).toMatchObject({ event: 'secret' });
    expect(eavesdropper.messages).toEqual([]);
  });

  it('[channel.send] pass binary content and order on', async () => {
    const here = await (await connectTo(target)).join('bytes');
    const there = await (await connectTo(replica)).join('bytes');
    const payload = Uint8Array.of(0, 255, 1).buffer;
    await here.channel.send({ type: 'broadcast', event: 'blob', payload });
    for (let n = 0; n < 8; n += 1) {
      await here.channel.send({ type: 'broadcast', event: 'e', payload: { n } });
    }
    expect(bytesOf(await there.next())).toEqual(new Uint8Array(payload));
    const received = [];
    for (let n = 0; n < 8; n += 1) received.push((await there.next()).payload);
    expect(received).toEqual(Array.from({ length: 8 }, (_, n) => ({ n })));
  });

  it('[channel.httpSend] hear what comes by HTTP to another', async () => {
    const there = await (await connectTo(replica)).join('by-http');
    const { client } = await connectTo(target);
    await client.channel('by-http').httpSend('e', { a: 1 });
    expect(await there.next()).toMatchObject({ event: 'e', payload: { a: 1 } });
  });

  it('[channel.track] see each other present, come and go', async () => {
    const here = await follow((await connectTo(target)).client, 'yard', {
      presence: { key: 'here' },
    });
    await here.channel.track({ at: 1 });
    const there = await follow((await connectTo(replica)).client, 'yard', {
      presence: { key: 'there' },
    });
    await there.channel.track({ at: 2 });
    for (const { keys } of [here, there])
      await expect.poll(keys, inTime).toEqual(['here', 'there']);
    await here.channel.untrack();
    await expect.poll(there.keys, inTime).toEqual(['there']);
  });

  it('[channel.presenceState] learn of those who were there before their server started', async () => {
    const before = await follow((await connectTo(target)).client, 'early', {
      presence: { key: 'before' },
    });
    await before.channel.track({});
    const late = await target.startReplica();
    try {
      const { keys } = await follow((await connectTo(late)).client, 'early');
      await expect.poll(keys, inTime).toEqual(['before']);
    } finally {
      await late.stop();
    }
  });

  it('[channel.track] lose those whose server stops', async () => {
    const stopping = await target.startReplica();
    const watcher = await follow((await connectTo(target)).client, 'stops');
    const { client } = await connectTo(stopping);
    const { channel } = await follow(client, 'stops', { presence: { key: 'gone' } });
    await channel.track({});
    await expect.poll(watcher.keys, inTime).toEqual(['gone']);
    await client.disconnect();
    await stopping.stop();
    await expect.poll(watcher.keys, inTime).toEqual([]);
  });

  it('[channel.on] hear of each row once, on whichever they are', async () => {
    const listening = [];
    for (const server of [target, replica]) {
      const { client } = await connectTo(server);
      listening.push(await listenReady(client, 'rows', [{ table: 'probe_open' }]));
    }
    for (const id of [1, 2]) await target.change('POST', 'probe_open', { id });
    for (const { changes } of listening) {
      expect(await changes.next()).toMatchObject({ new: { id: 1 } });
      expect(await changes.next()).toMatchObject({ new: { id: 2 } });
      expect(changes.all).toHaveLength(2);
    }
  });
});
