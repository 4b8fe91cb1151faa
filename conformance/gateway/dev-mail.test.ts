import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoEmail, signInToDemo } from './support/demo-login.ts';

/** `fetch` does not let a caller choose the Host header. */
function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const publicConfig = async ({ url }: TestServer): Promise<unknown> =>
  (await fetch(`${url}/config.json`)).json();

describe('captured mail', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  it('is shown to no one but a direct caller on this machine', async () => {
    const page = `${server.url}/_dev/mail`;
    for (const headers of [
      { Host: 'muster.example.com' },
      { Host: '192.168.1.5:3000' },
      { 'X-Forwarded-For': '192.0.2.1' },
      { 'X-Forwarded-Host': 'localhost' },
      { Forwarded: 'for=192.0.2.1' },
      { Via: '1.1 proxy' },
      { 'X-Real-IP': '127.0.0.1' },
    ]) {
      expect({ headers, status: (await get(page, headers)).status }).toEqual({
        headers,
        status: 404,
      });
    }
    expect(await get(page)).toEqual({ status: 200, body: '[]' });
    expect(await publicConfig(server)).toMatchObject({ keptMailPath: '/_dev/mail' });
    expect((await get(page, { Host: 'localhost' })).status).toBe(200);
  });

  it('is shown in a frame that can run nothing', async () => {
    await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: 'outsider@example.com',
        password: 'a long enough phrase 4711',
      }),
    });
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: 'outsider@example.com', subject: expect.any(String) });
    expect(mail?.links.length).toBeGreaterThan(0);
    const { body } = await get(`${server.url}/_dev/mail`, { Accept: 'text/html' });
    expect(body).toContain('outsider@example.com');
    expect(body).toMatch(/<iframe sandbox /);
    expect(body).not.toMatch(/<script/);
  });
});

it.each([
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }],
  [{ PUBLIC_URL: 'https://muster.example.com', MUSTER_DEMO: '' }],
  [{ HOST: '0.0.0.0', MUSTER_DEMO: '' }],
])('does not exist with %j, and no demo is loaded', async (env) => {
  const server = await startTestServer({ env });
  try {
    const answer = await get(`${server.url}/_dev/mail`);
    expect(answer.body).not.toContain('[]');
    expect(answer.status).toBe(404);
    expect(await publicConfig(server)).not.toHaveProperty('keptMailPath');
    expect(await signInToDemo(server)).toBe(400);
    expect(server.output()).not.toContain(demoEmail);
  } finally {
    await server.stop();
  }
});
