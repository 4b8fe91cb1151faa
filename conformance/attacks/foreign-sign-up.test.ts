/**
 * Someone signs up with another person's address and waits for its owner to confirm it. The owner must get in and lose
 * nothing that they entered themselves.
 */
import { createHash } from 'node:crypto';
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, admin, call, client, isAimedElsewhere, signIn } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';

const strangers = 'a stranger waits by the gate 41';
const owners = 'winch-over-the-gully-7';
const metadata = { first_name: 'Robin', invitation_token: 'none' };
const verifier = 'a-verifier-that-is-long-enough-to-be-taken-for-one';
const withChallenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
};

describe.skipIf(isAimedElsewhere)('whoever signs up first with an address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { TRUSTED_PROXIES: '1', AUTH_MAIL_INTERVAL_SECONDS: '0', AUTH_REQUEST_LIMITS: 'off' },
    });
  });
  afterAll(() => server.stop());

  const signUp = (email: string, password: string, extra: object = {}, ip = '198.51.100.7') =>
    call(targetOf(server), 'POST', '/signup', {
      body: { email, password, ...extra },
      headers: { 'X-Forwarded-For': ip },
    });

  async function mailTo(email: string): Promise<{ link: URL; code: string }> {
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    const link = new URL(mail?.links[0] ?? 'about:blank');
    return { link, code: /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '' };
  }

  /** Clicks the mailed link; returns where it leads. */
  async function click(email: string): Promise<URL> {
    const { pathname, search } = (await mailTo(email)).link;
    const path = `${pathname.slice('/auth/v1'.length)}${search}`;
    const redirect = await call(targetOf(server), 'GET', path);
    return new URL(redirect.headers.get('location') ?? 'about:blank');
  }

  /** Returns the access token of the session that the click opens. */
  async function clickIn(email: string): Promise<string> {
    return new URLSearchParams((await click(email)).hash.slice(1)).get('access_token') ?? '';
  }

  const typeCode = async (email: string, type = 'email') =>
    call(targetOf(server), 'POST', '/verify', {
      body: { type, email, token: (await mailTo(email)).code },
    });
  const put = (bearer: string | undefined, body: object) =>
    call(targetOf(server), 'PUT', '/user', { bearer, body });
  const opens = async (email: string, password: string) =>
    (await signIn(targetOf(server), email, password)).status === 200;
  const userOf = async (bearer: string) =>
    (await call(targetOf(server), 'GET', '/user', { bearer })).body;

  test('does not get in with their password after the owner clicks the link', async () => {
    const email = address();
    await signUp(email, strangers, { data: metadata });
    const bearer = await clickIn(email);
    expect(bearer).not.toBe('');
    expect(await opens(email, strangers)).toBe(false);
    const user = await userOf(bearer);
    expect(user['user_metadata']).toEqual({
      sub: user['id'],
      email,
      email_verified: true,
      phone_verified: false,
      invitation_token: 'none',
    });
    expect(JSON.stringify(user['identities'])).not.toContain('Robin');
    expect(user['app_metadata']).toMatchObject({ password_set_aside: true });
    // The owner chooses a password of their own.
    expect((await put(bearer, { password: owners })).status).toBe(200);
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, true]);
    expect((await userOf(bearer))['app_metadata']).not.toHaveProperty('password_set_aside');
  });

  test('does not get in after an invited admin signs up and confirms by the link', async () => {
    const email = address();
    await signUp(email, strangers);
    await admin(targetOf(server), 'POST', '/users', { email });
    await signUp(email, owners, { data: metadata }, '203.0.113.9');
    const bearer = await clickIn(email);
    expect(await opens(email, strangers)).toBe(false);
    expect((await put(bearer, { password: owners })).status).toBe(200);
    expect(await userOf(bearer)).toMatchObject({ user_metadata: metadata });
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, true]);
  });

  test('does not get in when the owner types the code of another mail', async () => {
    for (const ask of [
      (email: string) => signUp(email, owners, {}, '203.0.113.9'),
      (email: string) => call(targetOf(server), 'POST', '/otp', { body: { email } }),
    ]) {
      const email = address();
      await signUp(email, strangers);
      expect((await ask(email)).status).toBe(200);
      expect((await typeCode(email)).status).toBe(200);
      expect(await opens(email, strangers)).toBe(false);
    }
  });

  test('does not get in when the owner asks for a new password', async () => {
    const email = address();
    await signUp(email, strangers);
    await call(targetOf(server), 'POST', '/recover', { body: { email } });
    const session = await typeCode(email, 'recovery');
    expect(await opens(email, strangers)).toBe(false);
    expect((await put(session.body.access_token, { password: owners })).status).toBe(200);
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, true]);
  });

  test('does not get in by signing up after the owner, whose code then comes too late', async () => {
    const email = address();
    await signUp(email, owners, { data: metadata });
    await signUp(email, strangers, {}, '203.0.113.9');
    const { body } = await typeCode(email);
    expect(await opens(email, strangers)).toBe(false);
    await put(body.access_token, { password: owners });
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, true]);
    expect(await userOf(body.access_token ?? '')).toMatchObject({ user_metadata: metadata });
  });

  test('keeps password and metadata when they click the link and type the password once', async () => {
    const email = address();
    await signUp(email, owners, { data: metadata });
    const bearer = await clickIn(email);
    expect(await opens(email, owners)).toBe(false);
    const proven = await put(bearer, { password: owners });
    expect(proven.status).toBe(200);
    expect(proven.body).toMatchObject({
      user_metadata: { ...metadata, email_verified: true },
      identities: [{ identity_data: { ...metadata, email_verified: true } }],
    });
    expect(proven.body['app_metadata']).not.toHaveProperty('password_set_aside');
    expect(await opens(email, owners)).toBe(true);
  });

  test('keeps them by the current password, which a typing error does not change', async () => {
    const email = address();
    await signUp(email, owners, { data: metadata });
    const bearer = await clickIn(email);
    expect(await put(bearer, { current_password: `${owners}8` })).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
    expect(await opens(email, `${owners}8`)).toBe(false);
    expect(await put(bearer, { current_password: owners })).toMatchObject({
      status: 200,
      body: { user_metadata: metadata },
    });
    expect(await opens(email, owners)).toBe(true);
  });

  test('[A40] keeps them by the code of the mail, also of one sent again', async () => {
    for (const resends of [false, true]) {
      const email = address();
      await signUp(email, owners, { data: metadata });
      if (resends) {
        await call(targetOf(server), 'POST', '/resend', { body: { type: 'signup', email } });
      }
      const { body } = await typeCode(email);
      expect(body.user).toMatchObject({ user_metadata: metadata });
      expect(body.user?.['app_metadata']).not.toHaveProperty('password_set_aside');
      expect(await opens(email, owners)).toBe(true);
    }
  });

  test('[A12] keeps them when they sign up twice with the same password', async () => {
    const email = address();
    await signUp(email, owners, { data: metadata });
    await signUp(email, owners, { data: metadata });
    await typeCode(email);
    expect(await opens(email, owners)).toBe(true);
  });

  test('[A43] keeps them by the exchange with the verifier of the sign-up, and only by it', async () => {
    const email = address();
    await signUp(email, strangers, withChallenge);
    await signUp(email, owners, { ...withChallenge, data: metadata }, '203.0.113.9');
    const code = (await click(email)).searchParams.get('code');
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, false]);
    const exchanged = await call(targetOf(server), 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect(exchanged.body.user).toMatchObject({ user_metadata: metadata });
    expect([await opens(email, strangers), await opens(email, owners)]).toEqual([false, true]);
  });

  test('[auth.signUp] keeps them with the official client, by code and by link', async () => {
    const email = address();
    const { auth } = client(targetOf(server));
    await auth.signUp({ email, password: owners, options: { data: metadata } });
    const { hash } = await click(email);
    const tokens = new URLSearchParams(hash.slice(1));
    const { error } = await auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    const { data } = await auth.updateUser({ password: owners });
    expect(data.user?.user_metadata).toMatchObject(metadata);
    expect((await auth.getSession()).data.session?.user.app_metadata).not.toHaveProperty(
      'password_set_aside',
    );
    const again = await client(targetOf(server)).auth.signInWithPassword({
      email,
      password: owners,
    });
    expect(again.error).toBeNull();
  });
});

