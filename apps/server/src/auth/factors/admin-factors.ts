import { requireAdminAndUser } from '../admin/admin-user.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { clientOf } from '../client.ts';
import { securityMails } from '../mails/security-mails.ts';
import { userJson } from '../users/user-json.ts';
import { selectFactor } from './factor.ts';
import { dropSoleRecoveryFactor } from './recovery-code.ts';
import { lowerSessions } from './raise-session.ts';

/** GET /admin/users/:id/factors. */
export const adminFactorsList =
  (parts: AuthParts): AuthHandler =>
  async (c) =>
    c.json(userJson(await requireAdminAndUser(c, parts)).factors ?? []);

/** DELETE /admin/users/:id/factors/:factor_id, for people who lost their phone. */
export const adminFactorDelete =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const user = await requireAdminAndUser(c, parts);
    const { id, status } = await selectFactor(parts.database, c, user.id);
    await parts.database.transaction(async (q) => {
      await q.query('delete from auth.mfa_factors where id = $1', [id]);
      await lowerSessions(q, id);
      await dropSoleRecoveryFactor(q, user.id);
      const traits = { user_id: user.id, factor_id: id };
      await audit(q, 'factor_deleted', 'service_role', clientOf(c), parts.now(), traits);
    });
    if (status === 'verified') {
      for (const mail of securityMails(c, 'factor_removed', user)) await parts.sendMail(mail);
    }
    return c.json(userJson(user).factors?.find((factor) => factor['id'] === id) ?? { id });
  };
