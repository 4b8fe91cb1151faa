import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { requireAdmin } from '../signed-in.ts';
import { sso } from '../sso/sso.ts';
import { authorize } from './authorize.ts';
import { callback } from './callback.ts';
import { identityAuthorize } from './identity-authorize.ts';
import { identityDelete } from './identity-delete.ts';
import { customProvidersOff, oauthServerOff, samlOff } from './switched-off.ts';

/** Paths of sign-in with other services, each with its handlers by method. */
export function providerEndpoints(
  parts: AuthParts,
): Readonly<Record<string, Readonly<Record<string, AuthHandler>>>> {
  return {
    '/authorize': { GET: authorize(parts) },
    '/callback': { GET: callback(parts), POST: callback(parts) },
    '/user/identities/authorize': { GET: identityAuthorize(parts) },
    '/user/identities/:id': { DELETE: identityDelete(parts) },
    '/sso': { POST: sso(parts) },
    '/sso/saml/metadata': { GET: samlOff },
    '/sso/saml/acs': { POST: samlOff },
    '/oauth/authorize': { GET: oauthServerOff },
    '/oauth/token': { POST: oauthServerOff },
    '/oauth/userinfo': { GET: oauthServerOff },
    '/oauth/clients/register': { POST: oauthServerOff },
    '/oauth/authorizations/:id': { GET: oauthServerOff },
    '/oauth/authorizations/:id/consent': { POST: oauthServerOff },
    '/user/oauth/grants': { GET: oauthServerOff, DELETE: oauthServerOff },
    '/admin/oauth/clients': forAdmins(parts, { GET: oauthServerOff, POST: oauthServerOff }),
    '/admin/custom-providers': forAdmins(parts, {
      GET: customProvidersOff,
      POST: customProvidersOff,
    }),
  };
}

function forAdmins(
  parts: AuthParts,
  handlers: Readonly<Record<string, AuthHandler>>,
): Readonly<Record<string, AuthHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([method, handler]) => [
      method,
      async (c) => {
        await requireAdmin(c, parts);
        return handler(c);
      },
    ]),
  );
}