describe.skipIf(isAimedElsewhere)('with a minute between two mails', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { TRUSTED_PROXIES: '1', AUTH_MAIL_INTERVAL_SECONDS: '60', AUTH_REQUEST_LIMITS: 'off' },
    });
  });
  afterAll(() => server.stop());

  const signUp = async (email: string, ip: string) =>
    (
      await call(targetOf(server), 'POST', '/signup', {
        body: { email, password: `${owners} ${ip}` },
        headers: { 'X-Forwarded-For': ip },
      })
    ).status;

  const ask = async (email: string, ip = '203.0.113.9') =>
    (
      await call(targetOf(server), 'POST', '/otp', {
        body: { email },
        headers: { 'X-Forwarded-For': ip },
      })
    ).status;

  /** Enters the newest mailed code. */
  async function typeCode(email: string) {
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    const token = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    return call(targetOf(server), 'POST', '/verify', { body: { type: 'email', email, token } });
  }

  const opens = async (email: string, password: string) =>
    (await signIn(targetOf(server), email, password)).status === 200;

  test('a stranger does not get in when the owner is refused a code and types the stranger’s', async () => {
    const email = address();
    expect(await signUp(email, '198.51.100.7')).toBe(200);
    expect(await ask(email)).toBe(429);
    const typed = await typeCode(email);
    expect(typed.status).toBe(200);
    expect(typed.body.user?.['app_metadata']).toMatchObject({ password_set_aside: true });
    expect(await opens(email, `${owners} 198.51.100.7`)).toBe(false);
  });

  test('a stranger does not get in by signing up after the owner asked for a code', async () => {
    const email = address();
    expect(await ask(email)).toBe(200);
    expect(await signUp(email, '198.51.100.7')).toBe(200);
    expect((await typeCode(email)).status).toBe(200);
    expect(await opens(email, `${owners} 198.51.100.7`)).toBe(false);
  });

  test('no password is asked for of someone who only asked for codes', async () => {
    const email = address();
    expect([await ask(email), await ask(email)]).toEqual([200, 429]);
    const typed = await typeCode(email);
    expect(typed.body.user?.['app_metadata']).not.toHaveProperty('password_set_aside');
  });

  test('[A33] a stranger’s earlier sign-up does not make the owner wait, six more places do', async () => {
    const email = address();
    expect(await signUp(email, '198.51.100.7')).toBe(200);
    expect(await signUp(email, '203.0.113.9')).toBe(200);
    expect(await signUp(email, '203.0.113.9')).toBe(429);
    expect(await signUp(email, '198.51.100.7')).toBe(429);
    const others: number[] = [];
    for (let place = 1; place <= 5; place += 1) {
      others.push(await signUp(email, `198.51.100.${100 + place}`));
    }
    expect(others).toEqual([200, 200, 200, 200, 429]);
  });
});

describe.skipIf(isAimedElsewhere)('with AUTH_KEEP_SIGNUP_PASSWORD, as on a hosted project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { AUTH_KEEP_SIGNUP_PASSWORD: 'on', AUTH_MAIL_INTERVAL_SECONDS: '0' },
    });
  });
  afterAll(() => server.stop());

  const linkTo = async (email: string) =>
    new URL((await server.mails()).findLast(({ to }) => to === email)?.links[0] ?? 'about:blank');

  test('[A12] the password and metadata of the first sign-up stay, whoever clicks', async () => {
    const target = targetOf(server);
    const email = address();
    for (const [password, data] of [
      [strangers, metadata],
      [owners, {}],
    ] as const) {
      await call(target, 'POST', '/signup', { body: { email, password, data } });
    }
    const { pathname, search } = await linkTo(email);
    await call(target, 'GET', `${pathname.slice('/auth/v1'.length)}${search}`);
    expect((await signIn(target, email, owners)).status).toBe(400);
    const session = await signIn(target, email, strangers);
    expect(session.status).toBe(200);
    expect(session.body.user).toMatchObject({ user_metadata: metadata });
  });
});
