/** A text message to one phone. */
export type TextMessage = {
  /** Digits of an E.164 number, without its plus. */
  readonly to: string;
  readonly text: string;
};

export type SmsTransport = {
  /** Returns the provider's id of the message. @throws Error if the provider doesn't accept it. */
  readonly send: (message: TextMessage) => Promise<string>;
};
