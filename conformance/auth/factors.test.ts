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
  refresh,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';
import { totpCode, wrongCode } from './support/totp.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

const enroll = (bearer: string, changes: object = {}) =>
  call(target, 'POST', '/factors', {
    bearer,
    body: { factor_type: 'totp', friendly_name: 'phone', ...changes },
  });

const challenge = (bearer: string, factorId: string) =>
  call(target, 'POST', `/factors/${factorId}/challenge`, { bearer, body: {} });

const verify = (bearer: string, factorId: string, challengeId: unknown, code: string) =>
  call(target, 'POST', `/factors/${factorId}/verify`, {
    bearer,
    body: { challenge_id: challengeId, code },
  });

async function challengeAndVerify(bearer: string, factor: { id: string; secret: string }) {
  const asked = await challenge(bearer, factor.id);
  return verify(bearer, factor.id, asked.body['id'], totpCode(factor.secret));
}

/** A new person in a session, with an authenticator that was not verified yet. */
async function enrolled(changes: object = {}) {
  const person = await signedIn(target);
  const { body } = await enroll(person.accessToken, changes);
  return { ...person, factor: { id: String(body['id']), secret: secretOf(body['totp']) } };
}

/** The same after its first code: `accessToken` is still that of the weaker session. */
async function withFactor() {
  const person = await enrolled();
  const raised = await challengeAndVerify(person.accessToken, person.factor);
  return { ...person, raised, strongToken: raised.body.access_token ?? '' };
}

const secretOf = (totp: unknown) => String(Object(totp).secret);
const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('an enrolment is refused', () => {
  test('[A52] of a type that there is not, or that is not offered', async () => {
    const { accessToken } = await signedIn(target);
    expect(await enroll(accessToken, { factor_type: 'pigeon' })).toMatchObject(
      refused(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
    );
    for (const type of ['phone', 'webauthn']) {
      expect(await enroll(accessToken, { factor_type: type })).toMatchObject({
        status: 422,
        body: { error_code: `mfa_${type}_enroll_not_enabled` },
      });
    }
  });

  test('[A52] for an issuer that fits into no picture', async () => {
    const { accessToken } = await signedIn(target);
    expect(await enroll(accessToken, { issuer: 'x'.repeat(5000) })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
    expect((await enroll(accessToken, { issuer: 'ü'.repeat(100) })).status).toBe(200);
  });

  test('[A52] under a name that is taken, the empty one too', async () => {
    const { accessToken } = await signedIn(target);
    for (const name of ['', 'gate']) {
      expect((await enroll(accessToken, { friendly_name: name })).status).toBe(200);
      expect(await enroll(accessToken, { friendly_name: name })).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_factor_name_conflict' },
      });
    }
  });

  test('[A52] beyond ten', async () => {
    const { accessToken } = await signedIn(target);
    for (let number = 1; number <= 10; number += 1) {
      expect((await enroll(accessToken, { friendly_name: `n${number}` })).status).toBe(200);
    }
    expect(await enroll(accessToken, { friendly_name: 'n11' })).toMatchObject({
      status: 422,
      body: { error_code: 'too_many_enrolled_mfa_factors' },
    });
  });

  test('[A52] in a session that another factor has not proven', async () => {
    const { email } = await withFactor();
    const weak = await signIn(target, email);
    expect(await enroll(weak.body.access_token ?? '', { friendly_name: 'thief' })).toMatchObject(
      refused(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
    );
  });

  test('[A32] to nobody', async () => {
    expect(await call(target, 'POST', '/factors', { body: {} })).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    });
  });
});

test('[A52] an enrolment answers secret, address and picture', async () => {
  const { email, accessToken } = await signedIn(target);
  const { status, body } = await enroll(accessToken, { issuer: 'Ridge Line: Roofing' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'totp',
    friendly_name: 'phone',
    totp: { qr_code: expect.any(String), secret: expect.any(String), uri: expect.any(String) },
  });
  const { qr_code: picture, secret, uri } = Object(body['totp']);
  expect(picture).toMatch(/^<(\?xml|svg)/);
  const parsed = new URL(uri);
  expect([parsed.protocol, parsed.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(parsed.pathname)).toContain(email);
  expect(parsed.searchParams.get('secret')).toBe(secret);
});

describe('a challenge', () => {
  test('[A53] of a factor that is unknown, another’s or none is not found', async () => {
    const { accessToken } = await signedIn(target);
    const { factor } = await enrolled();
    for (const id of [crypto.randomUUID(), factor.id]) {
      expect(await challenge(accessToken, id)).toMatchObject(
        refused(404, 'mfa_factor_not_found', 'Factor not found'),
      );
    }
    expect(await challenge(accessToken, 'nonsense')).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed' },
    });
  });

  test('[A53] is open for five minutes', async () => {
    const { accessToken, factor } = await enrolled();
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await challenge(accessToken, factor.id);
    expect([status, body]).toEqual([
      200,
      { id: expect.any(String), type: 'totp', expires_at: expect.any(Number) },
    ]);
    const left = Number(body['expires_at']) - before;
    expect(left).toBeGreaterThanOrEqual(299);
    expect(left).toBeLessThan(330);
  });
});

