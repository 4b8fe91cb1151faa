import * as z from 'zod';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { codeChallenge } from '../links/pkce.ts';
import { beginProviderFlow } from '../providers/provider-flow.ts';
import { samlOff } from '../providers/switched-off.ts';
import { isAllowedRedirect, redirectTarget } from '../links/redirect-target.ts';
import { codeChallengeFields, readBody, text } from '../requests/request-body.ts';

const bodySchema = z.object({
  domain: text,
  provider_id: text,
  redirect_to: text,
  skip_http_redirect: z.nullish(z.boolean()).transform((value) => value ?? false),
  ...codeChallengeFields,
});

/**
 * POST /sso: starts the sign-in of someone whose company has its own identity provider, found by the domain of their
 * address or the provider's id. Off for everyone until the first company has enabled its own.
 */
export const sso =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    if (!(await parts.companyProviders.isAny('on'))) return samlOff(c);
    const body = await readBody(c, bodySchema);
    const { domain, provider_id: id } = body;
    if (domain !== '' && id !== '') throw invalid('Only one of provider_id or domain supported');
    if (domain === '' && id === '') throw invalid('A provider_id or domain needs to be provided');
    const provider = await parts.companyProviders.find(id === '' ? { domain } : { id });
    const secrets = await beginProviderFlow(
      parts.database,
      {
        providerName: provider.name,
        challenge: codeChallenge(body),
        redirectTo: isAllowedRedirect(body.redirect_to, parts.settings)
          ? body.redirect_to
          : redirectTarget(c, parts.settings),
        linkingTargetId: null,
        method: provider.method ?? 'oauth',
      },
      parts.now(),
    );
    let url: URL;
    try {
      url = await provider.authorizationUrl(secrets, '', {});
    } catch (cause) {
      throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached', {
        cause,
        retryAfterSeconds: 5,
      });
    }
    return body.skip_http_redirect ? c.json({ url: url.href }) : c.redirect(url.href, 303);
  };
