/** Addresses that an admin enters at a SAML provider, as on a hosted project. */
export function samlAddresses(apiUrl: string): {
  readonly entityId: string;
  readonly acsUrl: string;
} {
  return { entityId: `${apiUrl}/sso/saml/metadata`, acsUrl: `${apiUrl}/sso/saml/acs` };
}
