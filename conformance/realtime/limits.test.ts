import { startTestServer, type Cast, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from './support/client.ts';
import { openRawSocket, type RawSocket } from './support/raw-socket.ts';
import { isAimedElsewhere } from './support/target.ts';
import { shareCast } from '../support/shared-server.ts';

const config = { broadcast: {}, presence: {}, private: false };

function join(socket: RawSocket, ref: string, topic: string): Promise<unknown> {
  return ask(socket, [ref, ref, topic, 'phx_join', { config }]);
}

/** Sends a 2.0.0 message and resolves with the payload of its response. */
async function ask(
  socket: RawSocket,
  message: readonly [string | null, string, string, string, object],
): Promise<unknown> {
  const answer = socket.messageWhere((frame) => Array.isArray(frame) && frame[1] === message[1]);
  socket.sendText(JSON.stringify(message));
  const frame = await answer;
  return Array.isArray(frame) ? frame[4] : null;
}

describe('a client that asks too much', () => {
  let server: TestServer;
  let cast: Cast;
  shareCast((shared) => void ({ server, cast } = shared));

  const open = (query = `apikey=${server.anonKey}&vsn=2.0.0`, path = '/realtime/v1/websocket') =>
    openRawSocket(`${server.url}${path}?${query}`);

  async function openSockets(): Promise<number> {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^muster_realtime_sockets (\d+)/m.exec(figures)?.[1]);
  }

  it.each([
    ['', 401],
    ['apikey=wrong&vsn=2.0.0', 401],
    ['apikey=KEY&vsn=3.0.0', 400],
  ])('gets no socket with %s', async (query, status) => {
    await expect(open(query.replace('KEY', server.anonKey))).rejects.toThrow(
      `refused with ${status}`,
    );
  });

  it('gets no socket at another address', async () => {
    await expect(open(undefined, '/rest/v1/projects')).rejects.toThrow('refused with 404');
  });

  it('joins no channel for more than a hundred kinds of row changes', async () => {
    const socket = await open();
    const asking = (count: number) => ({
      config: {
        ...config,
        postgres_changes: Array.from({ length: count }, () => ({ event: '*' })),
      },
    });
    expect(await ask(socket, ['1', '1', 'realtime:wide', 'phx_join', asking(101)])).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('at most 100 kinds of row changes') },
    });
    expect(await ask(socket, ['2', '2', 'realtime:wide', 'phx_join', asking(100)])).toMatchObject({
      status: 'ok',
    });
    socket.destroy();
  });

  it('[spec 7o.05 9.16] is heard ten times a second, and loses its channel above that', async () => {
    const { client, join: joinTopic } = await connect(server, server.anonKey, server.anonKey);
    const { channel, ended, next } = await joinTopic('flood', { broadcast: { self: true } });
    const send = (count: number) => {
      for (let n = 1; n <= count; n += 1) {
        void channel.send({ type: 'broadcast', event: `${n}`, payload: {} });
      }
    };
    send(10);
    for (let n = 1; n <= 10; n += 1) expect(await next()).toMatchObject({ event: `${n}` });
    // More than fits into a full second, however long the first ten took and however these are spread.
    send(15);
    expect(await ended).toBe('Too many messages per second');
    await client.disconnect();
  });

  it.each([
    ['a public channel', 'flood-public', false],
    ['a private one, whose policies are asked first', 'room:open', true],
  ])('has all delivered that it sent before it lost %s', async (_, topic, isPrivate) => {
    const sender = await connect(server, server.anonKey, cast.employee.accessToken);
    const listener = await connect(server, server.anonKey, cast.admin.accessToken);
    const heard = await listener.join(topic, { private: isPrivate });
    const flooding = await sender.join(topic, { private: isPrivate, broadcast: { self: true } });
    for (let n = 1; n <= 30; n += 1) {
      void flooding.channel.send({ type: 'broadcast', event: `${n}`, payload: {} });
    }
    for (let n = 1; n <= 10; n += 1) {
      expect(await heard.next()).toMatchObject({ event: `${n}` });
      expect(await flooding.next()).toMatchObject({ event: `${n}` });
    }
    expect(await flooding.ended).toBe('Too many messages per second');
    // Not those after the limit.
    expect(heard.messages.length).toBeLessThan(30);
    await sender.client.disconnect();
    await listener.client.disconnect();
  });

  it('is refused more channels than a hundred', async () => {
    const socket = await open();
    for (let n = 0; n < 100; n += 1) {
      expect(await join(socket, String(n), `realtime:${n}`)).toMatchObject({ status: 'ok' });
    }
    expect(await join(socket, '100', 'realtime:100')).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    socket.destroy();
  });

  it('loses its socket when it joins too often', async () => {
    const socket = await open();
    let n = 0;
    const answers = new Set<string>();
    while (!answers.has('error')) {
      const answer = await join(socket, String((n += 1)), 'realtime:same');
      answers.add(JSON.stringify(answer).includes('Too many joins') ? 'error' : 'ok');
    }
    expect(n).toBeGreaterThan(100);
    expect(await socket.closed).toBe(1008);
    socket.destroy();
  });

  it.each([
    ['text that is not JSON', 'nonsense', 1007],
    ['a message of another version', '{"topic":"a","event":"b"}', 1007],
    ['a frame larger than any broadcast', 'x'.repeat(300_000), 1009],
  ])('loses its socket by %s', async (_, text, code) => {
    const socket = await open();
    socket.sendText(text);
    expect(await socket.closed).toBe(code);
    socket.destroy();
  });

  it('[D2] is told about channels that it has not joined and about channels without a name', async () => {
    const socket = await open();
    expect(await ask(socket, [null, '1', 'realtime:never', 'broadcast', { event: 'e' }])).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    expect(await join(socket, '2', 'realtime:')).toEqual({
      status: 'error',
      response: { reason: 'TopicNameRequired: You must provide a topic name' },
    });
    socket.destroy();
  });

  /**
   * Sends more to a topic than the server buffers for a client that doesn't read, and stops when it says so: from then
   * on, that client has two seconds.
   */
  async function flood(topic: string): Promise<void> {
    const cutOff = () => server.output().split('reads too slowly').length;
    const before = cutOff();
    for (let n = 0; n < 60 && cutOff() === before; n += 1) {
      await fetch(`${server.url}/realtime/v1/api/broadcast/${topic}/events/e`, {
        method: 'POST',
        // A stranger's body of this size would be refused.
        headers: { apikey: server.serviceRoleKey, 'Content-Type': 'application/json' },
        body: JSON.stringify('x'.repeat(250_000)),
      });
    }
  }

  it('is cut off when it does not read', async () => {
    const listener = await open();
    await join(listener, '1', 'realtime:firehose');
    listener.stopReading();
    // The server may not have processed all earlier disconnects.
    await expect.poll(openSockets).toBe(1);
    await flood('firehose');
    await expect.poll(openSockets, { timeout: 10_000 }).toBe(0);
    listener.destroy();
  });

  it('is asked to come later when it reads too slowly', async () => {
    const listener = await open();
    await join(listener, '1', 'realtime:trickle');
    listener.stopReading();
    await flood('trickle');
    listener.readAgain();
    expect(await listener.closed).toBe(1013);
  });
});

describe.skipIf(isAimedElsewhere)('more clients than the server has room for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { REALTIME_MAX_SOCKETS: '2' } });
  });
  afterAll(() => server.stop());

  it('are told so when they join, until another one leaves', async () => {
    const url = `${server.url}/realtime/v1/websocket?apikey=${server.anonKey}&vsn=2.0.0`;
    const [first, second, third] = await Promise.all([
      openRawSocket(url),
      openRawSocket(url),
      openRawSocket(url),
    ]);
    await join(first, '1', 'realtime:a');
    await join(second, '1', 'realtime:a');
    expect(await join(second, '2', 'realtime:b')).toMatchObject({ status: 'ok' });
    expect(await join(third, '1', 'realtime:a')).toEqual({
      status: 'error',
      response: { reason: 'ConnectionRateLimitReached: Too many connected users' },
    });
    await ask(first, ['1', '2', 'realtime:a', 'phx_leave', {}]);
    expect(await join(third, '2', 'realtime:a')).toMatchObject({ status: 'ok' });
    for (const socket of [first, second, third]) socket.destroy();
  });
});
