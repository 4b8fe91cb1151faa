import { describe, expect, test } from 'vitest';
import {
  type Target,
  admin,
  call,
  client,
  useSharedTarget,
  password,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const user = (bearer: string | undefined) => call(target, 'GET', '/user', { bearer });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a bearer token is refused', () => {
  test('[A32] when there is none', async () => {
    for (const authorization of [undefined, 'Basic x', 'Bearer ', 'Bearer a b']) {
      const headers = authorization === undefined ? {} : { authorization };
      expect(await call(target, 'GET', '/user', { headers })).toMatchObject(
        refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
      );
    }
  });

  test('[A32] when it is malformed, forged or signed by no one', async () => {
    const { accessToken } = await signedIn(target);
    const [header = '', claims = '', signature = ''] = accessToken.split('.');
    const other = encode({ ...JSON.parse(atob(claims)), role: 'service_role' });
    const tokens = [
      'x',
      'a.b',
      'a.b.c',
      `${header}.${other}.${signature}`,
      `${header}.${claims}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}.${signature}`,
    ];
    for (const token of tokens) {
      const answer = await user(token);
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
      expect(answer.body['msg']).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    }
  });

  test('[A32] when it is an API key, which belongs to no one', async () => {
    expect(await user(target.anonKey)).toMatchObject(
      refused(403, 'bad_jwt', 'invalid claim: missing sub claim'),
    );
  });

  test('[A32] when its user has been deleted', async () => {
    const { id, accessToken } = await signedIn(target);
    await admin(target, 'DELETE', `/users/${id}`);
    expect(await user(accessToken)).toMatchObject(
      refused(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
    );
  });

  test('[A32] when its user has been banned', async () => {
    const { id, accessToken } = await signedIn(target);
    await admin(target, 'PUT', `/users/${id}`, { ban_duration: '1h' });
    expect(await user(accessToken)).toMatchObject(refused(403, 'user_banned', 'User is banned'));
    await admin(target, 'PUT', `/users/${id}`, { ban_duration: 'none' });
    expect((await user(accessToken)).status).toBe(200);
  });

  test('[A31] when its session is over', async () => {
    const { accessToken } = await signedIn(target);
    await call(target, 'POST', '/logout', { bearer: accessToken });
    expect(await user(accessToken)).toMatchObject(
      refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
    );
  });
});

const logout = (bearer: string, scope: string) =>
  call(target, 'POST', `/logout${scope}`, { bearer });

async function threeSessions() {
  const first = await signedIn(target);
  const others = [await signIn(target, first.email), await signIn(target, first.email)];
  return [first.accessToken, ...others.map(({ body }) => body.access_token ?? '')];
}

const alive = async (tokens: string[]) =>
  (await Promise.all(tokens.map(user))).map(({ status }) => status === 200);

describe('signing out', () => {
  test('[A30] is refused for a scope that there is not', async () => {
    const { accessToken } = await signedIn(target);
    expect(await logout(accessToken, '?scope=everything')).toMatchObject(
      refused(400, 'validation_failed', 'Unsupported logout scope "everything"'),
    );
    expect((await user(accessToken)).status).toBe(200);
  });

  test.each([
    ['', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('with %j leaves of three sessions alive %j', async (scope, expected) => {
    const tokens = await threeSessions();
    const answer = await logout(tokens[0] ?? '', scope);
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      204,
      '',
      null,
    ]);
    expect(await alive(tokens)).toEqual(expected);
  });

  test('[A30] [auth.signOut] [auth.getSession] by the official client ends the session on both sides', async () => {
    const { email } = await signedIn(target);
    const supabase = client(target);
    await supabase.auth.signInWithPassword({ email, password });
    expect((await supabase.auth.signOut()).error).toBeNull();
    expect((await supabase.auth.getSession()).data.session).toBeNull();
  });
});
