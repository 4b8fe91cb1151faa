import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HttpError } from '../errors/http-error.ts';
import { createListener, type ListenerEnv, type Serving } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { listen, refuseUpgrade, type HttpServer } from './server.ts';

const withoutRooms = {
  plainRoomAt: () => undefined,
  routeAt: () => undefined,
  keyAt: () => undefined,
  callerOf: async () => ({ kind: 'stranger', key: '' }) as const,
};

describe('a server that starts or stops', () => {
  let serving: Serving = 'starting';
  let server: HttpServer;

  beforeAll(async () => {
    const listener = createListener({
      serving: () => serving,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      trustedProxies: 0,
      isHttps: false,
    });
    server = await listen(listener, refuseUpgrade, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

  it.each(['starting', 'stopping'] as const)('lives but serves nothing while %s', async (state) => {
    serving = state;
    expect((await ask('/health')).status).toBe(200);
    for (const path of ['/ready', '/', '/rest/v1/projects']) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ code: state });
    }
  });

  it('serves once it can', async () => {
    const app = new Hono<ListenerEnv>().get('/ready', (c) => c.text('yes'));
    serving = { app, ...withoutRooms };
    expect(await (await ask('/ready')).text()).toBe('yes');
  });

  it('refuses a support visit files, functions, sign-in and live updates', async () => {
    const app = new Hono<ListenerEnv>().all('*', (c) => c.text('reached'));
    serving = { app, ...withoutRooms };
    const visit = (path: string) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'X-Muster-Visit': 'any' } });
    for (const path of [
      '/storage/v1/object/sign/photos/a',
      '/functions/v1/make-pdf',
      '/auth/v1/token',
      '/realtime/v1/api/broadcast',
    ]) {
      const answer = await visit(path);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not_in_visit' });
    }
    expect(await (await visit('/rest/v1/rpc/my_clock')).text()).toBe('reached');
  });

  it('lets no page but the phone app’s read whether it is there, how to reach it, and its speech models', async () => {
    serving = { app: new Hono<ListenerEnv>(), ...withoutRooms };
    const allowed = async (path: string, origin: string) =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    for (const path of ['/health', '/config.json', '/speech-models/1/en.tar.gz']) {
      for (const origin of ['https://elsewhere.example', 'http://localhost', 'null']) {
        expect(await allowed(path, origin)).toBeNull();
      }
      for (const origin of ['https://localhost', 'capacitor://localhost']) {
        expect(await allowed(path, origin)).toBe(origin);
        expect(await allowed('/metrics', origin)).toBeNull();
      }
    }
  });

  it('lets the phone app ask there with headers of its own, and read the time', async () => {
    serving = { app: new Hono<ListenerEnv>(), ...withoutRooms };
    const url = `http://127.0.0.1:${server.port}/config.json`;
    const asked = {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-muster-nonce',
    };
    const origin = 'capacitor://localhost';
    const preflight = await fetch(url, { method: 'OPTIONS', headers: { ...asked, origin } });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-muster-nonce');
    expect(preflight.headers.get('vary')).toContain('Origin');
    const answer = await fetch(url, { headers: { origin } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Muster-Time');
    const elsewhere = { ...asked, origin: 'https://elsewhere.example' };
    const refused = await fetch(url, { method: 'OPTIONS', headers: elsewhere });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/health', '/ready', '/rest/v1/projects', '/nothing'])(
    'tells its time at %s to whoever names a nonce, and to no one else',
    async (path) => {
      const url = `http://127.0.0.1:${server.port}${path}`;
      const told = async (nonce: string) =>
        (await fetch(url, { headers: { 'x-muster-nonce': nonce } })).headers.get('x-muster-time');
      const from = Date.now();
      const [nonce, ms] = (await told('a-0_Z'))?.split(' ') ?? [];
      expect(nonce).toBe('a-0_Z');
      expect(Number(ms)).toBeGreaterThanOrEqual(from);
      expect(Number(ms)).toBeLessThanOrEqual(Date.now());
      expect(await told('a'.repeat(64))).toMatch(/^a{64} \d+$/);
      for (const wrong of ['a'.repeat(65), 'two words', 'a,b', '']) {
        expect(await told(wrong)).toBeNull();
      }
      expect((await ask(path)).headers.get('x-muster-time')).toBeNull();
    },
  );

  it('gives every request an id of its own', async () => {
    const ids = await Promise.all(
      ['/health', '/ready', '/nothing'].map(async (path) =>
        (await ask(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });
});

describe('a client that is slow', () => {
  const patienceMs = 300;
  let server: HttpServer;

  beforeAll(async () => {
    const app = new Hono<ListenerEnv>()
      .onError(() => new Response(null, { status: 500 }))
      .post('/auth/v1/echo', async (c) => c.text(await c.req.text()))
      .get('/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
    const listener = createListener({
      serving: () => ({ app, ...withoutRooms }),
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      trustedProxies: 0,
      isHttps: false,
      bodyPatienceMs: patienceMs,
    });
    server = await listen(listener, refuseUpgrade, {
      port: 0,
      host: '127.0.0.1',
      stillMs: patienceMs,
    });
  });
  afterAll(async () => {
    server.cut();
    await server.stop();
  });

  it('loses its connection when its body does not come', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    const drip = setInterval(() => socket.write('x'), patienceMs / 4);
    socket.write('POST /auth/v1/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n');
    await new Promise((resolve) => socket.on('close', resolve).resume());
    clearInterval(drip);
    expect(socket.bytesWritten).toBeLessThan(9999);
  });

  it('loses its connection when it does not read its answer', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    // The part that the system already buffered may still be read; the rest never arrived.
    await expect.poll(() => server.connectionCount(), { timeout: 10_000 }).toBe(0);
    expect((await text(socket).catch(() => '')).length).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('a client without a key', () => {
  it('is told so at once, and its body is not read', async () => {
    const listener = createListener({
      serving: () => ({
        ...withoutRooms,
        app: new Hono<ListenerEnv>(),
        keyAt: () => {
          throw new HttpError(401, 'no_api_key', 'No API key found in request');
        },
      }),
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      trustedProxies: 0,
      isHttps: false,
    });
    const read = Promise.withResolvers<number>();
    const server = createServer((incoming, outgoing) => {
      const { socket } = incoming;
      socket.once('close', () => read.resolve(socket.bytesRead));
      void listener(incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.on('error', () => {});
    const body = Buffer.alloc(64 * 1024 * 1024);
    socket.write(
      `POST /rest/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 [^]*Connection: close/i);
    expect(await read.promise).toBeLessThan(1024 * 1024);
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
