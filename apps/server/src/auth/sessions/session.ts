import { randomUUID } from 'node:crypto';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import type { Client } from '../client.ts';
import { type CompanySession, refuseOtherWays } from '../sso/required.ts';
import { storedForm } from './refresh-token.ts';
import { type UserJson, userJson } from '../users/user-json.ts';
import type { User } from '../users/user.ts';

/** How a session was proven; a verified mail counts as `otp`. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'anonymous'
  | 'oauth'
  | 'sso/saml'
  | 'totp';

export type AmrEntry = { readonly method: string; readonly timestamp: number };

/** The parts of a session that a token needs. */
export type GrantedSession = {
  readonly id: string;
  readonly refreshToken: string;
  readonly aal: string;
  /** Most recent first. */
  readonly amr: readonly AmrEntry[];
};

/** The protocol's response to a sign-in. Times in seconds. */
export type SessionJson = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserJson;
};

/**
 * Opens a session with its first refresh token.
 * @param company The company whose identity provider the person came through, if any.
 * @throws AuthError 403 for another way if the company requires its own.
 */
export async function openSession(
  q: Queries,
  { refreshTokens, now }: Pick<AuthParts, 'refreshTokens' | 'now'>,
  user: Pick<User, 'id'>,
  method: AuthMethod,
  client: Client,
  company?: CompanySession,
): Promise<GrantedSession> {
  if (company === undefined) await refuseOtherWays(q, user.id);
  const nowMs = now();
  const id = randomUUID();
  const session = { id, refreshToken: refreshTokens.derive(id, 1) };
  await q.query(
    `with opened as (
       insert into auth.sessions
         (id, user_id, created_at, updated_at, aal, user_agent, ip, refresh_token_counter, not_after)
       values ($1, $2, $3, $3, 'aal1', $4, $5::inet, 1, $9)
     ), proven as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values ($6, $1, $3, $3, $7)
     ), granted as (
       insert into auth.refresh_tokens
         (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
       values ('00000000-0000-0000-0000-000000000000', $8, $2::text, false, $3, $3, '', $1)
     )
     update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2`,
    [
      session.id,
      user.id,
      new Date(nowMs),
      client.userAgent,
      client.ip,
      randomUUID(),
      method,
      storedForm(session.refreshToken),
      company?.notAfter ?? null,
    ],
  );
  const amr = [{ method, timestamp: Math.floor(nowMs / 1000) }];
  return { ...session, aal: 'aal1', amr };
}

/** The response that hands a session to its client, with the headers that name it. */
export async function sessionResponse(
  c: AuthContext,
  parts: AuthParts,
  user: User,
  session: GrantedSession,
  extra: object = {},
): Promise<Response> {
  c.header('sb-auth-user-id', user.id);
  c.header('sb-auth-session-id', session.id);
  c.header('sb-auth-refresh-token-prefix', session.refreshToken.slice(0, 5));
  return c.json({ ...(await sessionJson(parts, user, session)), ...extra });
}

export async function sessionJson(
  { tokens, settings }: Pick<AuthParts, 'tokens' | 'settings'>,
  user: User,
  session: GrantedSession,
): Promise<SessionJson> {
  const { token, expiresAt } = await tokens.signAccessToken(
    {
      iss: settings.apiUrl,
      sub: user.id,
      aud: user.aud ?? '',
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data ?? {},
      user_metadata: user.raw_user_meta_data ?? {},
      role: user.role ?? '',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    settings.accessTokenSeconds,
  );
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userJson(user),
  };
}

export type AmrRow = { readonly method: string; readonly updated_at: Date };

/** The methods that proved session `$1`, most recent first. */
export const selectAmrOfSession = `select authentication_method as method, updated_at
  from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`;

export function amrEntries(rows: readonly AmrRow[]): AmrEntry[] {
  return rows.map(({ method, updated_at: at }) => ({
    method,
    timestamp: Math.floor(at.getTime() / 1000),
  }));
}

export async function selectAmr(q: Queries, sessionId: string): Promise<AmrEntry[]> {
  return amrEntries(await q.query<AmrRow>(selectAmrOfSession, [sessionId]));
}
