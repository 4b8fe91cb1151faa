/** The parts of a company's identity provider that a sign-in needs. */
export type OpenableSignIn = {
  readonly id: string;
  readonly kind: 'oidc' | 'saml';
  readonly domains: readonly string[];
  readonly issuer: string;
  readonly client_id: string | null;
  readonly sign_in_url: string | null;
  readonly certificate: string | null;
  readonly email_claim: string;
};
