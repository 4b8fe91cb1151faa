import { type Cast, type TestServer } from '@muster/testkit';
import { afterAll, describe, expect, it } from 'vitest';

import { bytesOf, connect, type Connection } from './support/client.ts';
import { shareCast } from '../support/shared-server.ts';

describe('a broadcast by HTTP', () => {
  let server: TestServer;
  let cast: Cast;
  let listener: Connection;

  shareCast(async (shared) => {
    ({ server, cast } = shared);
    listener = await connect(server, server.anonKey, cast.admin.accessToken);
  });
  afterAll(async () => {
    await listener.client.disconnect();
  });

  function post(path: string, body: BodyLike, token?: string, type = 'application/json') {
    return fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        'Content-Type': type,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    });
  }
  type BodyLike = string | Uint8Array<ArrayBuffer> | object;

  it('[D3] is refused without a message, with a broken one and with a bad token', async () => {
    for (const body of ['{', {}, { messages: [] }, { messages: [{ topic: 'a' }] }]) {
      expect((await post('', body)).status).toBe(422);
    }
    const batch = { messages: [{ topic: 'a', event: 'e', payload: {} }] };
    expect((await post('', batch, 'nonsense')).status).toBe(401);
    expect((await post('/a/events/e', '{')).status).toBe(422);
    expect(
      (await post('/a/events/e', JSON.stringify('x'.repeat(300_000)), cast.admin.accessToken))
        .status,
    ).toBe(422);
  });

  it('[D3 D4] is dropped where the caller may not send, though the answer is the same', async () => {
    const quiet = await listener.join('room:quiet', { private: true });
    const open = await listener.join('room:open', { private: true });
    const messages = ['room:quiet', 'room:open'].map((topic) => ({
      topic,
      event: 'e',
      payload: { topic },
      private: true,
    }));
    expect((await post('', { messages })).status).toBe(202);
    expect((await post('', { messages }, cast.employee.accessToken)).status).toBe(202);
    expect(await open.next()).toMatchObject({ event: 'e', payload: { topic: 'room:open' } });
    expect([open.messages.length, quiet.messages.length]).toEqual([1, 0]);
  });

  it('[D3] reaches public channels, one message of any content at a time, too', async () => {
    const { next } = await listener.join('open/air');
    expect((await post(`/${encodeURIComponent('open/air')}/events/e%20f`, { a: 1 })).status).toBe(
      202,
    );
    expect(await next()).toMatchObject({ event: 'e f', payload: { a: 1 } });
    const bytes = Uint8Array.of(1, 0, 255);
    const path = `/${encodeURIComponent('open/air')}/events/blob`;
    expect((await post(path, bytes, undefined, 'application/octet-stream')).status).toBe(202);
    expect(bytesOf(await next())).toEqual(bytes);
  });

  it('[channel.httpSend] is what the official client falls back to', async () => {
    const { next } = await listener.join('fallback');
    const sender = await connect(server, server.anonKey, cast.admin.accessToken);
    const channel = sender.client.channel('fallback');
    expect(await channel.httpSend('e', { a: 1 })).toEqual({ success: true });
    expect(await next()).toMatchObject({ event: 'e', payload: { a: 1 } });
  });
});
