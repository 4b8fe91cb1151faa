import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { AuthError, badRequest, invalid } from '../auth-error.ts';
import { type Client, clientOf } from '../client.ts';
import { endStolenSession } from './end-sessions.ts';
import { readBody, text } from '../requests/request-body.ts';
import { isRefreshToken, isStoredAsItIs, storedForm } from './refresh-token.ts';
import {
  type AmrEntry,
  type AmrRow,
  type GrantedSession,
  amrEntries,
  selectAmrOfSession,
  sessionResponse,
} from './session.ts';
import { type RoleLimits, type SessionTimes, assertRefreshable } from './session-validity.ts';
import { type User, hasVerifiedFactor, isBanned, selectUserById } from '../users/user.ts';

const bodySchema = z.object({ refresh_token: text });

const patienceMs = 5_000;

/** How long a replaced token is recognized as one, so that reuse exposes a thief. */
const rememberedMs = 30 * 86_400_000;

/**
 * POST /token?grant_type=refresh_token. Refreshes of one session wait for each other here and not
 * in the database, so that they hold no connection while waiting.
 */
export const refreshGrant =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { refresh_token: token } = await readBody(c, bodySchema);
    if (!isRefreshToken(token)) throw invalid('Refresh token is not valid');

    const client = clientOf(c);
    const giveUpAt = performance.now() + patienceMs;
    while (performance.now() < giveUpAt) {
      const outcome = await parts.database.transaction((q) =>
        refresh(q, parts, storedForm(token), client),
      );
      if (outcome === 'busy') {
        await setTimeout(10 + Math.random() * 20);
        continue;
      }
      if (outcome instanceof AuthError) {
        if (outcome.code === 'refresh_token_not_found') parts.limitRequest('token', c);
        throw outcome;
      }
      return sessionResponse(c, parts, outcome.user, outcome.session);
    }
    throw new AuthError(
      409,
      'conflict',
      'Too many concurrent token refresh requests on the same session or refresh token',
    );
  };

type Presented = SessionTimes & {
  readonly token_id: number;
  readonly revoked: boolean;
  readonly revoked_at: Date;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly aal: string | null;
  /** Number of the session's last token; null if that token wasn't derived. */
  readonly counter: number | null;
};

/**
 * One attempt under the lock of the session's row. A refusal that must be remembered (a family
 * revoked) is returned instead of thrown, so that the transaction commits.
 */
