import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { badRequest, unprocessable } from '../auth-error.ts';
import { idTokenGrant } from '../providers/token-id-token.ts';
import { passwordGrant } from '../passwords/token-password.ts';
import { pkceGrant } from './token-pkce.ts';
import { refreshGrant } from './token-refresh.ts';

/** POST /token?grant_type=. */
export function token(parts: AuthParts): AuthHandler {
  const grants: Readonly<Record<string, AuthHandler>> = {
    password: passwordGrant(parts),
    refresh_token: refreshGrant(parts),
    pkce: pkceGrant(parts),
    id_token: idTokenGrant(parts),
    web3: () => {
      throw unprocessable('web3_provider_disabled', 'Web3 provider is disabled');
    },
  };
  return async (c) => {
    const type = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
    if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type');
    // A refused renewal signs people out, so only those that fail count; see refreshGrant.
    if (type !== 'refresh_token') parts.limitRequest('token', c);
    return grant(c);
  };
}
