/** A code for a phone, before it has words: the text room chooses language and form. */
export type AuthText = {
  /** Digits of an E.164 number, without its plus. */
  readonly to: string;
  readonly code: string;
  readonly acceptLanguage: string | undefined;
};

/** Answers the provider's id of the message. @throws Error when it doesn't take it. */
export type SendAuthText = (text: AuthText) => Promise<string>;
