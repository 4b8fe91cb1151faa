import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestServer, startTestServer } from '@muster/testkit';
import { processEnvironment, processFlags } from '@muster/testkit/server-process';
import { createClient } from '@supabase/supabase-js';
import { SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shareServer } from '../support/shared-server.ts';
import { address, admin, call, isAimedElsewhere, password, signIn } from './support/target.ts';
import { targetOf } from './support/target-of.ts';

// Each test has its own server, and needs up to ten seconds until the server notices a new key.
vi.setConfig({ testTimeout: 120_000 });

/** A server checks its key file every ten seconds; each try of some of these tests hashes two passwords. */
const soon = { timeout: 60_000, interval: 1000 };

/** A server for one test, which may run concurrently with others. */
const withServer = test.extend<{
  start: (env?: Readonly<Record<string, string>>) => Promise<TestServer>;
}>({
  // Vitest requires the empty pattern, because it reads the names of fixtures from it.
  // oxlint-disable-next-line no-empty-pattern
  start: async ({}, use) => {
    const started: TestServer[] = [];
    await use(async (env = {}) => {
      const server = await startTestServer({ env });
      started.push(server);
      return server;
    });
    for (const server of started) await server.stop();
  },
});

/** A server with the keys of a first start. */
let shared: TestServer;
if (!isAimedElsewhere) shareServer((server) => void (shared = server));

/** Signs in a person with the keys that currently sign. */
async function someone(at: TestServer) {
  const target = targetOf(at);
  const email = address();
  await admin(target, 'POST', '/users', { email, password, email_confirm: true });
  const token = (await signIn(target, email)).body.access_token ?? '';
  return { email, token, header: headerOf(token) };
}

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

const userBy = (at: TestServer, bearer: string) =>
  call(targetOf(at), 'GET', '/user', { bearer }).then(({ status }) => status);

async function shownKeys(at: TestServer): Promise<{ kid: string; alg: string; kty: string }[]> {
  const answer = await fetch(`${at.url}/auth/v1/.well-known/jwks.json`);
  return Object(await answer.json()).keys;
}

const keysFile = (at: TestServer) => join(at.dataDir, 'keys.json');
const storedKeys = async (at: TestServer) => JSON.parse(await readFile(keysFile(at), 'utf8'));

