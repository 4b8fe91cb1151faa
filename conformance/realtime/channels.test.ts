import { describe, expect, it } from 'vitest';

import { connect, protocolVersions } from './support/client.ts';
import { openRawSocket, type RawSocket } from './support/raw-socket.ts';
import { isAimedElsewhere, other, owner, type Target, useSharedTarget } from './support/target.ts';

type Frame = {
  readonly joinRef: unknown;
  readonly ref: unknown;
  readonly topic: unknown;
  readonly event: unknown;
  readonly payload: unknown;
};

const config = { broadcast: {}, presence: {}, private: false };

/** Speaks either version with one message form. */
const formsByVersion = {
  '1.0.0': {
    write: ({ joinRef, ref, topic, event, payload }: Frame): unknown => ({
      join_ref: joinRef,
      ref,
      topic,
      event,
      payload,
    }),
    read: (frame: unknown): Partial<Frame> => Object(frame),
  },
  '2.0.0': {
    write: ({ joinRef, ref, topic, event, payload }: Frame): unknown => [
      joinRef,
      ref,
      topic,
      event,
      payload,
    ],
    read: (frame: unknown): Partial<Frame> => {
      const [joinRef, ref, topic, event, payload] = Array.isArray(frame) ? frame : [];
      return { joinRef, ref, topic, event, payload };
    },
  },
};

