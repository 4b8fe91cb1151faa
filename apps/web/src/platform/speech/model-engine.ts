/** A recognizer that runs on this device with a model that is fetched once. */

export type ModelAsked = {
  /** Names the model and its version, to store it under. */
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
};

/** `unusable`: the model is here, but the recognizer can't use it. */
export type ModelTrouble = 'not_fetched' | 'unusable';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly trouble: ModelTrouble;
  constructor(trouble: ModelTrouble, options?: ErrorOptions) {
    super(`The speech model is ${trouble}`, options);
    this.trouble = trouble;
  }
}

/** A recognized word; `[unk]` for one that isn't in the grammar. */
export type HeardWord = { readonly word: string; readonly confidence: number };

export type ModelRecognizer = {
  /** Samples at 16 kHz, from -1 to 1. */
  feed(samples: Float32Array): void;
  /** Requests the rest of the phrase. */
  finish(): void;
  close(): void;
};

export type ModelEvents = {
  onPartial(text: string): void;
  /** `isLast`: the response to `finish`. */
  onResult(words: readonly HeardWord[], isLast: boolean): void;
  onFail(): void;
};

export type OpenModel = {
  /** @param grammar null for any word in the model */
  recognize(grammar: readonly string[] | null, events: ModelEvents): ModelRecognizer;
  close(): void;
};

export type ModelEngine = {
  /** Returns whether the model is on the device, so that it opens without a network. */
  isKept(model: ModelAsked): Promise<boolean>;
  /**
   * Fetches missing files, stores them, and loads the model.
   * @throws ModelError, and the reason with which `signal` aborts
   */
  open(
    model: ModelAsked,
    watch: { readonly onProgress: (bytes: number) => void; readonly signal: AbortSignal },
  ): Promise<OpenModel>;
  /** True if the network is known to charge by volume. */
  isCostly(): boolean;
};
