/** A recognizer that runs on this device by a model that it fetches once. */

export type ModelAsked = {
  /** Names the model and its version, for what keeps it. */
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
};

/** `unusable`: it is here, but the recognizer can't use it. */
export type ModelTrouble = 'not_fetched' | 'unusable';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly trouble: ModelTrouble;
  constructor(trouble: ModelTrouble, options?: ErrorOptions) {
    super(`The speech model is ${trouble}`, options);
    this.trouble = trouble;
  }
}

/** A word as it was heard; `[unk]` for one that is not in the grammar. */
export type HeardWord = { readonly word: string; readonly confidence: number };

export type ModelRecognizer = {
  /** Samples of 16 kHz, -1 to 1. */
  feed(samples: Float32Array): void;
  /** Asks for what is still unsaid of the phrase. */
  finish(): void;
  close(): void;
};

export type ModelEvents = {
  onPartial(text: string): void;
  /** `isLast`: the answer to `finish`. */
  onResult(words: readonly HeardWord[], isLast: boolean): void;
  onFail(): void;
};

export type OpenModel = {
  /** @param grammar null: any word that the model has */
  recognize(grammar: readonly string[] | null, events: ModelEvents): ModelRecognizer;
  close(): void;
};

export type ModelEngine = {
  /** True when the model is on the device, so that it opens without a network. */
  isKept(model: ModelAsked): Promise<boolean>;
  /**
   * Fetches what is missing, keeps it, and loads it.
   * @throws ModelError, and whatever `signal` aborts with
   */
  open(
    model: ModelAsked,
    watch: { readonly onProgress: (bytes: number) => void; readonly signal: AbortSignal },
  ): Promise<OpenModel>;
  /** True when the network is known to cost by what is fetched. */
  isCostly(): boolean;
};
