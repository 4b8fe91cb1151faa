import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { connect, type Connection } from './support/client.ts';
import { openRawSocket } from './support/raw-socket.ts';
import { owner, type Target, useSharedTarget } from './support/target.ts';

const replayed = z.object({
  payload: z.object({ n: z.number() }),
  meta: z.optional(z.object({ id: z.string(), replayed: z.optional(z.boolean()) })),
});

describe('messages that the database keeps', () => {
  let target: Target;
  let connection: Connection;

  useSharedTarget(async (shared) => {
    target = shared;
    connection = await connect(target, target.anonKey, target.tokenOf(owner));
  });
  afterAll(() => connection.client.disconnect());

  async function send(topic: string, count: number): Promise<void> {
    for (let n = 1; n <= count; n += 1) {
      await target.change('POST', 'rpc/probe_send', { payload: { n }, event: 'e', topic });
    }
  }

  it('[channel.subscribe] are not replayed to callers the policy refuses', async () => {
    const stranger = await connect(target, target.anonKey, target.anonKey);
    const { outcome } = await stranger.join('room:kept', {
      private: true,
      broadcast: { replay: { since: 0 } },
    });
    expect(outcome).toMatch(/^CHANNEL_ERROR Unauthorized: /);
    await stranger.client.disconnect();
  });

  it('[channel.subscribe] come again on a new channel, oldest first, marked as repeated', async () => {
    const since = Date.now() - 60_000;
    await send('room:kept', 4);
    const { next, messages } = await connection.join('room:kept', {
      private: true,
      broadcast: { replay: { since, limit: 3 } },
    });
    const seen = [await next(), await next(), await next()].map((message) =>
      replayed.parse(message),
    );
    expect(seen.map(({ payload }) => payload.n)).toEqual([2, 3, 4]);
    expect(seen.every(({ meta }) => meta?.replayed === true)).toBe(true);
    await send('room:kept', 1);
    expect(replayed.parse(await next()).meta?.replayed).toBeUndefined();
    expect(messages).toHaveLength(4);
  });

  it('[channel.subscribe] are twenty-five at most', async () => {
    await send('room:many', 27);
    const { next, messages } = await connection.join('room:many', {
      private: true,
      broadcast: { replay: { since: Date.now() - 60_000, limit: 100 } },
    });
    for (let n = 0; n < 25; n += 1) await next();
    expect(messages).toHaveLength(25);
    expect(replayed.parse(messages[0]).payload.n).toBe(3);
  });

  it.each([
    ['a public channel', false, { since: 0 }, 'Replay is not allowed for public channels'],
    ['what is not a time', true, { since: 'yesterday' }, 'Replay params are not valid'],
  ])('are not repeated on %s', async (_, isPrivate, replay, reason) => {
    const socket = await openRawSocket(
      `${target.url}/realtime/v1/websocket?apikey=${target.anonKey}&vsn=2.0.0`,
    );
    const answer = socket.messageWhere((frame) => Array.isArray(frame) && frame[1] === '1');
    const config = { broadcast: { replay }, private: isPrivate };
    const payload = { config, access_token: target.tokenOf(owner) };
    socket.sendText(JSON.stringify(['1', '1', 'realtime:room:kept', 'phx_join', payload]));
    expect(await answer).toMatchObject({
      4: { status: 'error', response: { reason: `UnableToReplayMessages: ${reason}` } },
    });
    socket.destroy();
  });

  it('[channel.on] are said to come from now on to who asks', async () => {
    const channel = connection.client.channel('ready', {
      config: { broadcast: { replication_ready: true } },
    });
    const said = new Promise((resolve) => channel.on('system', {}, resolve));
    channel.subscribe();
    expect(await said).toMatchObject({
      extension: 'system',
      status: 'ok',
      message: 'Replication connection established',
      channel: 'ready',
    });
  });
});
