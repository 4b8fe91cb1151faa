import type { Claims } from '../tokens/tokens.ts';
import { TokenError } from '../tokens/token-error.ts';
import type { AuthContext, AuthParts } from './auth-context.ts';
import { AuthError, badRequest, forbidden } from './auth-error.ts';
import { type User, isBanned, selectOptionalUserById } from './user.ts';
import { isUuid } from './uuid.ts';

/** Who is calling: the user and session that the bearer token names, both still there. */
export type SignedIn = { readonly user: User; readonly session: SessionRow | null };

export type SessionRow = {
  readonly id: string;
  readonly aal: string | null;
  readonly created_at: Date | null;
};

/** @throws AuthError 400, 401 or 403 when the token does not stand for a living session. */
export async function requireSignedIn(c: AuthContext, parts: AuthParts): Promise<SignedIn> {
  const { sub, session_id: sessionId } = await requireToken(c, parts);
  if (sub === undefined || sub === '') {
    throw forbidden('bad_jwt', 'invalid claim: missing sub claim');
  }
  if (!isUuid(sub)) throw badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await selectOptionalUserById(parts.database, sub);
  if (user === null) {
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = sessionId === undefined ? null : await requireSession(parts, sessionId);
  if (isBanned(user, parts.now())) throw forbidden('user_banned', 'User is banned');
  return { user, session };
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

async function requireSession({ database }: AuthParts, id: string): Promise<SessionRow> {
  if (!isUuid(id)) throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID');
  const [session] = await database.query<SessionRow>(
    'select id, aal::text as aal, created_at from auth.sessions where id = $1',
    [id],
  );
  if (session === undefined) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return session;
}
