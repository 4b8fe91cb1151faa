import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { userJson } from './user-json.ts';

/** GET /user. */
export const userGet =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireSignedIn(c, parts);
    return c.json(userJson(user));
  };
