import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { startTestServer, type TestServer } from '@muster/testkit';
import { processEnvironment } from '@muster/testkit/server-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { shareServer } from '../support/shared-server.ts';

describe('a server that is told to stop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      prepare: (database) =>
        database.script(`
          create function public.test_sleep(seconds float8) returns text language sql
            as 'select ''done'' from pg_sleep(seconds)';
          grant execute on function public.test_sleep(float8) to anon;
        `),
    });
  });
  afterAll(() => server.stop());

  it('finishes what is under way, says goodbye to sockets and ends with 0 within 10 s', async () => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.anonKey}&vsn=2.0.0`,
    );
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const goodbye = new Promise<number>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code)),
    );
    const underWay = fetch(`${server.url}/rest/v1/rpc/test_sleep`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
      body: '{"seconds":2}',
    });
    // The request has arrived once the server counts it.
    await expect
      .poll(async () => (await fetch(`${server.url}/metrics`)).text())
      .toMatch(/^muster_database_calls [1-9]/m);

    const startedAt = performance.now();
    const exitCode = server.terminate();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBe('done');
    expect(await goodbye).toBe(1001);
    expect(await exitCode).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('starts again on its data, also after it was killed', async () => {
    await server.restart();
    await server.kill();
    await server.restart();
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });

  it('lets companies be founded or not, as it is told at its start', async () => {
    const ask = async (path: string, body: object, token = server.anonKey) => {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: {
          apikey: server.anonKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    await server.restart({ AUTH_OPEN_COMPANIES: 'off', AUTH_MAIL_AUTOCONFIRM: 'on' });
    const login = { email: 'founder@example.test', password: 'three wet gloves on a fence' };
    const { access_token: token } = z
      .object({ access_token: z.string() })
      .parse(await ask('/auth/v1/signup', login));
    expect(await ask('/rest/v1/rpc/founding_options', {}, token)).toEqual({ may_found: false });
    await server.restart();
    expect(await ask('/rest/v1/rpc/founding_options', {}, token)).toEqual({ may_found: true });
  });
});

// The server shuts down the same way with every database; the embedded one shows it by releasing its folder.
describe.skipIf(process.platform === 'win32' || process.env['TEST_DATABASE_URL'])(
  'npm start',
  () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
      await server.terminate();
    });
    afterAll(() => server.stop());

    it.each([
      ['SIGTERM to npm alone', 'SIGTERM', 'process'],
      ['Ctrl-C, which a terminal sends to every process', 'SIGINT', 'group'],
    ] as const)(
      'ends the server at %s, and it lets go of the data folder',
      async (_how, signal, to) => {
        const lock = join(server.dataDir, 'muster.lock');
        // In its own process group, so that any leftover process can be killed.
        const npm = spawn('npm', ['start'], {
          cwd: join(import.meta.dirname, '..', '..'),
          env: {
            ...processEnvironment,
            MUSTER_DATA_DIR: server.dataDir,
            MUSTER_DEMO: 'off',
            PORT: new URL(server.url).port,
          },
          detached: true,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const pid = npm.pid ?? 0;
        try {
          let output = '';
          npm.stdout.on('data', (text: Buffer) => (output += text.toString()));
          await expect.poll(() => output, { timeout: 200_000 }).toContain('Muster is ready at ');
          expect(existsSync(lock)).toBe(true);
          process.kill(to === 'group' ? -pid : pid, signal);
          await once(npm, 'exit');
          await expect.poll(() => existsSync(lock)).toBe(false);
          await expect.poll(() => isGone(-pid)).toBe(true);
        } finally {
          if (!isGone(-pid)) process.kill(-pid, 'SIGKILL');
        }
      },
      240_000,
    );
  },
);

function isGone(processOrGroup: number): boolean {
  try {
    return !process.kill(processOrGroup, 0);
  } catch {
    return true;
  }
}

describe('beside a server that runs', () => {
  let first: TestServer;
  shareServer((shared) => void (first = shared));

  it('another is refused on the same port, and says so', async () => {
    const port = new URL(first.url).port;
    await expect(startTestServer({ env: { PORT: port } })).rejects.toThrow(
      `Port ${port} is in use. Set PORT to a free one.`,
    );
  });
});

it('refuses to start with a value that it can’t use, and names it', async () => {
  await expect(startTestServer({ env: { TRUSTED_PROXIES: 'all' } })).rejects.toThrow(
    'TRUSTED_PROXIES must be a whole number from 0 to 10, not "all".',
  );
});
