import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  admin,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  otherPassword,
  password,
  refused,
  signedIn,
} from './support/target.ts';

/** Numbers with configured codes; each test uses up one number. */
const numbers = Array.from({ length: 12 }, (_, index) => `1500555${String(1000 + index)}`);
const code = '314159';
const testCodes = numbers.map((number) => `${number}=${code}`).join(',');

const nextNumber = () => {
  const number = numbers.pop();
  if (number === undefined) throw new Error('no number left');
  return number;
};

describe.skipIf(isAimedElsewhere)('where phones have codes for trying out', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({ AUTH_TEST_CODES: testCodes });
  });
  afterAll(() => target.stop());

  const post = (path: string, body: object, bearer?: string) =>
    call(target, 'POST', path, { body, bearer });
  const verify = (phone: string, token = code, type = 'sms') =>
    post('/verify', { type, phone, token });

  test('[A37] a code signs up someone new and answers the message’s id', async () => {
    const phone = nextNumber();
    const asked = await post('/otp', { phone: `+${phone}` });
    expect([asked.status, asked.body]).toEqual([200, { message_id: 'test-otp' }]);
    const { status, body } = await verify(`+${phone}`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      phone,
      email: '',
      identities: [{ provider: 'phone' }],
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    expect(body.user?.['phone_confirmed_at']).toBeDefined();
  });

  test('[A39] a wrong code, or one that was used, is refused', async () => {
    const phone = nextNumber();
    await post('/otp', { phone });
    const expired = refused(403, 'otp_expired', 'Token has expired or is invalid');
    expect(await verify(phone, '000000')).toMatchObject(expired);
    expect((await verify(phone)).status).toBe(200);
    expect(await verify(phone)).toMatchObject(expired);
  });

  test('[A68] a number that is none is refused, and one without a code gets none', async () => {
    expect(await post('/otp', { phone: '0049-1' })).toMatchObject(
      refused(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
    );
    expect(await post('/otp', { phone: '15005559999' })).toMatchObject({
      status: 422,
      body: { error_code: 'sms_send_failed' },
    });
  });

  test('[A34] an unknown number that is not to be signed up is refused', async () => {
    expect(await post('/otp', { phone: nextNumber(), create_user: false })).toMatchObject(
      refused(422, 'otp_disabled', 'Signups not allowed for otp'),
    );
  });

  test('[A19] a password works once the number is confirmed', async () => {
    const phone = nextNumber();
    const signedUp = await post('/signup', { phone, password });
    expect(signedUp.body).toMatchObject({ phone, identities: [{ provider: 'phone' }] });
    const signIn = (secret: string) =>
      post('/token?grant_type=password', { phone: `+${phone}`, password: secret });
    expect(await signIn(password)).toMatchObject(
      refused(400, 'phone_not_confirmed', 'Phone not confirmed'),
    );
    await verify(phone);
    expect(await signIn(otherPassword)).toMatchObject(
      refused(400, 'invalid_credentials', 'Invalid login credentials'),
    );
    expect((await signIn(password)).body.user).toMatchObject({ phone });
  });

  test('[A10] a sign-up with a confirmed number answers a made-up user', async () => {
    const phone = nextNumber();
    await admin(target, 'POST', '/users', { phone, phone_confirm: true });
    const { status, body } = await post('/signup', { phone, password });
    expect([status, body['identities'], body['role']]).toEqual([200, [], '']);
  });

  test('[A36] a code is sent again while it is awaited', async () => {
    const phone = nextNumber();
    expect((await post('/resend', { type: 'sms', phone })).body).toEqual({});
    await post('/signup', { phone, password });
    expect((await post('/resend', { type: 'sms', phone })).body).toEqual({
      message_id: 'test-otp',
    });
    await verify(phone);
    expect((await post('/resend', { type: 'sms', phone })).body).toEqual({});
  });

  test('[A46] a number is changed by its code, unless someone has it', async () => {
    const phone = nextNumber();
    const taken = nextNumber();
    await admin(target, 'POST', '/users', { phone: taken, phone_confirm: true });
    const { accessToken } = await signedIn(target);
    const change = (number: string) =>
      call(target, 'PUT', '/user', { bearer: accessToken, body: { phone: number } });
    expect(await change(taken)).toMatchObject(
      refused(422, 'phone_exists', 'A user with this phone number has already been registered'),
    );
    expect((await change(phone)).body).toMatchObject({ new_phone: phone, phone: '' });
    const { status, body } = await verify(phone, code, 'phone_change');
    expect([status, body.user?.['phone']]).toEqual([200, phone]);
  });

  test('[auth.signInWithOtp] the official client signs in by phone', async () => {
    const phone = nextNumber();
    const { auth } = client(target);
    const asked = await auth.signInWithOtp({ phone: `+${phone}` });
    expect(asked).toMatchObject({ error: null, data: { messageId: 'test-otp' } });
    const { data } = await auth.verifyOtp({ phone: `+${phone}`, token: code, type: 'sms' });
    expect(data.user?.phone).toBe(phone);
  });

  test('a sign-in screen is told', async () => {
    expect((await call(target, 'GET', '/settings')).body).toMatchObject({
      external: { phone: true },
      phone_autoconfirm: false,
    });
  });
});

describe.skipIf(isAimedElsewhere)('where phones count as confirmed', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({ AUTH_TEST_CODES: testCodes, AUTH_PHONE_AUTOCONFIRM: 'on' });
  });
  afterAll(() => target.stop());

  test('[A11 A13] a sign-up answers a session, and a second one is refused', async () => {
    const body = { phone: '15005550006', password };
    const first = await call(target, 'POST', '/signup', { body });
    expect(first.body.access_token).toBeDefined();
    expect(await call(target, 'POST', '/signup', { body })).toMatchObject(
      refused(422, 'user_already_exists', 'User already registered'),
    );
  });
});
