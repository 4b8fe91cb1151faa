import { requireAdminAndUser } from './admin-user.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { userJson } from '../users/user-json.ts';

/** GET /admin/users/:id. */
export const adminUserGet =
  (parts: AuthParts): AuthHandler =>
  async (c) =>
    c.json(userJson(await requireAdminAndUser(c, parts)));
