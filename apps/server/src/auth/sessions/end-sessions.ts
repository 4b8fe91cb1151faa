/**
 * Ends sessions. Policies and this room refuse access tokens whose session has no row; open channels are notified
 * through `realtime_access`, to which every server's realtime room listens.
 */
import type { Queries } from '../auth-database.ts';

/** Ends all of the user's sessions except one; null keeps none. */
export async function endSessions(
  q: Queries,
  userId: string,
  keepSessionId: string | null,
): Promise<void> {
  await q.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    keepSessionId,
  ]);
  await announce(q, userId);
}

export async function endSession(q: Queries, userId: string, sessionId: string): Promise<void> {
  await q.query('delete from auth.sessions where user_id = $1 and id = $2', [userId, sessionId]);
  await announce(q, userId);
}

/** Ends the sessions that did not show the second factor. */
export async function endWeakSessions(q: Queries, userId: string): Promise<void> {
  await q.query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [
    userId,
  ]);
  await announce(q, userId);
}

/**
 * Ends a session whose refresh token was used by two clients. Its refresh tokens are kept, revoked, so that both
 * clients learn why the session ended.
 */
export async function endStolenSession(
  q: Queries,
  userId: string,
  sessionId: string,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.refresh_tokens set revoked = true, session_id = null,
       updated_at = case when revoked then updated_at else $2 end
     where session_id = $1`,
    [sessionId, new Date(nowMs)],
  );
  await endSession(q, userId, sessionId);
}

async function announce(q: Queries, userId: string): Promise<void> {
  await q.query(`select pg_notify('realtime_access', $1)`, [userId]);
}
