import { type TestServer } from '@muster/testkit';
import { afterAll, describe, expect, it } from 'vitest';

import { shareCast } from '../support/shared-server.ts';
import { connect, type Connection } from './support/client.ts';
import { sendFromDatabase } from './support/rooms.ts';

/** Names that the database can't store, or that flood the servers' query, which covers all topics together. */
const hostile: [string, string][] = [
  ['a character that no text of the database holds', 'a\u0000b'],
  ['more bytes than a frame has room for', 'é'.repeat(128)],
];

describe('a topic whose name has', () => {
  let server: TestServer;
  let victim: Connection;
  let attacker: Connection;
  shareCast(async (shared) => {
    server = shared.server;
    victim = await connect(server, server.anonKey, server.anonKey);
    attacker = await connect(server, server.anonKey, server.anonKey);
  });
  afterAll(async () => {
    await Promise.all([victim.client.disconnect(), attacker.client.disconnect()]);
  });

  it.each(hostile)('%s is joined by no one and silences no one', async (_, name) => {
    const topic = `news-${name.length}`;
    const { next } = await victim.join(topic);
    const { outcome } = await attacker.join(name);
    const news = { topic, event: 'news', payload: { n: 1 }, private: false };
    await sendFromDatabase(server, news);
    expect(await next()).toMatchObject({ event: 'news', payload: { n: 1 } });
    expect(outcome).toMatch(/^CHANNEL_ERROR InvalidTopicName/);
  });

  it.each(hostile)('%s, or such an event, is no address of a broadcast', async (_, name) => {
    const send = async (path: string, body: object) => {
      const answer = await fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
        method: 'POST',
        headers: { apikey: server.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    const encoded = encodeURIComponent(name);
    expect(await send('', { messages: [{ topic: name, event: 'e', payload: {} }] })).toBe(422);
    expect(await send(`/${encoded}/events/e`, {})).toBe(422);
    expect(await send(`/news/events/${encoded}`, {})).toBe(422);
  });
});
