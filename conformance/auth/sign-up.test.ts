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
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const signUp = (body: object, query = '') => call(target, 'POST', `/signup${query}`, { body });

describe('a sign-up is refused', () => {
  test('[A4] when the body is not JSON', async () => {
    const answer = await call(target, 'POST', '/signup', { body: '{"email":' });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'bad_json' } });
    expect(answer.body['msg']).toMatch(/^Could not parse request body as JSON: /);
  });

  test('[A8] without a password', async () => {
    expect(await signUp({ email: address() })).toMatchObject(
      refused(400, 'validation_failed', 'Signup requires a valid password'),
    );
    expect(await signUp({ email: address(), password: '' })).toMatchObject({ status: 400 });
  });

  test('[A14] without an address, as an anonymous sign-in', async () => {
    expect(await signUp({ data: {} })).toMatchObject(
      refused(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
    );
  });

  test.each([
    'plain',
    'a@',
    '@example.com',
    'a b@example.com',
    'a@b..c',
    "x'--@",
    'a@example.com>',
  ])('[A15] with the malformed address %s', async (email) => {
    expect(await signUp({ email, password })).toMatchObject(
      refused(400, 'validation_failed', 'Unable to validate email address: invalid format'),
    );
  });

  test('[A16] with an address and a number', async () => {
    expect(await signUp({ email: address(), phone: '+15005550006', password })).toMatchObject(
      refused(
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on signup.',
      ),
    );
  });

  test('[A68] with a number that is none, and with any number while there is no sender', async () => {
    expect(await signUp({ phone: '+1 2x', password })).toMatchObject(
      refused(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
    );
    expect(await signUp({ phone: '+1 500 555 0006', password })).toMatchObject(
      refused(400, 'phone_provider_disabled', 'Phone signups are disabled'),
    );
  });

  test('[A5] with a weak password, in both forms of an error', async () => {
    const weak = { email: address(), password: 'short' };
    const message =
      'Password should be at least 8 characters. Password is known to be weak and easy to guess, please choose a different one.';
    const old = await signUp(weak);
    expect([old.status, old.body]).toEqual([
      422,
      {
        code: 422,
        error_code: 'weak_password',
        msg: message,
        weak_password: { reasons: ['length', 'pwned'] },
      },
    ]);
    const { error } = await client(target).auth.signUp(weak);
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message,
      reasons: ['length', 'pwned'],
    });
  });

  test('[A5] with a password that holds the name of its owner', async () => {
    const email = `ferrocarril-${address()}`;
    expect(await signUp({ email, password: 'ferrocarril1' })).toMatchObject({
      status: 422,
      body: { weak_password: { reasons: ['pwned'] } },
    });
  });

  test('[A6] with a password of more than 72 bytes', async () => {
    for (const long of ['Wq3-'.repeat(19), 'ñ¿Ω'.repeat(13)]) {
      expect(await signUp({ email: address(), password: long })).toMatchObject(
        refused(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
      );
    }
  });
});

describe.skipIf(isAimedElsewhere)('a sign-up', () => {
  test('[A13] answers the bare user and mails a confirmation', async () => {
    const email = address();
    const data = { first_name: 'Robin', last_name: 'Hale', invitation_token: 'none' };
    const answer = await signUp({ email: email.toUpperCase(), password, data });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [{ provider: 'email', identity_data: { email, ...data } }],
      is_anonymous: false,
    });
    expect(answer.body).not.toHaveProperty('access_token');
    expect(answer.body).not.toHaveProperty('email_confirmed_at');
    expect(answer.body).not.toHaveProperty('last_sign_in_at');
    const mail = await target.mailTo(email);
    expect(mail.link.pathname).toBe('/auth/v1/verify');
    expect(mail.link.searchParams.get('type')).toBe('signup');
    expect(mail.tokenHash).toMatch(/^[0-9a-f]{56}$/);
  });

  test('[A10] of a confirmed address answers a made-up user and mails nothing', async () => {
    const { email, id } = await signedIn(target);
    const data = { first_name: 'Stranger' };
    const { status, body } = await signUp({ email, password: 'another-good-one-44', data });
    const { created_at: at, id: madeUp, ...rest } = body;
    expect(status).toBe(200);
    expect(madeUp).not.toBe(id);
    expect(rest).toEqual({
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: at,
      updated_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [],
      is_anonymous: false,
    });
    expect(await target.mailsTo(email)).toEqual([]);
    expect((await signIn(target, email)).status).toBe(200);
  });

  test('[A12] of an unconfirmed address mails again and changes nothing else', async () => {
    const email = address();
    const first = await signUp({ email, password, data: { first_name: 'Robin' } });
    const second = await signUp({
      email,
      password: 'another-good-one-44',
      data: { first_name: 'Stranger' },
    });
    expect(second.status).toBe(200);
    expect(second.body['id']).toBe(first.body['id']);
    expect(second.body).toMatchObject({ user_metadata: { first_name: 'Robin' } });
    const mails = await target.mailsTo(email);
    expect(mails).toHaveLength(2);
    const { code: token } = await target.mailTo(email);
    await call(target, 'POST', '/verify', { body: { type: 'signup', email, token } });
    // Which of the two owns the mailbox shows once a password is entered, see
    // attacks/foreign-sign-up.
    expect((await signIn(target, email, 'another-good-one-44')).status).toBe(400);
    expect((await signIn(target, email)).status).toBe(400);
  });

  test('twice at once makes one user', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ email, password })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  });
});

describe.skipIf(isAimedElsewhere)('with addresses that count as confirmed', () => {
  let trusting: Target;
  beforeAll(async () => {
    trusting = await openTarget({ AUTH_MAIL_AUTOCONFIRM: 'on', AUTH_PASSWORD_MIN_LENGTH: '6' });
  });
  afterAll(() => trusting.stop());

  test('[A11] a sign-up of a known address is refused', async () => {
    const { email } = await signedIn(trusting);
    expect(await call(trusting, 'POST', '/signup', { body: { email, password } })).toMatchObject(
      refused(422, 'user_already_exists', 'User already registered'),
    );
  });

  test('[A13] a sign-up answers a session at the top level', async () => {
    const email = address();
    const { data, error } = await client(trusting).auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(await trusting.mailsTo(email)).toEqual([]);
  });
});

describe.skipIf(isAimedElsewhere)('with sign-ups switched off', () => {
  let closed: Target;
  beforeAll(async () => {
    closed = await openTarget({ AUTH_SIGNUP: 'off' });
  });
  afterAll(() => closed.stop());

  test('[A9] every one is refused before anything else is looked at', async () => {
    for (const body of ['{', '{}', JSON.stringify({ email: address(), password })]) {
      expect(await call(closed, 'POST', '/signup', { body })).toMatchObject(
        refused(422, 'signup_disabled', 'Signups not allowed for this instance'),
      );
    }
  });
});
