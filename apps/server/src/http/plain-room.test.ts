import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { PlainAnswer, PlainRequest } from './gateway-env.ts';
import { createGateway } from './gateway.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { listen, refuseUpgrade, type HttpServer } from './server.ts';

let server: HttpServer;
let url: string;
let seen: PlainRequest;
let answer: PlainAnswer;
let readsBody = true;
let body = '';

beforeAll(async () => {
  const gateway = createGateway({
    apiKeyRole: (key) => (key === 'right' ? { role: 'anon' } : null),
    holderOf: async (token) => (token === 'whose' ? { kind: 'person', key: 'whose' } : null),
    apiRooms: {},
    plainRooms: {
      '/rest/v1': async (request) => {
        seen = request;
        if (readsBody) body = new TextDecoder().decode(await request.body());
        return answer;
      },
    },
    pages: [],
    webApp: async () => new Response('the app'),
  });
  const listener = createListener({
    serving: () => gateway,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    trustedProxies: 0,
    isHttps: false,
  });
  server = await listen(listener, refuseUpgrade, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${server.port}`;
  answer = { status: 200, headers: [['content-type', 'text/plain']], body: 'grüße' };
});
afterAll(async () => {
  server.cut();
  await server.stop();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`${url}${path}`, { headers: { apikey: 'right' }, ...init });

async function raw(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it('gets what is below its place, still encoded', async () => {
  const response = await ask('/rest/v1/a%20b/c?x=1&y=%20');
  expect(await response.text()).toBe('grüße');
  expect(response.headers.get('content-length')).toBe('7');
  expect(seen).toMatchObject({
    method: 'GET',
    path: '/a%20b/c',
    queryString: 'x=1&y=%20',
    apiKey: { role: 'anon' },
  });
  for (const path of ['/rest/v1', '/rest/v1/', '/rest/v1?']) {
    await ask(path);
    expect(seen).toMatchObject({ path: '/', queryString: '' });
  }
  expect((await ask('/rest/v12/x')).status).toBe(404);
});

it('is found by the whole address too, and gets no key that stood in it', async () => {
  const head = 'Host: x\r\nConnection: close\r\n\r\n';
  const response = await raw(`GET http://[::1]:80/rest/v1/t?apikey=right&x=1 HTTP/1.1\r\n${head}`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(seen).toMatchObject({ path: '/t', queryString: 'x=1' });
});

it('is behind the key check', async () => {
  const response = await ask('/rest/v1/t', { headers: { apikey: 'wrong' } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'invalid_api_key' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('gets a body whole, however it comes, and may leave it unread', async () => {
  await ask('/rest/v1/t', { method: 'POST', body: 'at once' });
  expect(body).toBe('at once');
  const head = 'POST /rest/v1/t HTTP/1.1\r\nHost: x\r\napikey: right\r\nConnection: close\r\n';
  await raw(`${head}Transfer-Encoding: chunked\r\n\r\n3\r\nin \r\n5\r\nparts\r\n0\r\n\r\n`);
  expect(body).toBe('in parts');

  readsBody = false;
  const large = {
    method: 'POST',
    headers: { apikey: 'right', Authorization: 'Bearer whose' },
    body: 'x'.repeat(1_000_000),
  };
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await ask('/rest/v1/t', large)).status);
  expect(statuses).toEqual([200, 200, 200]);
});

it('says a header as often as it wants, in place of what the gateway says', async () => {
  answer = {
    status: 201,
    headers: [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['x-content-type-options', 'its own'],
    ],
    body: null,
  };
  const response = await ask('/rest/v1/t');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-content-type-options')).toBe('its own');
  expect(response.headers.get('content-length')).toBe('0');
  expect(response.headers.get('content-type')).toBeNull();
});

it('sends no body and no length where there is none', async () => {
  answer = { status: 204, headers: [], body: null };
  expect((await ask('/rest/v1/t')).headers.get('content-length')).toBeNull();
  answer = { status: 200, headers: [['content-type', 'text/plain']], body: null };
  const response = await ask('/rest/v1/t', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/plain');
});
