import type { AuthHandler, AuthParts } from './auth-context.ts';
import { badRequest } from './auth-error.ts';
import { passwordGrant } from './token-password.ts';
import { pkceGrant } from './token-pkce.ts';
import { refreshGrant } from './token-refresh.ts';

/** POST /token?grant_type=. */
export function token(parts: AuthParts): AuthHandler {
  const grants: Readonly<Record<string, AuthHandler>> = {
    password: passwordGrant(parts),
    refresh_token: refreshGrant(parts),
    pkce: pkceGrant(parts),
  };
  return async (c) => {
    const type = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
    if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type');
    return grant(c);
  };
}
