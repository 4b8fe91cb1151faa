import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

const requestLine = z.object({
  level: z.string(),
  time: z.string(),
  requestId: z.string(),
  msg: z.literal('request'),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  ms: z.number(),
  ip: z.string(),
  app: z.optional(z.string()),
  client: z.optional(z.enum(['web', 'mobile'])),
  clientVersion: z.optional(z.string()),
  library: z.optional(z.string()),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.stop());

async function lineOf(answer: Response): Promise<z.infer<typeof requestLine>> {
  await answer.text();
  const id = answer.headers.get('x-request-id') ?? 'none';
  const find = () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes(id));
  await expect.poll(find).toBeDefined();
  return requestLine.parse(JSON.parse(find() ?? ''));
}

it('logs a request as one line with its id, its route and how long it took', async () => {
  const answer = await fetch(`${server.url}/rest/v1/projects?select=id`, {
    headers: {
      'X-Forwarded-For': '10.1.1.1, 203.0.113.9',
      'X-Application-Name': 'muster',
      'X-User-Agent': 'muster-mobile/1.2.3',
      'X-Client-Info': 'supabase-js-web/2.119.0; runtime=web',
    },
  });
  expect(await lineOf(answer)).toMatchObject({
    method: 'GET',
    path: '/rest/v1/projects',
    status: 401,
    ip: '203.0.113.9',
    app: 'muster',
    client: 'mobile',
    clientVersion: '1.2.3',
    library: 'supabase-js-web/2.119.0',
  });
});

it('tells the web app from the native one', async () => {
  const headers = { 'X-User-Agent': 'muster-web/1.2.3' };
  expect(await lineOf(await fetch(`${server.url}/health`, { headers }))).toMatchObject({
    client: 'web',
  });
  expect(await lineOf(await fetch(`${server.url}/health`))).not.toHaveProperty('client');
});

it('counts requests by the program that sent them, whatever it claims to be', async () => {
  for (const agent of [
    'muster-web/1.0.0',
    'muster-mobile/1.0.0',
    'muster-evil/1',
    'x'.repeat(500),
  ]) {
    await fetch(`${server.url}/health`, { headers: { 'X-User-Agent': agent } });
  }
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const clients = [...figures.matchAll(/^muster_client_requests_total\{client="([^"]*)"/gm)];
  expect(new Set(clients.map(([, client]) => client))).toEqual(new Set(['mobile', 'other', 'web']));
});

it('leaves out what claims to be a name and is none', async () => {
  const headers = {
    'X-Application-Name': 'a person <person@example.com>',
    'X-Client-Info': 'a b c',
  };
  const line = await lineOf(await fetch(`${server.url}/health`, { headers }));
  expect(line).not.toHaveProperty('app');
  expect(line).not.toHaveProperty('library');
});

it('keeps the id by which a trusted proxy knows the request', async () => {
  const id = 'proxy-0123456789abcdef';
  const answer = await fetch(`${server.url}/health`, { headers: { 'X-Request-Id': id } });
  expect(answer.headers.get('x-request-id')).toBe(id);
  const forged = await fetch(`${server.url}/health`, { headers: { 'X-Request-Id': 'a b' } });
  expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

it.each([
  ['POST', '/auth/v1/token', '/auth/v1/token'],
  ['PUT', '/auth/v1/admin/users/00000000-0000-4000-8000-000000000001', '/auth/v1/admin/users/:id'],
  ['GET', '/auth/v1/nothing/there', '/auth/v1/*'],
  ['DELETE', '/rest/v1/projects', '/rest/v1/projects'],
  ['POST', '/functions/v1/register-kiosk', '/functions/v1/*'],
  ['GET', '/join/an-invitation', '/join/*'],
  ['GET', '/time', '/time'],
  ['GET', '/', '/'],
])('names the path of a request without a key: %s %s', async (method, path, logged) => {
  const line = await lineOf(await fetch(`${server.url}${path}`, { method }));
  expect(line).toMatchObject({ method, path: logged });
});

it('names the path of a WebSocket that it refuses', async () => {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=sneaky-socket`,
  );
  await new Promise((resolve) => socket.addEventListener('error', resolve, { once: true }));
  await expect
    .poll(() => server.output())
    .toMatch(/"path":"\/realtime\/v1\/websocket","status":401/);
  expect(server.output()).not.toContain('sneaky-socket');
});

it('never logs keys, tokens, queries, bodies or addresses of the app', async () => {
  const secrets = [
    'sneaky-token',
    'sneaky-query',
    'sneaky-body',
    'sneaky-invitation',
    'sneaky-file',
    'sneaky-topic',
    'sneaky-person',
  ];
  const key = { apikey: server.anonKey };
  const answers = await Promise.all([
    fetch(`${server.url}/auth/v1/token?grant_type=sneaky-query&apikey=${server.anonKey}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sneaky-token', 'Content-Type': 'application/json' },
      body: '{"password":"sneaky-body"}',
    }),
    fetch(`${server.url}/join/sneaky-invitation`),
    fetch(`${server.url}/storage/v1/object/logos/sneaky-file@example.com.png`, { headers: key }),
    fetch(`${server.url}/storage/v1/object/sign/logos/a.png?token=sneaky-token`),
    fetch(`${server.url}/realtime/v1/api/broadcast/sneaky-topic/events/e`, {
      method: 'POST',
      headers: { ...key, 'Content-Type': 'application/json' },
      body: '{"a":"sneaky-body"}',
    }),
    fetch(`${server.url}/auth/v1/admin/users/sneaky-person`, { headers: key }),
    fetch(`${server.url}/rest/v1/profiles?email=eq.sneaky-query`, { headers: key }),
    fetch(`${server.url}/rest/v1/sneaky-person@example.com`, { headers: key }),
  ]);
  for (const answer of answers) await lineOf(answer);
  for (const secret of [...secrets, server.anonKey, server.serviceRoleKey]) {
    expect(server.output()).not.toContain(secret);
  }
});
