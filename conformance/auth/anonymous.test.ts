import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf } from './support/factors.ts';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  password,
  refused,
} from './support/target.ts';

describe.skipIf(isAimedElsewhere)('where people can begin without an address', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({ AUTH_ANONYMOUS: 'on' });
  });
  afterAll(() => target.stop());

  const begin = () => call(target, 'POST', '/signup', { body: { data: { hat: 'yellow' } } });

  test('[A14] a session without any address says so everywhere', async () => {
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      is_anonymous: true,
      identities: [],
      email: '',
      phone: '',
      app_metadata: {},
      user_metadata: { hat: 'yellow' },
    });
    expect(claimsOf(body.access_token)).toMatchObject({
      is_anonymous: true,
      email: '',
      role: 'authenticated',
      amr: [{ method: 'anonymous' }],
    });
  });

  test('[A52] it gets no second factor', async () => {
    const { body } = await begin();
    const answer = await call(target, 'POST', '/factors', {
      bearer: body.access_token,
      body: { factor_type: 'totp' },
    });
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'no_authorization' } });
  });

  test('[A50] it can’t be asked for proof by email', async () => {
    const { body } = await begin();
    expect(
      await call(target, 'GET', '/reauthenticate', { bearer: body.access_token }),
    ).toMatchObject(
      refused(
        400,
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
      ),
    );
  });

  test('it gets no password before it has an address', async () => {
    const { body } = await begin();
    const answer = await call(target, 'PUT', '/user', {
      bearer: body.access_token,
      body: { password },
    });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'validation_failed' } });
  });

  test('[auth.signInAnonymously] [auth.updateUser] it becomes a person by confirming an address', async () => {
    const { auth } = client(target);
    const began = await auth.signInAnonymously({ options: { data: { hat: 'blue' } } });
    expect(began.data.user?.is_anonymous).toBe(true);
    const email = address();
    expect((await auth.updateUser({ email, password })).error).toBeNull();
    const mail = await target.mailTo(email);
    const { data } = await auth.verifyOtp({ type: 'email_change', token_hash: mail.tokenHash });
    expect(data.user).toMatchObject({
      id: began.data.user?.id,
      email,
      is_anonymous: false,
      identities: [{ provider: 'email' }],
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const signedIn = await client(target).auth.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
  });

  test('a sign-in screen is told', async () => {
    expect((await call(target, 'GET', '/settings')).body).toMatchObject({
      external: { anonymous_users: true },
    });
  });
});
