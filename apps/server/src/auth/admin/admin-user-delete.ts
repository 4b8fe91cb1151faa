import { createHash } from 'node:crypto';
import * as z from 'zod';
import { requireAdminAndUser } from './admin-user.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { clientOf } from '../client.ts';
import { deleteTokensOfUser } from '../codes/one-time-token.ts';
import { parseBody } from '../requests/request-body.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { User } from '../users/user.ts';

const bodySchema = z.object({ should_soft_delete: z.nullish(z.boolean()) });

/** DELETE /admin/users/:id. After a soft delete, the row stays without personal data. */
export const adminUserDelete =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const user = await requireAdminAndUser(c, parts);
    const body = await c.req.text();
    const isSoft = body !== '' && parseBody(body, bodySchema).should_soft_delete === true;
    const nowMs = parts.now();
    await parts.database.transaction(async (q) => {
      await audit(q, 'user_deleted', 'service_role', clientOf(c), nowMs, { user_id: user.id });
      if (!isSoft) await q.query('delete from auth.users where id = $1', [user.id]);
      else if (user.deleted_at === null) await softDelete(q, user, nowMs);
    });
    return c.json({});
  };

async function softDelete(q: Queries, user: User, nowMs: number): Promise<void> {
  await q.query(
    `update auth.users set
       email = $2, phone = $3, encrypted_password = null, email_change = '', phone_change = '',
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $4, updated_at = $4
     where id = $1`,
    [
      user.id,
      user.email === null ? null : obscured(user.id, user.email),
      user.phone === null ? null : obscured(user.id, user.phone).slice(0, 15),
      new Date(nowMs),
    ],
  );
  for (const { identity_id: id, provider, id: providerId } of user.identities) {
    await q.query(
      `update auth.identities set identity_data = '{}', provider_id = $2 where id = $1`,
      [id, obscured(user.id, `${provider}:${providerId}`)],
    );
  }
  await q.query('delete from auth.mfa_factors where user_id = $1', [user.id]);
  await deleteTokensOfUser(q, user.id);
  await endSessions(q, user.id, null);
}

/** Frees the address for someone else, while the deleted rows stay distinguishable. */
function obscured(userId: string, value: string): string {
  return createHash('sha256').update(`${userId}${value}`).digest('base64url');
}
