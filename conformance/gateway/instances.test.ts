import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const settingsSchema = z.object({ disable_signup: z.boolean(), mailer_autoconfirm: z.boolean() });

/** Two servers on one machine at the same time, each with its own settings, data and keys. */
describe('servers side by side', () => {
  let closed: TestServer;
  let open: TestServer;

  beforeAll(async () => {
    const prepare: NonNullable<Parameters<typeof startTestServer>[0]>['prepare'] = (database) =>
      database.script(`
        create schema side;
        create table side.things (id int primary key);
        insert into side.things values (1);
        grant usage on schema side to anon;
        grant select on side.things to anon;
      `);
    [closed, open] = await Promise.all([
      startTestServer({ env: { AUTH_SIGNUP: 'off' } }),
      startTestServer({ prepare, env: { AUTH_MAIL_AUTOCONFIRM: 'on', REST_SCHEMAS: 'side' } }),
    ]);
  });
  afterAll(() => Promise.all([closed.stop(), open.stop()]));

  it('refuse each other’s keys', async () => {
    for (const [server, foreign] of [
      [closed, open],
      [open, closed],
    ] as const) {
      const answer = await fetch(`${server.url}/auth/v1/settings`, {
        headers: { apikey: foreign.anonKey },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('have each the settings that they were started with', async () => {
    const settings = await Promise.all(
      [closed, open].map(async ({ url, anonKey }) => {
        const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
        return settingsSchema.parse(await answer.json());
      }),
    );
    expect(settings).toEqual([
      { disable_signup: true, mailer_autoconfirm: false },
      { disable_signup: false, mailer_autoconfirm: true },
    ]);
  });

  it('show each its own tables', async () => {
    const statuses = await Promise.all(
      [closed, open].map(async ({ url, anonKey }) => {
        const answer = await fetch(`${url}/rest/v1/things`, { headers: { apikey: anonKey } });
        return answer.status;
      }),
    );
    expect(statuses).toEqual([404, 200]);
  });

  it('pass no broadcast to each other', async () => {
    const sockets = await Promise.all(
      [closed, open].map(async ({ url, anonKey }) => {
        const socket = new WebSocket(
          `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`,
        );
        await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
        const messages: string[] = [];
        const joined = new Promise<void>((resolve) =>
          socket.addEventListener('message', ({ data }) => {
            messages.push(String(data));
            resolve();
          }),
        );
        const config = { broadcast: { self: true }, presence: {}, private: false };
        socket.send(
          JSON.stringify({
            topic: 'realtime:same',
            event: 'phx_join',
            ref: '1',
            payload: { config },
          }),
        );
        await joined;
        return { socket, messages };
      }),
    );
    const [here, there] = sockets;
    if (here === undefined || there === undefined) throw new Error('no sockets');
    for (const { socket } of sockets) {
      const payload = { type: 'broadcast', event: socket === here.socket ? 'here' : 'there' };
      socket.send(
        JSON.stringify({ topic: 'realtime:same', event: 'broadcast', ref: '2', payload }),
      );
    }
    await expect.poll(() => there.messages.at(-1), { timeout: 10_000 }).toContain('there');
    await expect.poll(() => here.messages.at(-1), { timeout: 10_000 }).toContain('here');
    expect(there.messages.join()).not.toContain('"here"');
    for (const { socket } of sockets) socket.close();
  });
});
