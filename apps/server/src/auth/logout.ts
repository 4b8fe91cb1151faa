import { audit } from './audit.ts';
import type { AuthHandler, AuthParts } from './auth-context.ts';
import { invalid } from './auth-error.ts';
import { clientOf } from './client.ts';
import { requireSignedIn } from './signed-in.ts';
import { endSessions } from './user-changes.ts';

/** POST /logout?scope=global|local|others. Tokens already issued stay valid until they expire. */
export const logout =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user, session } = await requireSignedIn(c, parts);
    const scope = c.req.query('scope') ?? '';
    if (!['', 'global', 'local', 'others'].includes(scope)) {
      throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
    }
    await parts.database.transaction(async (q) => {
      await audit(q, 'logout', user, clientOf(c), parts.now());
      if (scope === 'local' && session !== null) {
        await q.query('delete from auth.sessions where id = $1', [session.id]);
      } else {
        await endSessions(q, user.id, scope === 'others' ? (session?.id ?? null) : null);
      }
    });
    return c.body(null, 204);
  };
