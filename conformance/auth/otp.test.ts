import { describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  admin,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  refused,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const ask = (body: object, path = '/otp') => call(target, 'POST', path, { body });
const subjectTo = async (email: string) => (await target.mailTo(email)).subject;

describe('a mail that signs in is refused', () => {
  test('without an address, with two, and with a malformed one', async () => {
    expect(await ask({})).toMatchObject(
      refused(400, 'validation_failed', 'One of email or phone must be set'),
    );
    expect(await ask({ email: address(), phone: '+15005550006' })).toMatchObject(
      refused(400, 'validation_failed', 'Only an email address or phone number should be provided'),
    );
    expect(await ask({ email: address(), channel: 'sms' })).toMatchObject(
      refused(400, 'validation_failed', 'Channel should only be specified with Phone OTP'),
    );
    for (const path of ['/otp', '/magiclink']) {
      expect(await ask({ email: 'not-an-address' }, path)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed' },
      });
    }
    expect((await ask({}, '/magiclink')).status).toBe(400);
  });

  test('[A34] to an unknown address that is not to be signed up', async () => {
    expect(await ask({ email: address(), create_user: false })).toMatchObject(
      refused(422, 'otp_disabled', 'Signups not allowed for otp'),
    );
  });

  test('[A42] with half of a code challenge', async () => {
    expect(await ask({ email: address(), code_challenge_method: 's256' })).toMatchObject({
      status: 400,
      body: { msg: 'PKCE flow requires code_challenge_method and code_challenge' },
    });
  });
});

describe.skipIf(isAimedElsewhere)('a mail that signs in', () => {
  test.each(['/otp', '/magiclink'])('[A37] is a confirmation for someone new: %s', async (path) => {
    const email = address();
    const { status, body } = await ask({ email, data: { first_name: 'New' } }, path);
    expect([status, body]).toEqual([200, {}]);
    expect(await subjectTo(email)).toMatch(/^Confirm your address/);
    const { code } = await target.mailTo(email);
    const session = await call(target, 'POST', '/verify', {
      body: { type: 'email', email, token: code },
    });
    expect(session.body.user).toMatchObject({ email, user_metadata: { first_name: 'New' } });
    expect(session.body.user?.['email_confirmed_at']).toBeDefined();
  });

  test('[A37] is a confirmation for someone who never confirmed', async () => {
    const email = address();
    await admin(target, 'POST', '/users', { email });
    expect((await ask({ email, create_user: false })).status).toBe(200);
    expect(await subjectTo(email)).toMatch(/^Confirm your address/);
  });

  test.each(['/otp', '/magiclink'])('signs in someone known by link: %s', async (path) => {
    const { email, id } = await signedIn(target);
    expect((await ask({ email }, path)).body).toEqual({});
    const mail = await target.mailTo(email);
    expect(mail.subject).toMatch(/^Sign in to/);
    expect(mail.link.searchParams.get('type')).toBe('magiclink');
    const followed = await fetch(mail.link, { redirect: 'manual' });
    const fragment = new URL(followed.headers.get('location') ?? '').hash.slice(1);
    const token = new URLSearchParams(fragment).get('access_token') ?? '';
    expect(await call(target, 'GET', '/user', { bearer: token })).toMatchObject({ body: { id } });
  });

  test('[A40] signs in by its digits under the types email and magiclink', async () => {
    for (const type of ['email', 'magiclink']) {
      const { email } = await signedIn(target);
      await ask({ email });
      const { code } = await target.mailTo(email);
      const answer = await call(target, 'POST', '/verify', { body: { type, email, token: code } });
      expect(answer.status).toBe(200);
    }
  });

  test('[auth.signInWithOtp] [auth.verifyOtp] is what the official client asks for', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target);
    expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBe(
      null,
    );
    const { code } = await target.mailTo(email);
    const { data, error } = await auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });

  test('[auth.exchangeCodeForSession] ends in a code where the client began so', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target, { flowType: 'pkce' });
    await auth.signInWithOtp({ email });
    const { link } = await target.mailTo(email);
    const followed = await fetch(link, { redirect: 'manual' });
    const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });
});

describe.skipIf(isAimedElsewhere)('where sign-up is closed', () => {
  test('[A9] a mail that signs in does not sign up either', async () => {
    const closed = await openTarget({ AUTH_SIGNUP: 'off' });
    try {
      const known = await signedIn(closed);
      expect(await call(closed, 'POST', '/otp', { body: { email: address() } })).toMatchObject(
        refused(422, 'signup_disabled', 'Signups not allowed for this instance'),
      );
      const answer = await call(closed, 'POST', '/otp', { body: { email: known.email } });
      expect(answer.status).toBe(200);
    } finally {
      await closed.stop();
    }
  });
});

describe.skipIf(isAimedElsewhere)('where addresses count as confirmed', () => {
  test('someone new gets the mail that signs in', async () => {
    const trusting = await openTarget({ AUTH_MAIL_AUTOCONFIRM: 'on' });
    try {
      const email = address();
      const answer = await call(trusting, 'POST', '/otp', { body: { email } });
      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect((await trusting.mailTo(email)).subject).toMatch(/^Sign in to/);
    } finally {
      await trusting.stop();
    }
  });
});
