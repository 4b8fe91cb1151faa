/** A code for a phone, without its text: the text room chooses language and form. */
export type AuthText = {
  /** Digits of an E.164 number, without its plus. */
  readonly to: string;
  readonly code: string;
  readonly acceptLanguage: string | undefined;
};

/** Returns the provider's id of the message. @throws Error if the provider doesn't accept it. */
export type SendAuthText = (text: AuthText) => Promise<string>;
