import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  address,
  admin,
  call,
  client,
  isAimedElsewhere,
  password,
  signIn,
} from './support/target.ts';
import { targetOf } from './support/target-of.ts';

describe.skipIf(isAimedElsewhere)('what the database refuses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      prepare: (database) =>
        database.script(`
          create function public.refuse_login() returns trigger language plpgsql as $$
          begin
            if new.email like 'refused-%' then
              raise exception 'This company takes nobody on' using hint = 'Ask the office', detail = 'closed';
            elsif new.email like 'teapot-%' then
              raise exception 'teapot' using errcode = 'PT418';
            elsif new.email like 'broken-%' then
              raise exception 'secret detail' using errcode = 'XX001';
            end if;
            return new;
          end $$;
          create trigger refuse_login before insert on auth.users
            for each row execute function public.refuse_login();
        `),
    });
  });
  afterAll(() => server.stop());

  const signUp = (name: string, headers = {}) =>
    call(targetOf(server), 'POST', '/signup', {
      body: { email: address(name), password },
      headers,
    });
  const withCodes = { 'X-Supabase-Api-Version': '2024-01-01' };

  test('[A72] in words for the user is passed on, in both forms of an error', async () => {
    for (const headers of [{}, withCodes]) {
      const { status, body } = await signUp('refused', headers);
      expect([status, body]).toEqual([
        400,
        {
          code: 'P0001',
          message: 'This company takes nobody on',
          hint: 'Ask the office',
          detail: 'closed',
        },
      ]);
    }
    expect(await signUp('teapot')).toMatchObject({ status: 418, body: { code: 'PT418' } });
  });

  test('[A72] [auth.signUp] reaches the user of the official client, who is not told to try again', async () => {
    const { error } = await client(targetOf(server)).auth.signUp({
      email: address('refused'),
      password,
    });
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'P0001',
      message: 'This company takes nobody on',
    });
  });

  test('[A3] for reasons of its own is a failure that no one expected, without the reasons', async () => {
    const old = await signUp('broken');
    expect([old.status, old.body]).toEqual([
      500,
      {
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Database error saving new user',
        error_id: expect.any(String),
      },
    ]);
    const current = await signUp('broken', withCodes);
    expect([current.status, current.body]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'Database error saving new user' },
    ]);
    expect(current.headers.get('x-sb-error-code')).toBe('unexpected_failure');
    expect(`${old.text}${current.text}`).not.toContain('secret detail');
  });

  test('[A3] an error without a code of its own is called unknown', async () => {
    const { status, body } = await call(targetOf(server), 'GET', '/nonsense', {
      headers: withCodes,
    });
    expect([status, body]).toEqual([404, { code: 'unknown', message: '404 page not found' }]);
  });

  test('[A7] a password that has become too weak still signs in, and the answer says why', async () => {
    const target = targetOf(server);
    const email = address();
    await admin(target, 'POST', '/users', { email, password, email_confirm: true });
    await server.restart({ AUTH_PASSWORD_MIN_LENGTH: '40' });
    const { status, body } = await signIn(target, email);
    expect([status, body['weak_password']]).toEqual([
      200,
      { message: 'Password should be at least 40 characters.', reasons: ['length'] },
    ]);
    const answer = await client(target).auth.signInWithPassword({ email, password });
    expect(answer.data.weakPassword?.reasons).toEqual(['length']);
  });
});
