import { startTestServer, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

const demoEmail = 'admin@demo.muster.test';
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';
const openPassword = 'muster-demo-2026';

async function signIn(
  server: TestServer,
  password: string,
  forwarding: Readonly<Record<string, string>> = {},
): Promise<number> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'Content-Type': 'application/json', ...forwarding },
    body: JSON.stringify({ email: demoEmail, password }),
  });
  return answer.status;
}

describe('the demo company', () => {
  it.each([
    ['others can reach the server', { MUSTER_DEMO: '', HOST: '0.0.0.0' }],
    ['the server has a public address', { MUSTER_DEMO: '', PUBLIC_URL: 'https://example.com' }],
    ['it is switched off', { MUSTER_DEMO: 'off' }],
  ])('is not loaded when %s', async (_, env) => {
    const server = await startTestServer({ env });
    try {
      expect(await signIn(server, openPassword)).toBe(400);
      expect(server.output()).not.toContain(demoEmail);
    } finally {
      await server.stop();
    }
  });

  it.runIf(onPostgres)('is not loaded on PostgreSQL', async () => {
    const server = await startTestServer({ env: { MUSTER_DEMO: '' } });
    try {
      expect(await signIn(server, openPassword)).toBe(400);
    } finally {
      await server.stop();
    }
  });

  // Loading takes long: the default run shows it once, on the embedded database.
  it.runIf(onPostgres && isFullRun)(
    'has passwords of its own where others may reach it, told once',
    { timeout: 240_000 },
    async () => {
      const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
      try {
        expect(await signIn(server, openPassword)).toBe(400);
        const told = new RegExp(`${demoEmail}  (\\S+)`).exec(server.output())?.[1] ?? '';
        expect(await signIn(server, told)).toBe(200);
        await server.restart();
        expect(server.output()).not.toContain(demoEmail);
      } finally {
        await server.stop();
      }
    },
  );

  it.skipIf(onPostgres)(
    'is there on the first start on this machine, told at every start, and loses its published password when it goes public',
    { timeout: 240_000 },
    async () => {
      const server = await startTestServer({ env: { MUSTER_DEMO: '' } });
      try {
        // Through a proxy on this machine come others, also where no one has said so.
        for (const forwarding of [
          { 'X-Forwarded-For': '192.0.2.1' },
          { Forwarded: 'for=192.0.2.1' },
          { Via: '1.1 proxy' },
        ]) {
          expect(await signIn(server, openPassword, forwarding)).toBe(400);
        }
        expect(await signIn(server, openPassword)).toBe(200);
        expect(server.output()).toContain(`password ${openPassword}`);
        await server.restart();
        expect(server.output()).toContain(demoEmail);
        await server.restart({
          PUBLIC_URL: 'https://muster.example.com',
          SMTP_URL: 'smtp://127.0.0.1:9',
        });
        expect(await signIn(server, openPassword)).toBe(400);
        const told = new RegExp(`${demoEmail}  (\\S+)`).exec(server.output())?.[1] ?? '';
        expect(await signIn(server, told)).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );
});
