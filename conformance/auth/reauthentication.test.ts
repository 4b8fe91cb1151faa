import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  otherPassword,
  refresh,
  refused,
  signedIn,
  useSharedTarget,
} from './support/target.ts';

/** People who signed in two days ago, by their refresh tokens. */
const tokens = Array.from({ length: 4 }, (_, index) => `twodaysago0${index}`);

describe.skipIf(isAimedElsewhere)('where a new password asks who is there', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({ AUTH_PASSWORD_REAUTHENTICATION: 'on' }, async (database) => {
      for (const token of tokens) {
        const id = randomUUID();
        const session = randomUUID();
        await database.query(
          `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
           values ($1, 'authenticated', 'authenticated', $2, now(), now(), now())`,
          [id, `${token}@example.com`],
        );
        await database.query(
          `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
           values ($1, $2, 'aal1', now() - interval '2 days', now())`,
          [session, id],
        );
        await database.query(
          `insert into auth.refresh_tokens
             (token, user_id, revoked, created_at, updated_at, parent, session_id)
           values ($1, $2, false, now(), now(), '', $3)`,
          [token, id, session],
        );
      }
    });
  });
  afterAll(() => target.stop());

  async function personOfOldSession() {
    const token = tokens.pop();
    const { body } = await refresh(target, token);
    const email = `${token}@example.com`;
    const { access_token: bearer = '', refresh_token: refreshToken = '' } = body;
    const change = (wish: object) => call(target, 'PUT', '/user', { bearer, body: wish });
    return { email, bearer, refreshToken, change };
  }

  test('[A47] a session of more than a day needs a code, and a right one', async () => {
    const { email, bearer, change } = await personOfOldSession();
    expect(await change({ password: otherPassword })).toMatchObject(
      refused(400, 'reauthentication_needed', 'Password update requires reauthentication'),
    );
    const invalid = refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    expect(await change({ password: otherPassword, nonce: '000000' })).toMatchObject(invalid);

    const asked = await call(target, 'GET', '/reauthenticate', { bearer });
    expect([asked.status, asked.body]).toEqual([200, {}]);
    const { code } = await target.mailTo(email);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await change({ password: otherPassword, nonce: wrong })).toMatchObject(invalid);
    expect((await change({ password: otherPassword, nonce: code })).status).toBe(200);
    expect(await change({ password: `${otherPassword}x`, nonce: code })).toMatchObject(invalid);
  });

  test('[A50] the mail has a code and nothing to click, and the code signs no one in', async () => {
    const { email, bearer } = await personOfOldSession();
    await call(target, 'GET', '/reauthenticate', { bearer });
    const mail = await target.mailTo(email);
    expect(mail.subject).toMatch(/^Your code for/);
    expect(mail.links).toEqual([]);
    for (const type of ['email', 'recovery', 'magiclink', 'signup', 'reauthentication']) {
      const answer = await call(target, 'POST', '/verify', {
        body: { type, email, token: mail.code },
      });
      expect([400, 403]).toContain(answer.status);
    }
  });

  test('[A47] a session of today needs none', async () => {
    const { accessToken } = await signedIn(target);
    const answer = await call(target, 'PUT', '/user', {
      bearer: accessToken,
      body: { password: otherPassword },
    });
    expect(answer.status).toBe(200);
  });

  test('[auth.reauthenticate] [auth.setSession] the official client asks for the code and uses it', async () => {
    const { email, bearer, refreshToken } = await personOfOldSession();
    const { auth } = client(target);
    await auth.setSession({ access_token: bearer, refresh_token: refreshToken });
    expect((await auth.updateUser({ password: otherPassword })).error?.code).toBe(
      'reauthentication_needed',
    );
    expect((await auth.reauthenticate()).error).toBeNull();
    const { code } = await target.mailTo(email);
    expect((await auth.updateUser({ password: otherPassword, nonce: code })).error).toBeNull();
  });
});

describe('proof by email', () => {
  let target: Target;
  useSharedTarget((shared) => void (target = shared));

  test('[A50 A32] is for people who are signed in', async () => {
    expect(await call(target, 'GET', '/reauthenticate')).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    });
  });
});
