import type { AuthHandler } from '../auth-handler.ts';
import { type AuthError, notFound } from '../auth-error.ts';

/**
 * Parts of the protocol that this server doesn't offer, refused in the protocol's words for a
 * disabled feature.
 */
export const samlOff = off(() => notFound('saml_provider_disabled', 'SAML 2.0 is disabled'));
export const oauthServerOff = off(() => notFound('feature_disabled', 'OAuth server is disabled'));
export const customProvidersOff = off(() =>
  notFound('feature_disabled', 'Custom OAuth providers are disabled'),
);
function off(refusal: () => AuthError): AuthHandler {
  return () => Promise.reject(refusal());
}
