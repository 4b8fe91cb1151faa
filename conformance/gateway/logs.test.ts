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
    },
  });
  expect(await lineOf(answer)).toMatchObject({
    method: 'GET',
    path: '/rest/v1/projects',
    status: 401,
    ip: '203.0.113.9',
    app: 'muster',
    client: 'mobile',
  });
});

it('tells the web app from the native one', async () => {
  const headers = { 'X-User-Agent': 'muster-web/1.2.3' };
  expect(await lineOf(await fetch(`${server.url}/health`, { headers }))).toMatchObject({
    client: 'web',
  });
  expect(await lineOf(await fetch(`${server.url}/health`))).not.toHaveProperty('client');
});

it('never logs keys, tokens, queries, bodies or addresses of the app', async () => {
  const secrets = ['sneaky-token', 'sneaky-query', 'sneaky-body', 'sneaky-invitation'];
  const answers = await Promise.all([
    fetch(`${server.url}/auth/v1/token?grant_type=sneaky-query&apikey=${server.anonKey}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sneaky-token', 'Content-Type': 'application/json' },
      body: '{"password":"sneaky-body"}',
    }),
    fetch(`${server.url}/join/sneaky-invitation`),
  ]);
  for (const answer of answers) await lineOf(answer);
  for (const secret of [...secrets, server.anonKey, server.serviceRoleKey]) {
    expect(server.output()).not.toContain(secret);
  }
});
