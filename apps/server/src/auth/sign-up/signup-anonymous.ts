import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import { serverFault } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { insertUser } from '../users/new-user.ts';
import { openSession, sessionResponse } from '../sessions/session.ts';
import { selectUserById } from '../users/user.ts';

/** Creates a user without an address, who may get one later and is then a user like any other. */
export async function signUpAnonymously(
  parts: AuthParts,
  c: AuthContext,
  data: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const client = clientOf(c);
  const nowMs = parts.now();
  try {
    const { user, session } = await parts.database.transaction(async (q) => {
      const { id } = await insertUser(
        q,
        { email: null, passwordHash: null, userMetadata: data, isAnonymous: true },
        nowMs,
      );
      const opened = await openSession(q, parts, { id }, 'anonymous', client);
      const created = await selectUserById(q, id);
      await audit(q, 'user_signedup', created, client, nowMs, { provider: 'anonymous' });
      return { user: created, session: opened };
    });
    return await sessionResponse(c, parts, user, session);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw serverFault('Database error creating anonymous user', error);
  }
}
