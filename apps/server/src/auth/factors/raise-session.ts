import { randomUUID } from 'node:crypto';
import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { forbidden } from '../auth-error.ts';
import { storedForm } from '../sessions/refresh-token.ts';
import { type GrantedSession, selectAmr } from '../sessions/session.ts';

/** Raises a session that was proven by a second factor to that level, and gives it a new refresh token. */
export async function raiseSession(
  q: Queries,
  { refreshTokens, now: clock }: Pick<AuthParts, 'refreshTokens' | 'now'>,
  sessionId: string,
  factorId: string,
  method: 'totp' | 'mfa/recovery_code',
): Promise<GrantedSession> {
  const now = new Date(clock());
  const [raised] = await q.query<{ user_id: string; counter: number }>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3,
       refresh_token_counter = coalesce(refresh_token_counter, 0) + 1
     where id = $1 returning user_id, refresh_token_counter as counter`,
    [sessionId, factorId, now],
  );
  if (raised === undefined) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  await q.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, now, method],
  );
  const refreshToken = refreshTokens.derive(sessionId, raised.counter);
  await q.query(
    `with replaced as (
       update auth.refresh_tokens set revoked = true, updated_at = $4
       where session_id = $1 and not revoked returning token
     )
     insert into auth.refresh_tokens
       (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $2, $3::text, false, $4, $4,
       coalesce((select token from replaced limit 1), ''), $1)`,
    [sessionId, storedForm(refreshToken), raised.user_id, now],
  );
  return { id: sessionId, refreshToken, aal: 'aal2', amr: await selectAmr(q, sessionId) };
}

/** Lowers sessions that a deleted factor had proven. */
export async function lowerSessions(q: Queries, factorId: string): Promise<void> {
  await q.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims c using lowered
     where c.session_id = lowered.id
       and c.authentication_method in ('totp', 'mfa/recovery_code')`,
    [factorId],
  );
}
