/** The parts of the Web Speech interface that we use; browsers support different ones. */
type Alternative = { readonly transcript: string; readonly confidence: number };
type Result = ArrayLike<Alternative> & { readonly isFinal: boolean };

export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  phrases?: unknown;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};

type PackQuestion = { readonly langs: readonly string[]; readonly processLocally: boolean };

type RecognitionClass = {
  new (): Recognition;
  readonly available?: (asked: PackQuestion) => Promise<string>;
  readonly install?: (asked: PackQuestion) => Promise<boolean>;
};

type PhraseClass = new (phrase: string, boost: number) => object;

export function recognitionClass(): RecognitionClass | null {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition');
  return isRecognizer(found) ? found : null;
}

/** Passes likely words to the recognizer if it accepts them. */
export function givePhrases(recognition: Recognition, phrases: readonly string[]): void {
  const found: unknown = Reflect.get(globalThis, 'SpeechRecognitionPhrase');
  if (!isPhrase(found) || !('phrases' in recognition)) return;
  try {
    recognition.phrases = phrases.map((phrase) => new found(phrase, 2));
  } catch {
    // The hint was rejected; recognition works without it.
  }
}

function isRecognizer(value: unknown): value is RecognitionClass {
  return typeof value === 'function';
}

function isPhrase(value: unknown): value is PhraseClass {
  return typeof value === 'function';
}
