import { keyCacheMs } from '@muster/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthClient } from './auth-client.ts';
import { createSessionStore } from './session-store.ts';

const nowMs = Date.UTC(2026, 5, 1);

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A token and the key set that it can be checked with, as the auth server makes them. */
async function signedToken() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ]);
  const text = (part: object) => base64url(new TextEncoder().encode(JSON.stringify(part)));
  const header = text({ alg: 'ES256', typ: 'JWT', kid: 'first' });
  const payload = text({ sub: 'worker', exp: nowMs / 1000 + 86_400 });
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    new TextEncoder().encode(`${header}.${payload}`),
  );
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  return {
    token: `${header}.${payload}.${base64url(new Uint8Array(signature))}`,
    keys: { keys: [{ ...jwk, kid: 'first', alg: 'ES256', use: 'sig' }] },
  };
}

afterEach(() => vi.useRealTimers());

it('[spec 9.04] fetches the signing keys again after 10 minutes, not before', async () => {
  const { token, keys } = await signedToken();
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
  const asked: string[] = [];
  const localStore = {
    get: () => null,
    set: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
  };
  const client = createAuthClient(
    {
      apiUrl: 'https://app.test',
      anonKey: 'key',
      supabaseUrl: '',
      functionsUrl: null,
      vapidPublicKey: null,
      mapStyleUrl: null,
      version: '',
    },
    {
      localStore,
      sessions: createSessionStore(localStore),
      fetch: async (input) => {
        asked.push(new Request(input).url);
        return Response.json(keys);
      },
    },
  );
  expect(await client.getClaims(token)).toMatchObject({ data: { claims: { sub: 'worker' } } });
  vi.setSystemTime(nowMs + 10 * 60_000 - 1);
  await client.getClaims(token);
  expect(asked).toEqual(['https://app.test/auth/v1/.well-known/jwks.json']);
  vi.setSystemTime(nowMs + 10 * 60_000 + 1);
  await client.getClaims(token);
  expect(asked).toHaveLength(2);
  expect(keyCacheMs).toBe(10 * 60_000);
});
