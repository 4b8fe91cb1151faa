import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { samlOff } from '../providers/switched-off.ts';
import { samlAddresses } from './saml-addresses.ts';

/** GET /sso/saml/metadata: this server for a company's SAML provider, once a company has set one up. */
export const samlMetadata =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    if (!(await parts.companyProviders.isAny('known'))) return samlOff(c);
    const { entityId, acsUrl } = samlAddresses(parts.settings.apiUrl);
    // Few servers have such a company.
    const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
    const xml = generateServiceProviderMetadata({
      issuer: entityId,
      callbackUrl: acsUrl,
      wantAssertionsSigned: true,
    });
    return c.body(xml, 200, {
      'Content-Type': 'application/xml',
      'Cache-Control': 'public, max-age=600',
    });
  };
