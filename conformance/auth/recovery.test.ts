import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  otherPassword,
  password,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const recover = (body: object, query = '') => call(target, 'POST', `/recover${query}`, { body });
const resend = (body: object) => call(target, 'POST', '/resend', { body });

describe('asking for a mail', () => {
  test('[A35] to recover needs an address, and a valid one', async () => {
    expect(await recover({})).toMatchObject(
      refused(400, 'validation_failed', 'Password recovery requires an email'),
    );
    expect(await recover({ email: 'x' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  test('[A36] again needs a type and an address', async () => {
    const missing = 'Missing one of these types: signup, email_change, sms, phone_change';
    for (const type of [undefined, 'recovery', 'invite', 'toString']) {
      expect(await resend({ type, email: address() })).toMatchObject(
        refused(400, 'validation_failed', missing),
      );
    }
    expect(await resend({ type: 'signup' })).toMatchObject(
      refused(400, 'validation_failed', 'Type provided requires an email address'),
    );
    expect(await resend({ type: 'sms' })).toMatchObject(
      refused(400, 'validation_failed', 'Type provided requires a phone number'),
    );
    expect(await resend({ type: 'email_change' })).toMatchObject(
      refused(400, 'validation_failed', 'Missing email address or phone number'),
    );
    expect(await resend({ type: 'signup', email: address(), phone: '15005550006' })).toMatchObject(
      refused(
        400,
        'validation_failed',
        'Only an email address or phone number should be provided.',
      ),
    );
  });

  test('[A34 A36] for an address that is unknown or has nothing pending answers as for any', async () => {
    const { email } = await signedIn(target);
    const nothing = { status: 200, text: '{}' };
    expect(await recover({ email: address() })).toMatchObject(nothing);
    expect(await resend({ type: 'signup', email: address() })).toMatchObject(nothing);
    expect(await resend({ type: 'signup', email })).toMatchObject(nothing);
    expect(await resend({ type: 'email_change', email })).toMatchObject(nothing);
  });
});

describe.skipIf(isAimedElsewhere)('a recovery', () => {
  test('[auth.resetPasswordForEmail] mails a way in, by which a new password can be set', async () => {
    const { email } = await signedIn(target);
    const supabase = client(target);
    const redirectTo = `${target.url}/reset-password`;
    expect((await supabase.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const mail = await target.mailTo(email);
    expect(mail.subject).toBe('Set a new password for Muster');
    expect(mail.link.searchParams.get('redirect_to')).toBe(redirectTo);

    const { data, error } = await supabase.auth.verifyOtp({
      type: 'recovery',
      email,
      token: mail.code,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await supabase.auth.updateUser({ password: otherPassword })).error).toBeNull();
    expect((await signIn(target, email, otherPassword)).status).toBe(200);
  });

  test('also confirms the address of someone who never did', async () => {
    const email = address();
    await call(target, 'POST', '/signup', { body: { email, password } });
    await recover({ email });
    const { code: token } = await target.mailTo(email);
    const verified = await call(target, 'POST', '/verify', {
      body: { type: 'recovery', email, token },
    });
    expect(verified.body.user).toHaveProperty('email_confirmed_at');
    // The email was requested without the sign-up's password, which must be entered again.
    await call(target, 'PUT', '/user', { bearer: verified.body.access_token, body: { password } });
    expect((await signIn(target, email)).status).toBe(200);
  });
});

describe.skipIf(isAimedElsewhere)('with a minute between two mails', () => {
  let slow: Target;
  beforeAll(async () => {
    slow = await openTarget({ AUTH_MAIL_INTERVAL_SECONDS: '60' });
  });
  afterAll(() => slow.stop());

  test('[A33] the second is refused with the seconds left, kind by kind', async () => {
    const email = address();
    const signUp = () => call(slow, 'POST', '/signup', { body: { email, password } });
    await signUp();
    for (const again of [
      await signUp(),
      await call(slow, 'POST', '/resend', { body: { type: 'signup', email } }),
    ]) {
      expect(again).toMatchObject({
        status: 429,
        body: { error_code: 'over_email_send_rate_limit' },
      });
      expect(again.body['msg']).toMatch(
        /^For security purposes, you can only request this after [45]\d seconds\.$/,
      );
    }
    expect((await call(slow, 'POST', '/recover', { body: { email } })).status).toBe(200);
    expect(await slow.mailsTo(email)).toHaveLength(2);
  });
});