async function rotate(at: TestServer, ...options: string[]): Promise<void> {
  const entry = join(import.meta.dirname, '../../apps/server/src/cli/main.ts');
  const child = spawn(process.execPath, [...processFlags, entry, 'keys', 'rotate', ...options], {
    env: { ...processEnvironment, MUSTER_DATA_DIR: at.dataDir },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`keys rotate ended with ${code}`);
}

// They wait for servers to notice, so they run concurrently.
describe.skipIf(isAimedElsewhere).concurrent('a new signing key', () => {
  withServer(
    '[A71] is shown at once and signs once its time has come; a retired one goes when its tokens have expired',
    async ({ start }) => {
      const at = await start();
      const before = await someone(at);
      await rotate(at);
      await vi.waitFor(async () => expect(await shownKeys(at)).toHaveLength(2), soon);
      const stored = await storedKeys(at);
      const [next, old] = stored.signingKeys;
      expect(next.kid).not.toBe(before.header.kid);
      expect((await someone(at)).header.kid).toBe(before.header.kid);
      expect(await userBy(at, before.token)).toBe(200);

      const now = Math.floor(Date.now() / 1000);
      next.signs_from = now - 60;
      old.retired_at = now - 60;
      await writeFile(keysFile(at), JSON.stringify(stored));
      await vi.waitFor(async () => expect((await someone(at)).header.kid).toBe(next.kid), soon);
      expect(await userBy(at, before.token)).toBe(200);

      old.retired_at = now - 3600 - 601;
      await writeFile(keysFile(at), JSON.stringify(stored));
      await vi.waitFor(
        async () => expect(await shownKeys(at)).toMatchObject([{ kid: next.kid }]),
        soon,
      );
      expect(await userBy(at, before.token)).toBe(403);
    },
  );

  withServer('[A71] can take over at once, and then no other is believed', async ({ start }) => {
    const at = await start();
    const before = await someone(at);
    await rotate(at, '--at-once', '--algorithm', 'RS256');
    await vi.waitFor(async () => expect(await userBy(at, before.token)).toBe(403), soon);
    expect((await someone(at)).header.alg).toBe('RS256');
    expect(await shownKeys(at)).toMatchObject([{ kty: 'RSA', alg: 'RS256' }]);
  });
});

describe.skipIf(isAimedElsewhere)('a server with other settings', () => {
  let at: TestServer;
  beforeAll(async () => {
    at = await startTestServer({
      env: { AUTH_JWT_ALGORITHM: 'RS256', AUTH_REQUIRE_API_KEY: 'off' },
    });
  });
  afterAll(() => at.stop());

  test('[A71] [auth.getClaims] signs with RS256 what the official client verifies without asking', async () => {
    const { email, header } = await someone(at);
    expect(header.alg).toBe('RS256');
    const asked: string[] = [];
    const { auth } = createClient(at.url, at.anonKey, {
      global: {
        fetch: (input, init) => {
          asked.push(new URL(input instanceof Request ? input.url : input).pathname);
          return fetch(input, init);
        },
      },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await auth.signInWithPassword({ email, password });
    asked.length = 0;
    const { data, error } = await auth.getClaims();
    expect([error, data?.claims.email]).toEqual([null, email]);
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
  });

  test('takes a request without an API key as made with the public one', async () => {
    expect((await fetch(`${at.url}/auth/v1/settings`)).status).toBe(200);
    const { token } = await someone(at);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${at.url}/auth/v1/user`, { headers })).status).toBe(200);
    expect((await fetch(`${at.url}/auth/v1/admin/users`)).status).toBe(401);
    const wrong = { apikey: 'sb_secret_wrong' };
    expect((await fetch(`${at.url}/auth/v1/settings`, { headers: wrong })).status).toBe(401);
  });
});

describe.skipIf(isAimedElsewhere)('a secret shared with others', () => {
  const secret = 'thirty-two characters and some more';
  const foreign = (claims: JWTPayload, key = secret) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(key));

  withServer('[A71] signs tokens that no one can make from what is shown', async ({ start }) => {
    const at = await start({ AUTH_JWT_ALGORITHM: 'HS256', AUTH_JWT_SECRET: secret });
    const { token, header } = await someone(at);
    expect(header.alg).toBe('HS256');
    expect(await userBy(at, token)).toBe(200);
    const keys = await shownKeys(at);
    expect(JSON.stringify(keys)).not.toContain('"oct"');
    expect(keys.every(({ alg }) => alg !== 'HS256')).toBe(true);
  });

  withServer('[A32] is believed beside the own keys, another one is not', async ({ start }) => {
    const at = await start({ AUTH_JWT_SECRET: secret });
    const { header, token } = await someone(at);
    expect(header.alg).toBe('ES256');
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const claims = { sub, role: 'authenticated', aud: 'authenticated' };
    expect(await userBy(at, await foreign(claims))).toBe(200);
    expect(await userBy(at, await foreign(claims, `${secret}!`))).toBe(403);
  });

  test('[A32] opens nothing where there is none', async () => {
    expect(await userBy(shared, await foreign({ sub: crypto.randomUUID() }))).toBe(403);
  });
});

describe.skipIf(isAimedElsewhere)('the short API keys', () => {
  let at: TestServer;
  beforeAll(() => void (at = shared));

  test('open what the long ones open', async () => {
    const { publishableKey, secretKey } = await storedKeys(at);
    expect(publishableKey).toMatch(/^sb_publishable_/);
    expect(secretKey).toMatch(/^sb_secret_/);
    const publicClient = createClient(at.url, publishableKey);
    const email = address();
    expect((await publicClient.auth.signUp({ email, password })).error).toBeNull();
    expect((await publicClient.from('companies').select('id')).error?.code).toBe('42501');

    const secretClient = createClient(at.url, secretKey);
    const { data } = await secretClient.auth.admin.listUsers();
    expect(data.users.map((user) => user.email)).toContain(email);
    expect((await secretClient.from('companies').select('id')).data).toEqual([]);
  });

  test('[A60] the publishable one is no administrator', async () => {
    const { publishableKey } = await storedKeys(at);
    const { error } = await createClient(at.url, publishableKey).auth.admin.listUsers();
    expect([error?.status, error?.code]).toEqual([403, 'not_admin']);
  });

  test('one that is not ours is refused', async () => {
    const { secretKey } = await storedKeys(at);
    for (const apikey of [secretKey.slice(0, -1), 'sb_secret_', 'sb_publishable_x']) {
      const answer = await fetch(`${at.url}/auth/v1/settings`, { headers: { apikey } });
      expect(answer.status).toBe(401);
    }
  });

  test('have to be there, unless the settings say otherwise', async () => {
    expect((await fetch(`${at.url}/auth/v1/settings`)).status).toBe(401);
  });
});
