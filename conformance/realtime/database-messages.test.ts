import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bytesOf, connect, type Connection } from './support/client.ts';
import { rooms, sendFromDatabase } from './support/rooms.ts';
import { shareCast } from '../support/shared-server.ts';

const numbered = z.object({ n: z.number() });
const notice = z.object({ since: z.string(), n: z.number() });

describe('a message that the database sends', () => {
  let server: TestServer;
  let cast: Cast;
  let connection: Connection;

  shareCast(async (shared) => {
    ({ server, cast } = shared);
    connection = await connect(server, server.anonKey, cast.employee.accessToken);
  });
  afterAll(async () => {
    await connection.client.disconnect();
  });

  it('goes to no one whose topic it does not name', async () => {
    const other = await connection.join('room:other', { private: true });
    const wanted = await connection.join('room:wanted', { private: true });
    const publicTwin = await connect(server, server.anonKey, cast.employee.accessToken);
    const twin = await publicTwin.join('room:wanted');
    await sendFromDatabase(server, { topic: 'room:wanted', event: 'e', payload: { a: 1 } });
    expect(await wanted.next()).toMatchObject({
      event: 'e',
      payload: { a: 1, id: expect.any(String) },
    });
    expect([other.messages, twin.messages]).toEqual([[], []]);
    await publicTwin.client.disconnect();
  });

  it('comes to the public channel when it is public', async () => {
    const { next } = await connection.join('news');
    await sendFromDatabase(server, { topic: 'news', event: 'e', payload: {}, private: false });
    expect(await next()).toMatchObject({ event: 'e' });
  });

  it('comes once, however many of them there are', async () => {
    const { next, messages } = await connection.join('room:many', { private: true });
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    await Promise.all(
      numbers.map((n) =>
        sendFromDatabase(server, { topic: 'room:many', event: 'e', payload: { n } }),
      ),
    );
    for (const _ of numbers) await next();
    const received = messages.map(({ payload }) => numbered.parse(payload).n);
    expect(received.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('is not sent to who joins later', async () => {
    await sendFromDatabase(server, { topic: 'room:late', event: 'early', payload: {} });
    const { next, messages } = await connection.join('room:late', { private: true });
    await sendFromDatabase(server, { topic: 'room:late', event: 'late', payload: {} });
    expect(await next()).toMatchObject({ event: 'late' });
    expect(messages).toHaveLength(1);
  });

  it('[D5] arrives as the same bytes, with its id, for those allowed to hear it', async () => {
    const bytes = Buffer.from([0xde, 0xad, 0, 0xff]);
    const { next } = await connection.join('room:bytes', { private: true });
    const older = await connect(server, server.anonKey, cast.employee.accessToken, '1.0.0');
    const texts = await older.join('room:bytes', { private: true });
    const twin = await connect(server, server.anonKey, cast.employee.accessToken);
    const publicOne = await twin.join('room:bytes');
    await sendFromDatabase(server, { topic: 'room:bytes', event: 'b', payload: bytes });
    await sendFromDatabase(server, { topic: 'room:bytes', event: 'j', payload: { a: 1 } });
    const first = await next();
    expect(first).toMatchObject({ event: 'b', meta: { id: expect.any(String) } });
    expect(Buffer.from(bytesOf(first))).toEqual(bytes);
    expect(await next()).toMatchObject({ event: 'j', payload: { a: 1 } });
    // Version 1.0.0 has no format for bytes.
    expect(await texts.next()).toMatchObject({ event: 'j' });
    expect(publicOne.messages).toEqual([]);
    await older.client.disconnect();
    await twin.client.disconnect();
  });

  it('[D5] comes up to the size of any broadcast when it is binary, and not beyond', async () => {
    const { next } = await connection.join('room:large', { private: true });
    const send = (size: number) =>
      sendFromDatabase(server, {
        topic: 'room:large',
        event: String(size),
        payload: Buffer.alloc(size),
      });
    await send(256 * 1024 + 1);
    await send(256 * 1024);
    const received = await next();
    expect([received.event, bytesOf(received).length]).toEqual([String(256 * 1024), 256 * 1024]);
  });

  it('[D5] comes again when it is binary and the channel asks for what was sent', async () => {
    await sendFromDatabase(server, { topic: 'room:again', event: 'b', payload: Buffer.of(7) });
    await sendFromDatabase(server, { topic: 'room:again', event: 'j', payload: {} });
    const { next } = await connection.join('room:again', {
      private: true,
      broadcast: { replay: { since: Date.now() - 60_000 } },
    });
    const first = await next();
    expect(first).toMatchObject({ event: 'b', meta: { replayed: true } });
    expect([...bytesOf(first)]).toEqual([7]);
    expect(await next()).toMatchObject({ event: 'j', meta: { replayed: true } });
  });

  it('comes at most four times a second when it only says that something changed', async () => {
    const { next, messages } = await connection.join('room:busy', { private: true });
    const startedAt = performance.now();
    const last = 200;
    for (let n = 1; n <= last; n += 1) {
      const payload = { topic: 'room:busy', since: String(n), n };
      await sendFromDatabase(server, { topic: 'room:busy', event: 'changed', payload });
    }
    const notices: z.infer<typeof notice>[] = [];
    while (notices.at(-1)?.n !== last) notices.push(notice.parse((await next()).payload));
    const seconds = (performance.now() - startedAt) / 1000;
    expect(messages.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
    // Every change is at or after the `since` of a notice that came after it.
    const covered = notices.map(({ since, n }) => [Number(since), n]);
    expect(covered[0]?.[0]).toBe(1);
    covered
      .slice(1)
      .forEach(([since], index) => expect(since).toBe((covered[index]?.[1] ?? 0) + 1));
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('with several servers on one database', () => {
  it('reaches whoever has joined on any of them', async () => {
    const { server, cast } = await startServerWithCast({
      prepare: (database) => database.script(rooms),
    });
    const replica = await server.startReplica();
    const here = await connect(server, server.anonKey, cast.employee.accessToken);
    const there = await connect(replica, server.anonKey, cast.admin.accessToken);
    try {
      const joined = [
        await here.join('room:shared', { private: true }),
        await there.join('room:shared', { private: true }),
      ];
      await sendFromDatabase(server, { topic: 'room:shared', event: 'e', payload: { a: 1 } });
      for (const { next } of joined) expect(await next()).toMatchObject({ payload: { a: 1 } });
      await sendFromDatabase(
        { url: replica.url, serviceRoleKey: server.serviceRoleKey },
        { topic: 'room:shared', event: 'e', payload: { a: 2 } },
      );
      for (const { next } of joined) expect(await next()).toMatchObject({ payload: { a: 2 } });
    } finally {
      for (const { client } of [here, there]) await client.disconnect();
      await replica.stop();
      await server.stop();
    }
  });
});
