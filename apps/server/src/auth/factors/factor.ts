import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { AuthError, forbidden, notFound } from '../auth-error.ts';
import { type SignedIn, requireSignedIn } from '../sessions/signed-in.ts';
import type { SessionRow } from '../users/user.ts';
import { isUuid } from '../uuid.ts';

export type FactorRow = {
  readonly id: string;
  readonly factor_type: string;
  readonly status: 'unverified' | 'verified';
  readonly secret: string | null;
};

export type FactorOwner = Pick<SignedIn, 'user'> & { readonly session: SessionRow };

/** Requires a user with an address, in a session. @throws AuthError 400, 401 or 403 */
export async function requireFactorOwner(c: AuthContext, parts: AuthParts): Promise<FactorOwner> {
  const { user, session } = await requireSignedIn(c, parts);
  if (user.is_anonymous) {
    throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  if (session === null) {
    throw forbidden('session_not_found', 'A second factor belongs to a session');
  }
  return { user, session };
}

/** Returns the factor in the request's path if it belongs to this user. @throws AuthError 404 */
export async function selectFactor(q: Queries, c: AuthContext, userId: string): Promise<FactorRow> {
  const id = c.req.param('factor_id') ?? '';
  if (!isUuid(id)) throw notFound('validation_failed', 'factor_id must be an UUID');
  const [factor] = await q.query<FactorRow>(
    `select id, factor_type::text as factor_type, status::text as status, secret
     from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, userId],
  );
  if (factor === undefined) throw notFound('mfa_factor_not_found', 'Factor not found');
  return factor;
}

/**
 * Returns the secret as stored. Only authenticator apps can be challenged; moved users may have other kinds of factors.
 */
export function totpSecretOf(factor: FactorRow): string {
  if (factor.factor_type === 'totp' && factor.secret !== null) return factor.secret;
  throw new AuthError(
    422,
    `mfa_${factor.factor_type}_verify_not_enabled`,
    'MFA verification is disabled for factors of this type',
  );
}
