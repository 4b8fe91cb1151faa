import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { securityMails } from '../mails/security-mails.ts';
import { requireFactorOwner, selectFactor } from './factor.ts';
import { dropSoleRecoveryFactor } from './recovery-code.ts';
import { lowerSessions } from './raise-session.ts';

/** DELETE /factors/:factor_id. */
export const unenrollFactor =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user, session } = await requireFactorOwner(c, parts);
    const factor = await selectFactor(parts.database, c, user.id);
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await parts.database.transaction(async (q) => {
      await q.query('delete from auth.mfa_factors where id = $1', [factor.id]);
      await lowerSessions(q, factor.id);
      await dropSoleRecoveryFactor(q, user.id);
      await audit(q, 'factor_unenrolled', user, clientOf(c), parts.now(), {
        factor_id: factor.id,
        factor_status: factor.status,
        session_id: session.id,
      });
    });
    if (factor.status === 'verified') {
      for (const mail of securityMails(c, 'factor_removed', user)) await parts.sendMail(mail);
    }
    return c.json({ id: factor.id });
  };
