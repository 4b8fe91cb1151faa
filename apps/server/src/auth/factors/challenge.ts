import { randomUUID } from 'node:crypto';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { isUuid } from '../uuid.ts';
import { requireFactorOwner, selectFactor, totpSecretOf } from './factor.ts';
import { totpShownMs } from './totp.ts';

const validMs = 300_000;

/** Placeholder for an unknown address, because the table requires one. */
const unknownIp = '0.0.0.0';

/** POST /factors/:factor_id/challenge: asks for a code; the response must come from the same address. */
export const challengeFactor =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireFactorOwner(c, parts);
    const factor = await selectFactor(parts.database, c, user.id);
    totpSecretOf(factor);
    parts.limitRequest('factor', c);
    const client = clientOf(c);
    const nowMs = parts.now();
    const id = randomUUID();
    await parts.database.transaction(async (q) => {
      await q.query(
        `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
         values ($1, $2, $3, $4::inet)`,
        [id, factor.id, new Date(nowMs), client.ip ?? unknownIp],
      );
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await audit(q, 'challenge_created', user, client, nowMs, traits);
    });
    const expiresAt = Math.floor((nowMs + validMs) / 1000);
    return c.json({ id, type: factor.factor_type, expires_at: expiresAt });
  };

/** @throws AuthError 422 unless the challenge is open and was requested from this address */
export async function assertOpenChallenge(
  q: Queries,
  factorId: string,
  challengeId: string,
  ip: string | null,
  nowMs: number,
): Promise<void> {
  const [challenge] = isUuid(challengeId)
    ? await q.query<{ created_at: Date; verified_at: Date | null; is_here: boolean }>(
        `select created_at, verified_at, ip_address = $3::inet as is_here
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [challengeId, factorId, ip ?? unknownIp],
      )
    : [];
  if (challenge === undefined) {
    throw unprocessable(
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (challenge.verified_at !== null || !challenge.is_here) throw mismatch();
  if (challenge.created_at.getTime() + validMs < nowMs) {
    await q.query('delete from auth.mfa_challenges where id = $1', [challengeId]);
    throw unprocessable(
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

/** Uses up a challenge and its code. @throws AuthError 422 if another request did so first */
export async function closeChallenge(
  q: Queries,
  challengeId: string,
  code: string,
  nowMs: number,
): Promise<void> {
  const closed = await q.query(
    `update auth.mfa_challenges set verified_at = $2, otp_code = $3
     where id = $1 and verified_at is null returning id`,
    [challengeId, new Date(nowMs), code],
  );
  if (closed.length === 0) throw mismatch();
}

/**
 * Returns true if a code that is still valid was used in another session (decision 0030). The session that it raised
 * may send it again, because its response may have been lost.
 */
export async function isSpentCode(
  q: Queries,
  factorId: string,
  { code, sessionId, nowMs }: { readonly code: string; readonly sessionId: string; nowMs: number },
): Promise<boolean> {
  const [used] = await q.query(
    `select 1 from auth.mfa_challenges c
     where c.factor_id = $1 and c.otp_code = $2 and c.verified_at > $3
       and not exists (
         select from auth.sessions s where s.id = $4 and s.factor_id = $1 and s.aal = 'aal2'
       )
     limit 1`,
    [factorId, code, new Date(nowMs - totpShownMs), sessionId],
  );
  return used !== undefined;
}

function mismatch() {
  return unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
}
