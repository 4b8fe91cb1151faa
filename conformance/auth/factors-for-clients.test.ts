import { describe, expect, test } from 'vitest';
import { claimsOf, factorsOf, secretOf } from './support/factors.ts';
import {
  type Target,
  admin,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  password,
  refresh,
  refused,
  signedIn,
} from './support/target.ts';
import { totpCode } from './support/totp.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const { withFactor } = factorsOf(() => target);

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

  test('[A60] is no one else', async () => {
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
  test('[auth.mfa.recoveryCodes] makes recovery codes, signs in with one, and gives them up', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target, { experimental: { recoveryCodes: true } });
    await auth.signInWithPassword({ email, password });
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (factor === null) throw new Error('not enrolled');
    const code = totpCode(factor.totp.secret);
    expect((await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const { recoveryCodes } = auth.mfa;
    expect((await recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    expect((await recoveryCodes.generate()).data).toMatchObject({
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
    });
    const { data: renewed } = await recoveryCodes.regenerate();
    expect((await auth.mfa.listFactors()).data?.recovery_code).toMatchObject([
      { id: renewed?.id, status: 'verified' },
    ]);

    await auth.signInWithPassword({ email, password });
    expect((await recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
    expect((await recoveryCodes.verify({ code: 'wrong' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    const shown = renewed?.codes[0] ?? '';
    const { data: raised } = await recoveryCodes.verify({ code: shown.toUpperCase() });
    expect(raised?.access_token).toEqual(expect.any(String));
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
    });
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect((await recoveryCodes.unenroll()).error).toBeNull();
    expect((await recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });

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
    // The current code was used to add the factor, and each code is valid only once.
    const answer = await auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: totpCode(factor.secret, Date.now() + 30_000),
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