describe.each(protocolVersions)('a socket of %s', (vsn) => {
  let target: Target;
  const { read, write } = formsByVersion[vsn];
  useSharedTarget((shared) => void (target = shared));

  const open = () =>
    openRawSocket(`${target.url}/realtime/v1/websocket?apikey=${target.anonKey}&vsn=${vsn}`);

  function send(socket: RawSocket, frame: Partial<Frame>): void {
    const whole = { joinRef: null, ref: null, topic: null, event: null, payload: {}, ...frame };
    socket.sendText(JSON.stringify(write(whole)));
  }

  const answerTo = (socket: RawSocket, ref: string): Promise<Partial<Frame>> =>
    socket.messageWhere((frame) => read(frame).ref === ref).then(read);

  const eventOn = (socket: RawSocket, event: string): Promise<Partial<Frame>> =>
    socket.messageWhere((frame) => read(frame).event === event).then(read);

  async function join(socket: RawSocket, ref: string, topic: string): Promise<Partial<Frame>> {
    const answer = answerTo(socket, ref);
    send(socket, { joinRef: ref, ref, topic, event: 'phx_join', payload: { config } });
    return answer;
  }

  it('[D1] answers heartbeats', async () => {
    const socket = await open();
    const answer = answerTo(socket, '7');
    send(socket, { ref: '7', topic: 'phoenix', event: 'heartbeat' });
    expect(await answer).toMatchObject({
      topic: 'phoenix',
      event: 'phx_reply',
      payload: { status: 'ok', response: {} },
    });
    socket.destroy();
  });

  it('[D2] answers a join, and sends who is present after it', async () => {
    const socket = await open();
    const answer = answerTo(socket, '1');
    const presence = eventOn(socket, 'presence_state');
    send(socket, {
      joinRef: '1',
      ref: '1',
      topic: 'realtime:a',
      event: 'phx_join',
      payload: { config: { ...config, presence: { enabled: true } } },
    });
    expect(await answer).toMatchObject({
      topic: 'realtime:a',
      event: 'phx_reply',
      payload: { status: 'ok', response: { postgres_changes: [] } },
    });
    expect(await presence).toMatchObject({ topic: 'realtime:a', payload: {} });
    socket.destroy();
  });

  it('[D2] tells the ids by which row changes will be known', async () => {
    const socket = await open();
    const answer = answerTo(socket, '1');
    const system = eventOn(socket, 'system');
    const wish = { event: '*', schema: 'public', table: 'probe_open' };
    const payload = { config: { ...config, postgres_changes: [wish] } };
    send(socket, { joinRef: '1', ref: '1', topic: 'realtime:a', event: 'phx_join', payload });
    expect(await answer).toMatchObject({
      payload: {
        status: 'ok',
        response: { postgres_changes: [{ ...wish, id: expect.any(Number) }] },
      },
    });
    expect(await system).toMatchObject({
      payload: {
        status: 'ok',
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        channel: 'a',
      },
    });
    socket.destroy();
  });

  it('takes a topic that it has joined again from the earlier channel', async () => {
    const socket = await open();
    await join(socket, '1', 'realtime:a');
    const closed = eventOn(socket, 'phx_close');
    expect(await join(socket, '2', 'realtime:a')).toMatchObject({ payload: { status: 'ok' } });
    expect(await closed).toMatchObject({ ref: '1', topic: 'realtime:a' });
    socket.destroy();
  });

  it('[channel.unsubscribe] answers who leaves and closes the channel', async () => {
    const socket = await open();
    await join(socket, '1', 'realtime:a');
    const answer = answerTo(socket, '2');
    const closed = eventOn(socket, 'phx_close');
    send(socket, { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_leave' });
    expect(await answer).toMatchObject({ event: 'phx_reply', payload: { status: 'ok' } });
    expect(await closed).toMatchObject({ topic: 'realtime:a' });
    socket.destroy();
  });
});

describe('the official client', () => {
  let target: Target;
  useSharedTarget((shared) => void (target = shared));

  it('[realtime.connect realtime.disconnect] opens its socket and closes it', async () => {
    const { client } = await connect(target, target.anonKey, target.anonKey);
    expect(client.isConnected()).toBe(false);
    client.connect();
    await expect.poll(() => client.isConnected(), { timeout: 10_000 }).toBe(true);
    expect(await client.disconnect()).toBe('ok');
    expect(client.isConnected()).toBe(false);
  });

  it('[channel getChannels] has one channel of a name', async () => {
    const { client } = await connect(target, target.anonKey, target.anonKey);
    const channel = client.channel('one');
    expect(client.channel('one')).toBe(channel);
    expect(client.getChannels()).toEqual([channel]);
    await client.removeChannel(channel);
    expect(client.getChannels()).toEqual([]);
  });

  it('[removeAllChannels] leaves all of its channels', async () => {
    const { client, join } = await connect(target, target.anonKey, target.tokenOf(owner));
    await join('one');
    await join('two');
    expect(client.getChannels()).toHaveLength(2);
    expect(await client.removeAllChannels()).toEqual(['ok', 'ok']);
    expect(client.getChannels()).toEqual([]);
  });

  it('[D4 realtime.setAuth] loses its channel when the new token may not hear it', async () => {
    const { client, join } = await connect(target, target.anonKey, target.tokenOf(owner));
    const joined = await join('room:open', { private: true });
    await client.setAuth(target.anonKey);
    expect(await joined.ended).toBe(
      'You no longer have permission to read from this Channel topic: room:open',
    );
    await client.disconnect();
  });

  it('[realtime.setAuth] goes on as someone else who may', async () => {
    const { client, join } = await connect(target, target.anonKey, target.tokenOf(owner));
    const joined = await join('room:open', { private: true, broadcast: { self: true } });
    await client.setAuth(target.tokenOf(other));
    await joined.channel.send({ type: 'broadcast', event: 'still', payload: {} });
    expect(await joined.next()).toMatchObject({ event: 'still' });
    await client.disconnect();
  });

  it('[channel.subscribe] loses its channel when the token runs out', async () => {
    const { client, join } = await connect(target, target.anonKey, target.tokenOf(owner, 5));
    const joined = await join('short');
    expect(await joined.ended).toMatch(/^Token has expired \d+ seconds ago$/);
    await client.disconnect();
  });

  it.skipIf(isAimedElsewhere)(
    '[channel.subscribe] reconnects when the server was away',
    async () => {
      const { client, join } = await connect(target, target.anonKey, target.tokenOf(owner));
      const joined = await join('again', { broadcast: { self: true } });
      await target.restart();
      await expect.poll(() => joined.channel.state, { timeout: 20_000 }).toBe('joined');
      await joined.channel.send({ type: 'broadcast', event: 'back', payload: {} });
      expect(await joined.next()).toMatchObject({ event: 'back' });
      await client.disconnect();
    },
  );
});
