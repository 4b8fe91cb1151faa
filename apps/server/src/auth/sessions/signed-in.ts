import type { Claims } from '../../tokens/tokens.ts';
import { TokenError } from '../../tokens/token-error.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import { AuthError, badRequest, forbidden } from '../auth-error.ts';
import {
  type SessionRow,
  type User,
  hasVerifiedFactor,
  isBanned,
  selectOptionalUserAndSession,
} from '../users/user.ts';
import { isUuid } from '../uuid.ts';

/** The caller: the user and session named by the bearer token, both of which still exist. */
export type SignedIn = { readonly user: User; readonly session: SessionRow | null };

/** @throws AuthError 400, 401 or 403 if the token doesn't belong to an active session. */
export async function requireSignedIn(c: AuthContext, parts: AuthParts): Promise<SignedIn> {
  const { sub, session_id: sessionId } = await requireToken(c, parts);
  if (sub === undefined || sub === '') {
    throw forbidden('bad_jwt', 'invalid claim: missing sub claim');
  }
  if (!isUuid(sub)) throw badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID');
  const hasSession = sessionId !== undefined && sessionId !== '';
  const isNamed = hasSession && isUuid(sessionId);
  const found = await selectOptionalUserAndSession(parts.database, sub, isNamed ? sessionId : null);
  if (found === null) {
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (hasSession && !isNamed) {
    throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID');
  }
  if (hasSession && found.session === null) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(found.user, parts.now())) throw forbidden('user_banned', 'User is banned');
  return found;
}

/** True if the session hasn't shown the second factor that its user has. */
export function isWithoutFactor({ user, session }: SignedIn): boolean {
  return hasVerifiedFactor(user) && session?.aal !== 'aal2';
}

export function factorMissing(what: string): AuthError {
  const message = `AAL2 session is required to ${what} when MFA is enabled.`;
  return new AuthError(401, 'insufficient_aal', message);
}

/** @throws AuthError unless the bearer is the service's key or a token with its role. */
export async function requireAdmin(c: AuthContext, parts: AuthParts): Promise<void> {
  const { role } = await requireToken(c, parts);
  if (role !== 'service_role' && role !== 'supabase_admin') {
    throw forbidden('not_admin', 'User not allowed');
  }
}

async function requireToken(c: AuthContext, { tokens }: AuthParts): Promise<Claims> {
  const bearer = /^[Bb]earer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  try {
    return await tokens.verify(bearer);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.detail}`);
  }
}
