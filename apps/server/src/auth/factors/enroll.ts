import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { forbidden, invalid, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { readBody, text } from '../requests/request-body.ts';
import type { AuthSettings } from '../settings.ts';
import { hasVerifiedFactor, selectUserById } from '../users/user.ts';
import { type FactorOwner, requireFactorOwner } from './factor.ts';
import { newTotpSecret, totpInvitation } from './totp.ts';

const bodySchema = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** An unfinished enrollment makes room for the next one after this time. */
const unfinishedMs = 300_000;

/** POST /factors: adds an authenticator app, which has no effect until its first code is verified. */
export const enrollFactor =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const owner = await requireFactorOwner(c, parts);
    const body = await readBody(c, bodySchema);
    assertTypeEnabled(body.factor_type, parts.settings);
    const nowMs = parts.now();
    const { user } = owner;
    const id = randomUUID();
    const secret = newTotpSecret();
    const issuer = body.issuer === '' ? new URL(parts.settings.siteUrl).host : body.issuer;
    const label = user.email ?? user.phone ?? user.id;
    const invitation = totpInvitation(secret, { issuer, label });
    if (invitation === null) throw invalid('issuer is too long');
    await parts.database.transaction(async (q) => {
      await q.query(
        `delete from auth.mfa_factors
         where user_id = $1 and status = 'unverified' and created_at < $2`,
        [user.id, new Date(nowMs - unfinishedMs)],
      );
      await assertMayEnroll(q, owner, body.friendly_name, parts.settings);
      const stored = parts.factorSecrets.seal(secret, id);
      await insertTotpFactor(q, user.id, { id, name: body.friendly_name, secret: stored }, nowMs);
      const traits = { factor_id: id };
      await audit(q, 'factor_in_progress', user, clientOf(c), nowMs, traits);
    });
    return c.json({
      id,
      type: 'totp',
      friendly_name: body.friendly_name,
      totp: { ...invitation, secret },
    });
  };

function assertTypeEnabled(type: string, { totpEnrollment }: AuthSettings): void {
  switch (type) {
    case 'totp':
      if (totpEnrollment) return;
      throw unprocessable('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
    case 'phone':
      throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      throw unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

async function assertMayEnroll(
  q: Queries,
  { user, session }: FactorOwner,
  name: string,
  { factorsPerPerson }: AuthSettings,
): Promise<void> {
  const { factors } = await selectUserById(q, user.id);
  if (factors.some(({ friendly_name: taken }) => (taken ?? '') === name)) {
    throw unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  }
  if (factors.length >= factorsPerPerson) {
    throw unprocessable(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (hasVerifiedFactor({ factors }) && session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** Adds an authenticator app of a user; one that the server itself adds may already be verified. */
export async function insertTotpFactor(
  q: Queries,
  userId: string,
  factor: {
    readonly id: string;
    readonly name: string;
    /** Sealed. */
    readonly secret: string;
    readonly isVerified?: boolean;
  },
  nowMs: number,
): Promise<void> {
  await q.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', $4::auth.factor_status, $5, $6, $6)`,
    [
      factor.id,
      userId,
      factor.name,
      factor.isVerified === true ? 'verified' : 'unverified',
      factor.secret,
      new Date(nowMs),
    ],
  );
}
