/** A person as described by any provider. */
export type ProvidedPerson = {
  /** Never changes and is never reassigned to someone else. */
  readonly subject: string;
  readonly emails: readonly ProvidedEmail[];
  /** For the identity and the user's metadata: name, picture and so on. */
  readonly claims: Readonly<Record<string, unknown>>;
};

export type ProvidedEmail = {
  /** In lower case. */
  readonly email: string;
  /** True if the provider has verified that the mailbox belongs to this person. */
  readonly isVerified: boolean;
  readonly isPrimary: boolean;
};

/** Binds a response to its request: `state` is public, the verifier never leaves the server. */
export type FlowSecrets = { readonly state: string; readonly verifier: string };

/** A sign-in granted by a provider, with the tokens that the app may use there. */
export type ProviderGrant = {
  readonly person: ProvidedPerson;
  /** Null if the app gets no tokens: a company's provider only identifies the person. */
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** End of the sign-in, according to the provider; absent if it doesn't say. */
  readonly endsAt?: Date;
};

/** The claims of an ID token that its issuer signed for one of our client ids. */
export type CheckedIdToken = {
  readonly person: ProvidedPerson;
  readonly nonce: string | null;
};

export type Provider = {
  readonly name: string;
  /** Authentication method in the tokens of its sign-ins; `oauth` if absent. */
  readonly method?: 'sso/saml';
  /**
   * Returns the address to send the browser to.
   * @param scopes In addition to those that every sign-in needs.
   * @param extra Parameters from the caller; those that protect the flow can't be among them.
   */
  authorizationUrl(
    flow: FlowSecrets,
    scopes: string,
    extra: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /**
   * Trades the code of a redirect. Rejects if the response isn't from this provider for this flow.
   * @param answer The parameters that the browser brought back.
   */
  exchange(flow: FlowSecrets, answer: URLSearchParams): Promise<ProviderGrant>;
  /** Null if the provider has no ID tokens. Rejects tokens the provider didn't sign for us. */
  readonly checkIdToken: ((idToken: string, accessToken: string) => Promise<CheckedIdToken>) | null;
};