describe('a code is refused', () => {
  test('[A54] when it is empty or wrong', async () => {
    const { accessToken, factor } = await enrolled();
    const { body } = await challenge(accessToken, factor.id);
    expect(await verify(accessToken, factor.id, body['id'], '')).toMatchObject({ status: 400 });
    const wrong = wrongCode(factor.secret);
    expect(await verify(accessToken, factor.id, body['id'], wrong)).toMatchObject(
      refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    );
  });

  test('[A54] without a challenge of this factor', async () => {
    const { accessToken, factor } = await enrolled();
    const other = await enrolled();
    const foreign = await challenge(other.accessToken, other.factor.id);
    const code = totpCode(factor.secret);
    for (const id of [crypto.randomUUID(), foreign.body['id']]) {
      expect(await verify(accessToken, factor.id, id, code)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_factor_not_found' },
      });
    }
  });

  test('[A54] when its challenge was answered already', async () => {
    const { accessToken, factor } = await enrolled();
    const { body } = await challenge(accessToken, factor.id);
    const code = totpCode(factor.secret);
    expect((await verify(accessToken, factor.id, body['id'], code)).status).toBe(200);
    expect(await verify(accessToken, factor.id, body['id'], code)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_ip_address_mismatch' },
    });
  });

  test('[A54] when its challenge was answered already, however fast', async () => {
    const { accessToken, factor } = await enrolled();
    const { body } = await challenge(accessToken, factor.id);
    const code = totpCode(factor.secret);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify(accessToken, factor.id, body['id'], code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a right code', () => {
  test('[A54] answers a stronger session of the same id with a new refresh token', async () => {
    const { accessToken, session, raised } = await withFactor();
    expect(raised.status).toBe(200);
    const before = claimsOf(accessToken);
    const after = claimsOf(raised.body.access_token);
    expect(after.session_id).toBe(before.session_id);
    expect(raised.body.refresh_token).not.toBe(session.body.refresh_token);
    expect(raised.body.user?.['factors']).toMatchObject([{ status: 'verified' }]);
  });

  test('[A56 A57] puts aal2 and totp into the token, most recent first, and they last', async () => {
    const { accessToken, raised } = await withFactor();
    expect(claimsOf(accessToken)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const expected = { aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] };
    expect(claimsOf(raised.body.access_token)).toMatchObject(expected);
    const renewed = await refresh(target, raised.body.refresh_token);
    expect(claimsOf(renewed.body.access_token)).toMatchObject(expected);
  });

  test('[A54] of the neighbouring half minute counts, one further away does not', async () => {
    for (const [seconds, expected] of [
      [-30, 200],
      [30, 200],
      [-90, 422],
      [90, 422],
    ] as const) {
      const { accessToken, factor } = await enrolled();
      const { body } = await challenge(accessToken, factor.id);
      const code = totpCode(factor.secret, Date.now() + seconds * 1000);
      expect((await verify(accessToken, factor.id, body['id'], code)).status).toBe(expected);
    }
  });

  test('[A54] ends weaker sessions and half-done enrolments', async () => {
    const { email, accessToken, factor } = await enrolled();
    await enroll(accessToken, { friendly_name: 'half-done' });
    const elsewhere = await signIn(target, email);
    const raised = await challengeAndVerify(accessToken, factor);
    expect(raised.body.user?.['factors']).toMatchObject([{ id: factor.id }]);
    expect((await refresh(target, elsewhere.body.refresh_token)).status).toBe(400);
    expect((await refresh(target, raised.body.refresh_token)).status).toBe(200);
  });
});

describe('with a second factor', () => {
  test('[A49] password, address and number change in a proven session only', async () => {
    const { email, strongToken } = await withFactor();
    const weak = (await signIn(target, email)).body.access_token ?? '';
    const update = (bearer: string, body: object) => call(target, 'PUT', '/user', { bearer, body });
    for (const wish of [
      { password: otherPassword },
      { email: `new-${email}` },
      { phone: '+15005550006' },
    ]) {
      expect(await update(weak, wish)).toMatchObject(
        refused(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        ),
      );
    }
    expect((await update(weak, { data: { shoe: 43 } })).status).toBe(200);
    expect((await update(strongToken, { password: otherPassword })).status).toBe(200);
  });

  test('[A55] a verified one is given up in a proven session only, which ends its proof', async () => {
    const { email, factor, raised, strongToken } = await withFactor();
    const weak = (await signIn(target, email)).body.access_token ?? '';
    const remove = (bearer: string) => call(target, 'DELETE', `/factors/${factor.id}`, { bearer });
    expect(await remove(weak)).toMatchObject(
      refused(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
    );
    expect(await remove(strongToken)).toMatchObject({ status: 200, body: { id: factor.id } });
    const renewed = await refresh(target, raised.body.refresh_token);
    expect(claimsOf(renewed.body.access_token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  test('[A55] one that was never verified is given up in any session', async () => {
    const { accessToken, factor } = await enrolled();
    expect(
      await call(target, 'DELETE', `/factors/${factor.id}`, { bearer: accessToken }),
    ).toMatchObject({ status: 200, body: { id: factor.id } });
  });
});

describe('an administrator', () => {
  test('[A63] sees and removes the factors of a person', async () => {
    const { id, factor, raised } = await withFactor();
    const list = await fetch(`${target.url}/auth/v1/admin/users/${id}/factors`, {
      headers: {
        apikey: target.serviceRoleKey,
        Authorization: `Bearer ${target.serviceRoleKey}`,
      },
    });
    expect(await list.json()).toMatchObject([{ id: factor.id, status: 'verified' }]);
    const path = `/users/${id}/factors`;
    expect(await admin(target, 'DELETE', `${path}/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    });
    expect(await admin(target, 'DELETE', `${path}/${factor.id}`)).toMatchObject({
      status: 200,
      body: { id: factor.id },
    });
    const renewed = await refresh(target, raised.body.refresh_token);
    expect(claimsOf(renewed.body.access_token)).toMatchObject({ aal: 'aal1' });
  });

  test('[A60] is nobody else', async () => {
    const { id, strongToken } = await withFactor();
    expect(
      await call(target, 'GET', `/admin/users/${id}/factors`, { bearer: strongToken }),
    ).toMatchObject({ status: 403, body: { error_code: 'not_admin' } });
  });

  test('[auth.admin.mfa.listFactors] [auth.admin.mfa.deleteFactor] does so by the official client', async () => {
    const { id, factor } = await withFactor();
    const { auth } = client(target, {}, target.serviceRoleKey);
    const listed = await auth.admin.mfa.listFactors({ userId: id });
    expect(listed).toMatchObject({ error: null, data: { factors: [{ id: factor.id }] } });
    const deleted = await auth.admin.mfa.deleteFactor({ id: factor.id, userId: id });
    expect(deleted.error).toBeNull();
    expect(await auth.admin.mfa.listFactors({ userId: id })).toMatchObject({
      data: { factors: [] },
    });
  });
});

describe('the official client', () => {
  test('[auth.mfa.enroll] [auth.mfa.challenge] [auth.mfa.verify] [auth.mfa.listFactors] [auth.mfa.getAuthenticatorAssuranceLevel] adds a factor', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target);
    await auth.signInWithPassword({ email, password });
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (factor === null) throw new Error('not enrolled');
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<(\?xml|svg)/);
    const { data: asked } = await auth.mfa.challenge({ factorId: factor.id });
    const { error } = await auth.mfa.verify({
      factorId: factor.id,
      challengeId: asked?.id ?? '',
      code: totpCode(factor.totp.secret),
    });
    expect(error).toBeNull();
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
  });

  test('[auth.mfa.challengeAndVerify] [auth.mfa.unenroll] signs in with it and gives it up', async () => {
    const { email, factor } = await withFactor();
    const { auth } = client(target);
    await auth.signInWithPassword({ email, password });
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const answer = await auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: totpCode(factor.secret),
    });
    expect(answer.error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });
});

describe.skipIf(isAimedElsewhere)('another server', () => {
  test('[A52] can keep new factors away', async () => {
    const without = await openTarget({ AUTH_TOTP: 'off' });
    try {
      const { accessToken } = await signedIn(without);
      const answer = await call(without, 'POST', '/factors', {
        bearer: accessToken,
        body: { factor_type: 'totp' },
      });
      expect(answer).toMatchObject(
        refused(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
      );
    } finally {
      await without.stop();
    }
  });

  test('[A54] refuses a code from another address than the challenge', async () => {
    const proxied = await openTarget({ TRUSTED_PROXIES: '1' });
    try {
      const { accessToken } = await signedIn(proxied);
      const from = (ip: string, path: string, body: object) =>
        call(proxied, 'POST', path, {
          bearer: accessToken,
          body,
          headers: { 'X-Forwarded-For': ip },
        });
      const { body } = await from('203.0.113.1', '/factors', { factor_type: 'totp' });
      const path = `/factors/${String(body['id'])}`;
      const asked = await from('203.0.113.1', `${path}/challenge`, {});
      const code = totpCode(secretOf(body['totp']));
      const answer = { challenge_id: asked.body['id'], code };
      expect(await from('203.0.113.2', `${path}/verify`, answer)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_ip_address_mismatch' },
      });
      expect((await from('203.0.113.1', `${path}/verify`, answer)).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });
});
