import { describe, expect, test } from 'vitest';
import { claimsOf, factorsOf } from './support/factors.ts';
import {
  type Target,
  call,
  useSharedTarget,
  otherPassword,
  refresh,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';
import { totpCode, withinOneStep, wrongCode } from './support/totp.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const { enroll, challenge, verify, enrolled, withFactor, challengeAndVerify } = factorsOf(
  () => target,
);

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

  test('[A32] to no one', async () => {
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
      const { status } = await withinOneStep(async () => {
        const { accessToken, factor } = await enrolled();
        const { body } = await challenge(accessToken, factor.id);
        const code = totpCode(factor.secret, Date.now() + seconds * 1000);
        return verify(accessToken, factor.id, body['id'], code);
      });
      expect(status).toBe(expected);
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
  test('[A49] password, address, number and metadata change in a proven session only', async () => {
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
    expect(await update(weak, { data: { shoe: 43 } })).toMatchObject(
      refused(
        401,
        'insufficient_aal',
        'AAL2 session is required to update metadata when MFA is enabled.',
      ),
    );
    expect((await update(strongToken, { data: { shoe: 43 } })).status).toBe(200);
    expect((await update(strongToken, { password: otherPassword })).status).toBe(200);
  });

  test.each(['?scope=others', '?scope=global', ''])(
    '[A30] an unproven session ends no session but its own: %s',
    async (scope) => {
      const { email, strongToken } = await withFactor();
      const { body } = await signIn(target, email);
      const logout = (bearer: string | undefined) =>
        call(target, 'POST', `/logout${scope}`, { bearer });
      const isIn = async (bearer: string | undefined) =>
        (await call(target, 'GET', '/user', { bearer })).status === 200;
      expect(await logout(body.access_token)).toMatchObject(
        refused(
          401,
          'insufficient_aal',
          'AAL2 session is required to end other sessions when MFA is enabled.',
        ),
      );
      expect(await isIn(strongToken)).toBe(true);
      // A refused sign-out of all sessions still ends this one.
      expect(await isIn(body.access_token)).toBe(scope === '?scope=others');
      const another = (await signIn(target, email)).body.access_token;
      expect((await logout(strongToken)).status).toBe(204);
      expect(await isIn(another)).toBe(false);
    },
  );

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
