import { startTestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

import { demoEmail, openPassword, signInToDemo } from './support/demo-login.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

describe('the demo company', () => {
  it.runIf(onPostgres)('is not loaded on PostgreSQL', async () => {
    const server = await startTestServer({ env: { MUSTER_DEMO: '' } });
    try {
      expect(await signInToDemo(server)).toBe(400);
    } finally {
      await server.stop();
    }
  });

  // Loading takes long, and the setup of the journeys starts a server with the demo in every run.
  it.runIf(onPostgres && isFullRun)(
    'has passwords of its own where others may reach it, told once',
    { timeout: 240_000 },
    async () => {
      const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
      try {
        expect(await signInToDemo(server)).toBe(400);
        const told = new RegExp(`${demoEmail}  (\\S+)`).exec(server.output())?.[1] ?? '';
        expect(await signInToDemo(server, told)).toBe(200);
        await server.restart();
        expect(server.output()).not.toContain(demoEmail);
      } finally {
        await server.stop();
      }
    },
  );

  it.runIf(!onPostgres && isFullRun)(
    'is there on the first start on this machine, told at every start, and loses its published password when it goes public',
    { timeout: 240_000 },
    async () => {
      const server = await startTestServer({ env: { MUSTER_DEMO: '' } });
      try {
        // A proxy on this machine forwards requests from others, even if it doesn't say so.
        for (const forwarding of [
          { 'X-Forwarded-For': '192.0.2.1' },
          { Forwarded: 'for=192.0.2.1' },
          { Via: '1.1 proxy' },
        ]) {
          expect(await signInToDemo(server, openPassword, forwarding)).toBe(400);
        }
        expect(await signInToDemo(server)).toBe(200);
        expect(server.output()).toContain(`password ${openPassword}`);
        await server.restart();
        expect(server.output()).toContain(demoEmail);
        await server.restart({
          PUBLIC_URL: 'https://muster.example.com',
          SMTP_URL: 'smtp://127.0.0.1:9',
        });
        expect(await signInToDemo(server)).toBe(400);
        const told = new RegExp(`${demoEmail}  (\\S+)`).exec(server.output())?.[1] ?? '';
        expect(await signInToDemo(server, told)).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );
});
