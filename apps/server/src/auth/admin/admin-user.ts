import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import { notFound } from '../auth-error.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { type User, selectOptionalUserById } from '../users/user.ts';
import { isUuid } from '../uuid.ts';

/** The user that an administrator's request is about. @throws AuthError 401, 403 or 404 */
export async function requireAdminAndUser(c: AuthContext, parts: AuthParts): Promise<User> {
  await requireAdmin(c, parts);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw notFound('validation_failed', 'user_id must be an UUID');
  const user = await selectOptionalUserById(parts.database, id);
  if (user === null) throw notFound('user_not_found', 'User not found');
  return user;
}
