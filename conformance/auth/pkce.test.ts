import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  useSharedTarget,
  password,
  refused,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const verifier = 'a-verifier-that-is-long-enough-to-be-taken-for-one';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const exchange = (body: object) => call(target, 'POST', '/token?grant_type=pkce', { body });

async function followLatest(email: string): Promise<URL> {
  const { link } = await target.mailTo(email);
  const redirect = await call(
    target,
    'GET',
    `${link.pathname.slice('/auth/v1'.length)}${link.search}`,
  );
  expect(redirect.status).toBe(303);
  return new URL(redirect.headers.get('location') ?? '');
}

async function codeByMail(method = 'S256') {
  const email = address();
  await call(target, 'POST', '/signup', {
    body: {
      email,
      password,
      code_challenge: method === 'plain' ? verifier : challenge,
      code_challenge_method: method,
    },
  });
  const location = await followLatest(email);
  expect(location.hash).toBe('');
  return { email, code: location.searchParams.get('code') ?? '' };
}

describe('a code challenge is refused', () => {
  const both = 'PKCE flow requires code_challenge_method and code_challenge';
  const length = 'code challenge has to be between 43 and 128 characters';
  test.each([
    ['without its method', { code_challenge: challenge }, both],
    ['without itself', { code_challenge_method: 's256' }, both],
    ['too short', { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }, length],
    ['too long', { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }, length],
    [
      'with other characters',
      { code_challenge: `${'x'.repeat(42)}+`, code_challenge_method: 's256' },
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
  ])('%s', async (_, fields, message) => {
    for (const [path, body] of [
      ['/signup', { email: address(), password, ...fields }],
      ['/recover', { email: address(), ...fields }],
      ['/resend', { type: 'signup', email: address(), ...fields }],
    ] as const) {
      expect(await call(target, 'POST', path, { body })).toMatchObject(
        refused(400, 'validation_failed', message),
      );
    }
  });
});

describe('a code is refused', () => {
  test('[A43] when it or its verifier is missing', async () => {
    for (const body of [{}, { auth_code: 'x' }, { code_verifier: 'x' }]) {
      expect(await exchange(body)).toMatchObject(
        refused(
          400,
          'validation_failed',
          'invalid request: both auth code and code verifier should be non-empty',
        ),
      );
    }
  });

  test('[A43] when no one was given it', async () => {
    expect(
      await exchange({ auth_code: crypto.randomUUID(), code_verifier: verifier }),
    ).toMatchObject(
      refused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
    );
  });
});

describe.skipIf(isAimedElsewhere)('a code from a mail', () => {
  test('[A43] is refused with a wrong verifier, and works once with the right one', async () => {
    const { email, code } = await codeByMail();
    expect(await exchange({ auth_code: code, code_verifier: 'guess' })).toMatchObject(
      refused(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      ),
    );
    expect(await exchange({ auth_code: code, code_verifier: verifier })).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { email } },
    });
    expect(await exchange({ auth_code: code, code_verifier: verifier })).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    });
  });

  test.each(['s256', 'S256', 'plain'])('[A43] works with the method %s', async (method) => {
    const { code } = await codeByMail(method);
    expect((await exchange({ auth_code: code, code_verifier: verifier })).status).toBe(200);
  });

  test('[A40] has a link that says so, and its digits can still be typed', async () => {
    const email = address();
    await call(target, 'POST', '/signup', {
      body: { email, password, code_challenge: challenge, code_challenge_method: 's256' },
    });
    const mail = await target.mailTo(email);
    expect(mail.tokenHash).toMatch(/^pkce_[0-9a-f]{56}$/);
    expect(
      (await call(target, 'POST', '/verify', { body: { type: 'email', email, token: mail.code } }))
        .status,
    ).toBe(200);
  });

  test('[A41] used twice tells the reason in the query and the fragment', async () => {
    const { email } = await codeByMail();
    const location = await followLatest(email);
    const reason =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(location.search).toBe(`?${reason}`);
    expect(location.hash).toBe(`#${reason}&sb=`);
  });

  test('[A43] [auth.exchangeCodeForSession] [auth.signUp] is exchanged by the official client, for sign-up and for recovery', async () => {
    const email = address();
    const supabase = client(target, { flowType: 'pkce' });
    await supabase.auth.signUp({ email, password });
    const signUpCode = (await followLatest(email)).searchParams.get('code') ?? '';
    const signedUp = await supabase.auth.exchangeCodeForSession(signUpCode);
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user?.email).toBe(email);

    const person = await signedIn(target);
    const other = client(target, { flowType: 'pkce' });
    await other.auth.resetPasswordForEmail(person.email);
    const recoveryCode = (await followLatest(person.email)).searchParams.get('code') ?? '';
    const recovered = await other.auth.exchangeCodeForSession(recoveryCode);
    expect(recovered.error).toBeNull();
    expect(recovered.data.user?.email).toBe(person.email);
  });
});
