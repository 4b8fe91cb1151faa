import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { FunctionRegion, createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tooBusy } from '../db/busy.ts';
import { DatabaseError } from '../db/database.ts';
import { TokenError } from '../tokens/token-error.ts';
import { createFunctionsRoom } from './create-functions-room.ts';
import type { ServerFunction } from './server-function.ts';

const verified = (handle: ServerFunction['handle']): ServerFunction => ({
  access: 'verified',
  handle,
});

const released = Promise.withResolvers<void>();
let aborted: unknown;
let waiting = 0;

const functionsByName = new Map<string, ServerFunction>([
  ['echo', verified(async (request) => Response.json(await request.json()))],
  ['caller', verified((_request, caller) => Response.json(caller))],
  ['open', { access: 'public', handle: (_request, { role }) => new Response(`hello ${role}`) }],
  [
    'request',
    verified((request) =>
      Response.json({
        method: request.method,
        url: request.url,
        region: request.headers.get('x-region'),
      }),
    ),
  ],
  ['size', verified(async (request) => new Response(String((await request.bytes()).length)))],
  ['deaf', verified(() => new Response('did not listen'))],
  ['refuses', verified(() => Response.json({ reason: 'no' }, { status: 422 }))],
  ['page', verified(() => new Response('<b>', { headers: { 'content-type': 'text/html' } }))],
  [
    'cookies',
    verified(() => {
      const headers = new Headers();
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response(null, { status: 204, headers });
    }),
  ],
  [
    'throws',
    verified(() => {
      throw new Error('a secret of the server');
    }),
  ],
  [
    'session',
    verified(() => {
      throw new DatabaseError({ code: 'PT401', message: 'over', detail: 'session_over' });
    }),
  ],
  [
    'full',
    verified(() => {
      throw tooBusy();
    }),
  ],
  [
    'slow',
    verified(async (request) => {
      await once(request.signal, 'abort');
      aborted = request.signal.reason;
      return new Response('too late');
    }),
  ],
  [
    'waits',
    verified(async () => {
      waiting += 1;
      await released.promise;
      return new Response('done');
    }),
  ],
  [
    'stream',
    verified(
      () =>
        new Response(
          new ReadableStream({
            async start(stream) {
              stream.enqueue(new TextEncoder().encode('data: 1\n\n'));
              await delay(100);
              stream.enqueue(new TextEncoder().encode('data: 2\n\n'));
              stream.close();
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    ),
  ],
  [
    'endless',
    verified(
      (request) =>
        new Response(
          new ReadableStream({
            start(stream) {
              stream.enqueue(new TextEncoder().encode('data: 1\n\n'));
              request.signal.addEventListener('abort', () => (aborted = 'endless'));
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    ),
  ],
]);

const tokens = {
  apiKeyRole: (key: string) => (key === 'anon-key' ? ({ role: 'anon' } as const) : null),
  async verify(jwt: string) {
    if (jwt !== 'good') throw new TokenError('malformed', 'not one of ours');
    return { role: 'authenticated', sub: 'someone' };
  },
};

describe('functions', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const room = createFunctionsRoom({
      functionsByName,
      tokens,
      limits: { milliseconds: 3_000, callsAtOnce: 3, callsOfOne: 2 },
    });
    server = createServer((incoming, outgoing) => {
      incoming.url = (incoming.url ?? '').replace('/functions/v1', '');
      const [path = '', queryString = ''] = incoming.url.split('?');
      void room({
        method: incoming.method ?? '',
        path,
        queryString,
        headers: incoming.headers,
        apiKey: undefined,
        clientNetwork: String(incoming.headers['x-network'] ?? '192.0.2.1'),
        body: () => buffer(incoming),
        log: pino({ level: 'silent' }),
        incoming,
        outgoing,
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    url = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());

  const client = (token = 'good') =>
    createClient(url, 'anon-key', { accessToken: () => Promise.resolve(token) }).functions;
  const call = (path: string, init?: RequestInit) =>
    fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer good' },
      ...init,
    });

  it('that no one wrote are not found, in the platform’s words', async () => {
    const answer = await call('nothing');
    expect([answer.status, answer.headers.get('sb-error-code')]).toEqual([404, 'NOT_FOUND']);
    expect(await answer.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    });
  });

  it('want a token of ours', async () => {
    const none = await call('echo', { headers: {} });
    expect([none.status, await none.json()]).toEqual([
      401,
      { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' },
    ]);
    const bad = await call('echo', { headers: { authorization: 'Bearer forged' } });
    expect([bad.status, await bad.json()]).toEqual([
      401,
      { code: 'UNAUTHORIZED_INVALID_JWT', message: 'Invalid JWT' },
    ]);
  });

  it('learn who calls', async () => {
    expect((await client().invoke('caller')).data).toEqual({
      role: 'authenticated',
      claims: { role: 'authenticated', sub: 'someone' },
      userId: 'someone',
    });
    expect((await client('anon-key').invoke('caller')).data).toMatchObject({
      role: 'anon',
      userId: null,
    });
  });

  it('[functions.setAuth] learn it from the token that was set last', async () => {
    const { functions } = createClient(url, 'anon-key');
    expect((await functions.invoke('caller')).data).toMatchObject({ role: 'anon' });
    functions.setAuth('good');
    expect((await functions.invoke('caller')).data).toMatchObject({ userId: 'someone' });
  });

  it('that are public take anyone, and a forged token for no one', async () => {
    expect(await (await call('open', { headers: {} })).text()).toBe('hello anon');
    const forged = await call('open', { headers: { authorization: 'Bearer forged' } });
    expect(await forged.text()).toBe('hello anon');
    expect((await client().invoke('open')).data).toBe('hello authenticated');
  });

  it('[functions.invoke] answer in the form of what they answer', async () => {
    const { data, error } = await client().invoke('echo', { body: { a: [1, 'ü'] } });
    expect([data, error]).toEqual([{ a: [1, 'ü'] }, null]);
    expect((await client().invoke('size', { body: new Blob(['12345']) })).data).toBe('5');
    expect((await client().invoke('page')).data).toBe('<b>');
  });

  it('[functions.invoke] of a region are the same as everywhere', async () => {
    const { data } = await client().invoke('request', {
      region: FunctionRegion.EuWest1,
      method: 'GET',
    });
    expect(data).toEqual({ method: 'GET', url: `${url}/request`, region: 'eu-west-1' });
  });

  it('[functions.invoke] that refuse are told apart from those that were not reached', async () => {
    const refused = await client().invoke('refuses');
    expect(refused.error).toMatchObject({ name: 'FunctionsHttpError' });
    expect(await refused.response?.json()).toEqual({ reason: 'no' });
    const thrown = await client().invoke('throws');
    expect(thrown.error).toMatchObject({ name: 'FunctionsRelayError' });
    expect(thrown.response?.status).toBe(500);
    expect(await thrown.response?.text()).not.toContain('secret');
  });

  it('answer a session that is over, and a database that is too busy, as that and not as a failure', async () => {
    const over = await call('session');
    expect(over.status).toBe(401);
    expect(await over.json()).toEqual({ code: 'session_over', message: 'over' });
    const full = await call('full');
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ code: 'busy' });
  });

  it('make no page on our origin, and keep their cookies apart', async () => {
    expect((await call('page')).headers.get('content-type')).toMatch(/^text\/plain/);
    const answer = await call('cookies');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, ['a=1', 'b=2']]);
  });

  it('need not listen to their body', async () => {
    expect(await (await call('deaf', { body: 'unheard' })).text()).toBe('did not listen');
  });

  it('are ended when they take too long', async () => {
    const answer = await call('slow');
    expect([answer.status, await answer.json()]).toEqual([
      504,
      { code: 'IDLE_TIMEOUT', message: 'Function did not answer in time' },
    ]);
    expect(aborted).toMatchObject({ code: 'IDLE_TIMEOUT' });
  });

  it('run only so many at once, fewer for one caller, and none while a body is still coming', async () => {
    const from = (network: string) =>
      call('waits', { headers: { authorization: 'Bearer anon-key', 'x-network': network } });
    const leaving = new AbortController();
    for (let sent = 0; sent < 4; sent += 1) {
      const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{')) });
      call('waits', { body, duplex: 'half', signal: leaving.signal }).catch(() => {});
    }
    const mine = [call('waits'), call('waits')];
    await expect.poll(() => waiting).toBe(2);
    expect((await call('waits')).status).toBe(546);
    const theirs = from('192.0.2.2');
    await expect.poll(() => waiting).toBe(3);
    expect((await from('192.0.2.3')).status).toBe(546);
    leaving.abort();
    released.resolve();
    const answers = await Promise.all([...mine, theirs]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('waits')).status).toBe(200);
  });

  it('[functions.invoke] stream, and hear when no one listens anymore', async () => {
    const { data } = await client().invoke('stream');
    expect(await text(data.body)).toBe('data: 1\n\ndata: 2\n\n');
    aborted = undefined;
    const controller = new AbortController();
    const answer = await call('endless', { signal: controller.signal });
    await answer.body?.getReader().read();
    controller.abort();
    await expect.poll(() => aborted).toBe('endless');
  });
});
