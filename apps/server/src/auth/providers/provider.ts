/** What a provider tells of a person, whichever provider it is. */
export type ProvidedPerson = {
  /** Never changes and is never given to someone else. */
  readonly subject: string;
  readonly emails: readonly ProvidedEmail[];
  /** For the identity and the user's metadata: name, picture and the like. */
  readonly claims: Readonly<Record<string, unknown>>;
};

export type ProvidedEmail = {
  /** In lower case. */
  readonly email: string;
  /** The provider has made sure that the mailbox is this person's. */
  readonly isVerified: boolean;
  readonly isPrimary: boolean;
};

/** What binds an answer to the question: `state` is public, the verifier never leaves the server. */
export type FlowSecrets = { readonly state: string; readonly verifier: string };

/** What a provider granted, with the tokens that the app may use there. */
export type ProviderGrant = {
  readonly person: ProvidedPerson;
  /** Null where they are not the app's: a company's provider only says who is there. */
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** When the provider says that the sign-in is over; absent: it doesn't say. */
  readonly endsAt?: Date;
};

/** The claims of an ID token that its issuer signed for one of our client ids. */
export type CheckedIdToken = {
  readonly person: ProvidedPerson;
  readonly nonce: string | null;
};

export type Provider = {
  readonly name: string;
  /** What tokens say of a sign-in with it; `oauth` unless it says so. */
  readonly method?: 'sso/saml';
  /**
   * Where the browser goes to be asked. @param scopes Beyond those that every sign-in needs.
   * @param extra Parameters of the caller's; those that protect the flow cannot be among them.
   */
  authorizationUrl(
    flow: FlowSecrets,
    scopes: string,
    extra: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /**
   * Trades the code of a redirect. Rejects when the answer is not this provider's to this flow.
   * @param answer The parameters that the browser brought back.
   */
  exchange(flow: FlowSecrets, answer: URLSearchParams): Promise<ProviderGrant>;
  /** Null where the provider has no ID tokens. Rejects what the provider did not sign for us. */
  readonly checkIdToken: ((idToken: string, accessToken: string) => Promise<CheckedIdToken>) | null;
};
