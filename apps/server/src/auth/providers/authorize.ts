import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { AuthError } from '../auth-error.ts';
import { codeChallenge } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { beginProviderFlow } from './provider-flow.ts';

/** GET /authorize: sends a browser to a provider to sign in. */
export const authorize =
  (parts: AuthParts): AuthHandler =>
  async (c) =>
    c.redirect(await leaveForProvider(c, parts, null), 302);

/**
 * Parameters that aren't passed on: they are ours to set, protect the flow, or are meant for this
 * server.
 */
const notPassedOn = new Set([
  'apikey',
  'claims',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
]);

/**
 * Stores the flow and returns the provider's address for it. Parameters such as `prompt` or
 * `login_hint` are passed on.
 * @param linkingTargetId The user to link the account to; null for a sign-in.
 * @throws AuthError 400 for an unknown provider, 503 for one that doesn't respond.
 */
export async function leaveForProvider(
  c: AuthContext,
  parts: AuthParts,
  linkingTargetId: string | null,
): Promise<string> {
  const query = c.req.query();
  const provider = parts.providers.select(query['provider'] ?? '');
  const challenge = codeChallenge({
    code_challenge: query['code_challenge'] ?? '',
    code_challenge_method: query['code_challenge_method'] ?? '',
  });
  const secrets = await beginProviderFlow(
    parts.database,
    {
      providerName: provider.name,
      challenge,
      redirectTo: redirectTarget(c, parts.settings),
      linkingTargetId,
    },
    parts.now(),
  );
  const extra = Object.entries(query).filter(([name]) => !notPassedOn.has(name.toLowerCase()));
  const scopes = (query['scopes'] ?? '').replaceAll(',', ' ');
  try {
    const url = await provider.authorizationUrl(secrets, scopes, Object.fromEntries(extra));
    return url.href;
  } catch (cause) {
    throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached', {
      cause,
      retryAfterSeconds: 5,
    });
  }
}
