/** A text message to one phone. */
export type TextMessage = {
  /** Digits of an E.164 number, without its plus. */
  readonly to: string;
  readonly text: string;
};

export type SmsTransport = {
  /** Answers the provider's id of the message. @throws Error when it doesn't take it. */
  readonly send: (message: TextMessage) => Promise<string>;
};