async function refresh(
  q: Queries,
  parts: AuthParts,
  token: string,
  client: Client,
): Promise<{ user: User; session: GrantedSession } | AuthError | 'busy'> {
  const { settings } = parts;
  const nowMs = parts.now();
  const known = await selectKnown(q, token);
  if (known === undefined) {
    return badRequest('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (known.session_id === null) {
    // A stolen session's tokens are kept, so that a client with one learns why the session ended.
    if (known.revoked) return alreadyUsed();
    return badRequest('session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  }
  const user = await selectUserById(q, known.user_id);
  if (isBanned(user, nowMs)) throw badRequest('user_banned', 'Invalid Refresh Token: User Banned');
  const sessionId = known.session_id;
  const owner = { id: sessionId, userId: user.id, hasFactor: hasVerifiedFactor(user) };
  await assertRefreshable(q, { ...owner, ...known }, settings, nowMs);

  const [locked] = await q.query<{ counter: number | null }>(
    `select refresh_token_counter as counter from auth.sessions where id = $1
     for update skip locked`,
    [sessionId],
  );
  if (locked === undefined) return 'busy';
  // Only under the lock is it certain which token is the active one. Replacing it changes
  // the counter.
  const isSame = locked.counter === known.counter;
  const presented = isSame ? known : await selectPresented(q, token);
  if (presented === undefined) return 'busy';

  const granted = await grantNext(q, parts, { ...presented, token, sessionId });
  if (granted instanceof AuthError) return granted;
  const amr = await recordRefresh(q, { sessionId, token, ...granted }, client, nowMs);
  return {
    user,
    session: { id: sessionId, refreshToken: granted.next, aal: presented.aal ?? 'aal1', amr },
  };
}

/**
 * Records the refresh, replaces the token with the next one, and deletes old tokens, so that a
 * session's chain doesn't grow forever. The presented one is kept: a phone may come back much later
 * with the parent of the active token. Returns how the session was proven, all in one round trip.
 */
async function recordRefresh(
  q: Queries,
  refreshed: Granted & { readonly sessionId: string; readonly token: string },
  client: Client,
  nowMs: number,
): Promise<AmrEntry[]> {
  const rows = await q.query<AmrRow>(
    `with refreshed as (
       update auth.sessions set refreshed_at = $2, user_agent = $3, ip = $4::inet,
         refresh_token_counter = $5
       where id = $1
     ), forgotten as (
       delete from auth.refresh_tokens
       where session_id = $1 and revoked and updated_at < $6 and token <> $7
     ), replaced as (
       update auth.refresh_tokens set revoked = true,
         updated_at = case when revoked then updated_at else $2 end
       where id = $8
     ), added as (
       insert into auth.refresh_tokens
         (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
       select '00000000-0000-0000-0000-000000000000', $9, user_id::text, false, $2, $2, $7, id
       from auth.sessions where id = $1 and $8::bigint is not null
     )
     ${selectAmrOfSession}`,
    [
      refreshed.sessionId,
      new Date(nowMs),
      client.userAgent,
      client.ip,
      refreshed.counter,
      new Date(nowMs - rememberedMs),
      refreshed.token,
      refreshed.replaces,
      storedForm(refreshed.next),
    ],
  );
  return amrEntries(rows);
}

const presentedColumns = `t.id as token_id, t.revoked, t.updated_at as revoked_at, t.user_id,
  t.session_id, s.aal::text as aal, s.created_at, s.refreshed_at, s.not_after,
  s.refresh_token_counter as counter`;

const presentedTables = `auth.refresh_tokens t left join auth.sessions s on s.id = t.session_id`;

async function selectKnown(
  q: Queries,
  token: string,
): Promise<(Presented & { readonly limits: RoleLimits | null }) | undefined> {
  const [known] = await q.query<Presented & { readonly limits: RoleLimits | null }>(
    `select ${presentedColumns}, app.session_limits(t.user_id::uuid) as limits
     from ${presentedTables} where t.token = $1`,
    [token],
  );
  return known;
}

async function selectPresented(q: Queries, token: string): Promise<Presented | undefined> {
  const [presented] = await q.query<Presented>(
    `select ${presentedColumns} from ${presentedTables} where t.token = $1`,
    [token],
  );
  return presented;
}

type Granted = {
  /** The caller's refresh token from now on. */
  readonly next: string;
  readonly counter: number;
  /** The row of the token that the next one replaces; null if the next one already exists. */
  readonly replaces: number | null;
};

/**
 * Decides which refresh token the caller gets. The parent of the active token gets the active one
 * at any age: its response was lost on the way. An older token is a race within the reuse interval
 * and a theft after it.
 */
async function grantNext(
  q: Queries,
  { refreshTokens, settings, now: clock }: AuthParts,
  presented: Presented & {
    /** In its stored form. */
    readonly token: string;
    readonly sessionId: string;
  },
): Promise<Granted | AuthError> {
  const { token, sessionId } = presented;
  const counter = presented.counter ?? 0;
  const nowMs = clock();
  if (presented.revoked) {
    const [active] = await q.query<{ token: string; parent: string | null }>(
      `select token, parent from auth.refresh_tokens
       where session_id = $1 and not revoked order by id desc limit 1`,
      [sessionId],
    );
    const isParent = active?.parent === token;
    if (isParent) {
      const lost = isStoredAsItIs(active.token)
        ? active.token
        : refreshTokens.derive(sessionId, counter);
      // They differ after the key was lost; then the lost token is replaced.
      if (storedForm(lost) === active.token) return { next: lost, counter, replaces: null };
    }
    const reusableUntil = presented.revoked_at.getTime() + settings.refreshReuseSeconds * 1000;
    // Without an active token the whole family has been revoked.
    if (active === undefined || (!isParent && nowMs > reusableUntil)) {
      if (settings.refreshRotation) {
        await endStolenSession(q, presented.user_id, sessionId, nowMs);
      }
      return alreadyUsed();
    }
  }
  const next = refreshTokens.derive(sessionId, counter + 1);
  return { next, counter: counter + 1, replaces: presented.token_id };
}

function alreadyUsed(): AuthError {
  return badRequest('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
