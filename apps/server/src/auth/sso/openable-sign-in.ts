/** A company's identity provider, as far as a sign-in needs to know it. */
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
