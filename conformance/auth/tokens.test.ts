import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  password,
  refresh,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const grant = (type: string, body: object) =>
  call(target, 'POST', `/token?grant_type=${type}`, { body });

describe('a grant is refused', () => {
  test('[A21] of a type that there is not', async () => {
    for (const type of ['', 'client_credentials', 'toString', '__proto__']) {
      expect(await grant(type, {})).toMatchObject(
        refused(400, 'invalid_credentials', 'unsupported_grant_type'),
      );
    }
  });

  test('[A20] by password without an address', async () => {
    expect(await grant('password', { password })).toMatchObject(
      refused(400, 'validation_failed', 'missing email or phone'),
    );
  });

  test('[A16] by password with an address and a number', async () => {
    expect(await grant('password', { email: address(), phone: '1', password })).toMatchObject(
      refused(
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on login.',
      ),
    );
  });

  test('[A17] by a wrong password as for a person who is unknown', async () => {
    const { email } = await signedIn(target);
    const wrong = refused(400, 'invalid_credentials', 'Invalid login credentials');
    expect(await signIn(target, email, 'wrong')).toMatchObject(wrong);
    expect(await signIn(target, address())).toMatchObject(wrong);
    expect(await signIn(target, `' or 1=1 --@example.com`)).toMatchObject(wrong);
    const { error } = await client(target).auth.signInWithPassword({ email, password: 'wrong' });
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('[A22 A23] by a refresh token that is malformed or unknown', async () => {
    expect(await refresh(target, 'nonsense')).toMatchObject(
      refused(400, 'validation_failed', 'Refresh token is not valid'),
    );
    expect(await refresh(target, 'zzzzzzzzzzzz')).toMatchObject(
      refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  });
});

describe('a sign-in by password', () => {
  test('[A29] names user, session and refresh token in its headers', async () => {
    const { id, session } = await signedIn(target);
    expect(session.headers.get('sb-auth-user-id')).toBe(id);
    expect(session.headers.get('sb-auth-session-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(session.headers.get('sb-auth-refresh-token-prefix')).toBe(
      session.body.refresh_token?.slice(0, 5),
    );
  });

  test('[A71] [auth.getClaims] gives a token that the official client verifies locally', async () => {
    const { email } = await signedIn(target);
    const supabase = client(target);
    await supabase.auth.signInWithPassword({ email, password });
    const { data, error } = await supabase.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data?.claims).toMatchObject({
      iss: `${target.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
  });

  test('[A58 A69 A70] shows the user in the protocol’s form', async () => {
    const { id, email, session } = await signedIn(target);
    const { user } = session.body;
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    expect(user).toEqual({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      email_confirmed_at: instant,
      phone: '',
      confirmed_at: instant,
      last_sign_in_at: instant,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: true },
      identities: [
        {
          identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          id,
          user_id: id,
          identity_data: { sub: id, email, email_verified: true, phone_verified: false },
          provider: 'email',
          last_sign_in_at: instant,
          created_at: instant,
          updated_at: instant,
          email,
        },
      ],
      created_at: instant,
      updated_at: instant,
      is_anonymous: false,
    });
  });
});

describe('a refresh', () => {
  test('[A24] with the parent of the active token answers the active one', async () => {
    const { session } = await signedIn(target);
    const first = session.body.refresh_token;
    const second = (await refresh(target, first)).body.refresh_token;
    expect(second).not.toBe(first);
    expect((await refresh(target, first)).body.refresh_token).toBe(second);
  });

  test('[A28] by many at once gives all of them the same token', async () => {
    const { session } = await signedIn(target);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(target, session.body.refresh_token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  test('[auth.refreshSession] [auth.getUser] [auth.signInWithPassword] by the official client keeps the session', async () => {
    const { email } = await signedIn(target);
    const supabase = client(target);
    const before = await supabase.auth.signInWithPassword({ email, password });
    const { data, error } = await supabase.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.data.session?.refresh_token);
    expect((await supabase.auth.getUser()).data.user?.email).toBe(email);
  });
});

describe.skipIf(isAimedElsewhere)('without a reuse interval', () => {
  let strict: Target;
  beforeAll(async () => {
    strict = await openTarget({
      AUTH_REFRESH_REUSE_SECONDS: '0',
      AUTH_ACCESS_TOKEN_SECONDS: '120',
    });
  });
  afterAll(() => strict.stop());

  test('[A26] an older ancestor ends the whole session', async () => {
    const { session } = await signedIn(strict);
    const first = session.body.refresh_token;
    const second = (await refresh(strict, first)).body.refresh_token;
    const third = (await refresh(strict, second)).body.refresh_token;
    const used = refused(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    for (const token of [first, third, second, first]) {
      expect(await refresh(strict, token)).toMatchObject(used);
    }
  });

  test('[A24] a lost answer is still given again', async () => {
    const { session } = await signedIn(strict);
    const second = (await refresh(strict, session.body.refresh_token)).body.refresh_token;
    expect(await refresh(strict, session.body.refresh_token)).toMatchObject({
      status: 200,
      body: { refresh_token: second, expires_in: 120 },
    });
  });
});
