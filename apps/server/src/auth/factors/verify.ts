import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { invalid, unprocessable } from '../auth-error.ts';
import { type Client, clientOf } from '../client.ts';
import { readBody, text } from '../requests/request-body.ts';
import { endWeakSessions } from '../sessions/end-sessions.ts';
import { securityMails } from '../mails/security-mails.ts';
import { type GrantedSession, sessionResponse } from '../sessions/session.ts';
import { selectUserById } from '../users/user.ts';
import { assertOpenChallenge, closeChallenge, isSpentCode } from './challenge.ts';
import {
  type FactorOwner,
  type FactorRow,
  requireFactorOwner,
  selectFactor,
  totpSecretOf,
} from './factor.ts';
import { raiseSession } from './raise-session.ts';
import { isTotpCode } from './totp.ts';

const bodySchema = z.object({ challenge_id: text, code: text });

/**
 * POST /factors/:factor_id/verify: accepts the code of an authenticator app. This raises the session and gives it new
 * tokens; the first code also finishes the enrollment.
 */
export const verifyFactor =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const owner = await requireFactorOwner(c, parts);
    const factor = await selectFactor(parts.database, c, owner.user.id);
    parts.limitRequest('factor', c);
    const { challenge_id: challengeId, code } = await readBody(c, bodySchema);
    if (code === '') throw invalid('Code needs to be non-empty');
    const secret = parts.factorSecrets.open(totpSecretOf(factor), factor.id);
    const client = clientOf(c);
    const { id: userId } = owner.user;

    const session = await parts.guardAttempt(
      { kind: 'factor', account: userId, ip: client.ip },
      async () => {
        const nowMs = parts.now();
        await assertOpenChallenge(parts.database, factor.id, challengeId, client.ip, nowMs);
        if (!isTotpCode(secret, code, nowMs)) return null;
        return parts.database.transaction(async (q) => {
          // One after another, so that the same code is accepted only once, even at the same moment.
          await q.query('select from auth.mfa_factors where id = $1 for update', [factor.id]);
          const shown = { code, sessionId: owner.session.id, nowMs };
          if (await isSpentCode(q, factor.id, shown)) return null;
          return accept(q, parts, owner, factor, { id: challengeId, code }, client);
        });
      },
    );
    if (session === null) {
      throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    if (factor.status !== 'verified') {
      for (const mail of securityMails(c, 'factor_added', owner.user)) await parts.sendMail(mail);
    }
    return sessionResponse(c, parts, await selectUserById(parts.database, userId), session);
  };

async function accept(
  q: Queries,
  parts: AuthParts,
  { user, session }: FactorOwner,
  factor: FactorRow,
  challenge: { readonly id: string; readonly code: string },
  client: Client,
): Promise<GrantedSession> {
  const nowMs = parts.now();
  await closeChallenge(q, challenge.id, challenge.code, nowMs);
  await q.query(
    `update auth.mfa_factors set status = 'verified', updated_at = $2
     where id = $1 and status <> 'verified'`,
    [factor.id, new Date(nowMs)],
  );
  const raised = await raiseSession(q, parts, session.id, factor.id, 'totp');
  // Ends sessions that had only the password, and deletes unfinished enrollments, which may not be the owner's.
  await endWeakSessions(q, user.id);
  await q.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
    [user.id],
  );
  await audit(q, 'verification_attempted', user, client, nowMs, {
    factor_id: factor.id,
    challenge_id: challenge.id,
    factor_type: factor.factor_type,
  });
  return raised;
}
