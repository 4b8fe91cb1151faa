import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { invalid } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { factorMissing, isWithoutFactor, requireSignedIn } from './signed-in.ts';

/** POST /logout?scope=global|local|others. Ends open channels and access tokens, too. */
export const logout =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user, session } = await requireSignedIn(c, parts);
    const scope = c.req.query('scope') ?? '';
    if (!['', 'global', 'local', 'others'].includes(scope)) {
      throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
    }
    // A session without the second factor can only end itself.
    const isWeak = isWithoutFactor({ user, session });
    if (scope === 'others' && isWeak) throw factorMissing('end other sessions');
    await parts.database.transaction(async (q) => {
      await audit(q, 'logout', user, clientOf(c), parts.now());
      if ((scope === 'local' || isWeak) && session !== null) {
        await endSession(q, user.id, session.id);
      } else {
        await endSessions(q, user.id, scope === 'others' ? (session?.id ?? null) : null);
      }
    });
    if (scope !== 'local' && isWeak) throw factorMissing('end other sessions');
    return c.body(null, 204);
  };
