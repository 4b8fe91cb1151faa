import { createHmac } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';
import { encode } from './support/tokens.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const nowSeconds = () => Math.floor(Date.now() / 1000);
const withBearer = (bearer: string) => api.get('/items?limit=1', { as: { bearer } });

const unknownKey = [
  'PGRST301',
  'No suitable key or wrong key type',
  'None of the keys was able to decode the JWT',
] as const;

const later = (): number => nowSeconds() + 120;

describe('[B2 B3] a token is refused', () => {
  test('when it is empty', async () => {
    const answer = await api.get('/items', { headers: { authorization: 'Bearer ' } });
    expect(answer).toMatchObject({
      status: 401,
      body: refusal('PGRST301', 'Empty JWT is sent in Authorization header'),
    });
  });

  test.each([
    ['with two parts', () => 'ab.cd', 'PGRST301', 'Expected 3 parts in JWT; got 2', null],
    [
      'signed by a stranger',
      () => `${api.sign({ role: 'service_role' }).slice(0, -8)}AAAAAAAA`,
      ...unknownKey,
    ],
    [
      'that is not signed',
      () => `${encode({ alg: 'none' })}.${encode({ role: 'service_role' })}.`,
      ...unknownKey,
    ],
    ['signed with a guessed secret', signedByGuess, ...unknownKey],
    ['whose key is unknown', () => api.sign({ role: 'anon' }, { kid: 'another' }), ...unknownKey],
    [
      'that has expired',
      () => api.sign({ role: 'authenticated', exp: nowSeconds() - 60 }),
      'PGRST303',
      'JWT expired',
      null,
    ],
    [
      'that is not yet valid',
      () => api.sign({ role: 'anon', nbf: later() }),
      'PGRST303',
      'JWT not yet valid',
      null,
    ],
    [
      'issued in the future',
      () => api.sign({ role: 'anon', iat: later() }),
      'PGRST303',
      'JWT issued at future',
      null,
    ],
    ['of one part', () => 'abc', 'PGRST301', 'Expected 3 parts in JWT; got 1', null],
    [
      'whose beginning is no number',
      () => api.sign({ role: 'anon', nbf: 'soon' }),
      'PGRST303',
      "The JWT 'nbf' claim must be a number",
      null,
    ],
    [
      'whose issue is no number',
      () => api.sign({ role: 'anon', iat: [1] }),
      'PGRST303',
      "The JWT 'iat' claim must be a number",
      null,
    ],
    [
      'whose expiry is no number',
      () => api.sign({ role: 'anon', exp: 'soon' }),
      'PGRST303',
      "The JWT 'exp' claim must be a number",
      null,
    ],
  ])('%s', async (_, token, code, message, details) => {
    const answer = await withBearer(token());
    expect(answer).toMatchObject({ status: 401, body: refusal(code, message, { details }) });
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
    );
  });

  test('but not when it expired within the 30 s that clocks may differ', async () => {
    const recent = await withBearer(api.sign({ role: 'authenticated', exp: nowSeconds() - 10 }));
    expect(recent.status).toBe(200);
  });
});

function signedByGuess(): string {
  const head = `${encode({ alg: 'HS256' })}.${encode({ role: 'service_role' })}`;
  return `${head}.${createHmac('sha256', 'secret').update(head).digest('base64url')}`;
}

test('[B3] a token may not name a role that callers can’t have', async () => {
  for (const role of ['postgres', 'supabase_auth_admin', 'pg_read_all_data', 'no such role']) {
    expect(await withBearer(api.sign({ role }))).toMatchObject({
      status: 403,
      body: refusal('42501', `permission denied to set role "${role}"`),
    });
  }
});

test('[B3] the scheme is read in any case, and another scheme is no token', async () => {
  const token = api.sign({ role: 'authenticated', sub: '00000000-0000-4000-8000-0000000000ab' });
  for (const scheme of ['bearer', 'BEARER']) {
    const answer = await api.get('/rpc/whoami', {
      headers: { authorization: `${scheme} ${token}` },
    });
    expect(answer.body).toMatchObject({ role: 'authenticated' });
  }
  const basic = await api.get('/rpc/whoami', { headers: { authorization: 'Basic eDp5' } });
  expect(basic.body).toMatchObject({ role: 'anon' });
});

test('a caller is who the token says, and without a role in it anonymous', async () => {
  const claims = { role: 'authenticated', sub: '00000000-0000-4000-8000-0000000000aa', extra: 1 };
  expect((await api.get('/rpc/whoami', { as: { bearer: api.sign(claims) } })).body).toEqual({
    role: 'authenticated',
    uid: claims.sub,
    jwt: claims,
  });
  const without = await api.get('/rpc/whoami', { as: { bearer: api.sign({ extra: 1 }) } });
  expect(without.body).toMatchObject({ role: 'anon', jwt: { role: 'anon', extra: 1 } });
  expect((await api.get('/rpc/whoami', { as: 'service' })).body).toMatchObject({
    role: 'service_role',
  });
});

test('row security decides what a caller reads and writes', async () => {
  expect((await api.get('/notes')).body).toEqual([]);
  expect((await api.get('/notes?select=id', { as: 'user' })).body).toEqual([{ id: 1 }]);
  expect((await api.get('/notes?select=id', { as: 'service' })).body).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
  const foreign = { id: 9, owner: '00000000-0000-4000-8000-000000000002', body: 'planted' };
  expect(await api.post('/notes', foreign, { as: 'user' })).toMatchObject({
    status: 403,
    body: { code: '42501' },
  });
  const hidden = await api.patch('/notes?id=eq.2', { body: 'changed' }, { as: 'user' });
  expect(hidden).toMatchObject({ status: 204, text: '' });
  expect((await api.get('/notes?id=eq.2&select=body', { as: 'service' })).body).toEqual([
    { body: 'theirs' },
  ]);
});
