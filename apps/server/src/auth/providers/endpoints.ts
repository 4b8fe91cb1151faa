import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { samlMetadata } from '../sso/saml-metadata.ts';
import { sso } from '../sso/sso.ts';
import { authorize } from './authorize.ts';
import { callback, samlAcs } from './callback.ts';
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
    '/sso/saml/metadata': { GET: samlMetadata(parts) },
    '/sso/saml/acs': { POST: acsIfAny(parts) },
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

/** Like the other two, off until a company on this server has enabled its sign-in. */
function acsIfAny(parts: AuthParts): AuthHandler {
  const acs = samlAcs(parts);
  return async (c) => ((await parts.companyProviders.isAny('on')) ? acs(c) : samlOff(c));
}
