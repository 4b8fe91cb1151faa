import { describe, expect, test } from 'vitest';
import { type Target, call, useSharedTarget } from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

test('an address that there is not is a 404 in the protocol’s form', async () => {
  for (const path of ['/nonsense', '/', '/user/x', '/admin', '/factors/x/y']) {
    const { status, body } = await call(target, 'GET', path);
    expect([status, body]).toEqual([
      404,
      { code: 404, error_code: 'unknown', msg: '404 page not found' },
    ]);
  }
});

test('a method that an address does not know is a 405', async () => {
  for (const [method, path] of [
    ['GET', '/signup'],
    ['DELETE', '/user'],
    ['PATCH', '/user'],
    ['POST', '/health'],
  ] as const) {
    expect((await call(target, method, path)).status).toBe(405);
  }
});

test('[A67] what this server does not offer says so', async () => {
  for (const path of ['/passkeys/authentication/options', '/passkeys/registration/verify']) {
    expect(await call(target, 'POST', path, { body: {} })).toMatchObject({
      status: 404,
      body: { error_code: 'passkey_disabled' },
    });
  }
  expect(await call(target, 'POST', '/token?grant_type=web3', { body: {} })).toMatchObject({
    status: 422,
    body: { error_code: 'web3_provider_disabled', msg: 'Web3 provider is disabled' },
  });
});

test('[A1 A2] an error has the form of the API version that is asked for', async () => {
  const old = await call(target, 'GET', '/user');
  expect(old.body).toEqual({
    code: 401,
    error_code: 'no_authorization',
    msg: 'This endpoint requires a valid Bearer token',
  });
  expect(old.headers.get('x-sb-error-code')).toBe('no_authorization');
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  const current = await call(target, 'GET', '/user', { headers });
  expect(current.body).toEqual({
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  });
  expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

describe('a public document', () => {
  test('[A71] lists the public keys and nothing of the private ones, also without an API key', async () => {
    const answer = await fetch(`${target.url}/auth/v1/.well-known/jwks.json`);
    const { keys } = Object(await answer.json());
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(
        ['alg', 'crv', 'ext', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].sort(),
      );
    }
  });

  test('tells that the room is there, also without an API key', async () => {
    const answer = await fetch(`${target.url}/auth/v1/health`);
    expect(await answer.json()).toMatchObject({ name: 'GoTrue' });
  });

  test('tells a sign-in screen what it can offer', async () => {
    const { body } = await call(target, 'GET', '/settings');
    expect(body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    });
  });
});
