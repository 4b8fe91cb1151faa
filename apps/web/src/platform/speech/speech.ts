/**
 * Hearing and speaking, as one port. What a device can do is tried, not believed: an installed web app may have the
 * interface of a recognizer that never answers.
 */
import type { Language } from '@muster/domain/languages';
import type { ModelEngine } from './model-engine.ts';

export type Heard = {
  readonly text: string;
  /** 0 to 1; absent where the recognizer doesn't say. */
  readonly confidence: number | undefined;
  /** What else it may have been, the likeliest first. */
  readonly alternatives: readonly string[];
};

export type EarRequest = {
  readonly lang: Language;
  /** Words that are likely here, such as the choices and the names of the crew. */
  readonly phrases: readonly string[];
  /** For a recognizer that is given its words: all that is understood now; null where anything may be said. */
  readonly grammar: () => readonly string[] | null;
};

/** Why listening has ended without words. `refused`: this method may not be used, but another one may. */
export type EarEnd = 'silence' | 'denied' | 'refused' | 'no_microphone' | 'failed';

export type EarEvents = {
  /** From now on words are due. */
  onSound(): void;
  /** Someone has finished speaking: from now on words are due where none come before. */
  onSpoken(): void;
  /** Words are coming: the recognizer is alive. */
  onWords(): void;
  onHeard(heard: Heard): void;
  onEnd(why: EarEnd): void;
};

/** One way to turn sound into words. */
export type Ear = {
  readonly name: 'device' | 'phone' | 'model' | 'browser' | 'server';
  /** No sound leaves the device. */
  readonly isLocal: boolean;
  /** The page may use the microphone while it listens. */
  readonly sharesMicrophone: boolean;
  /** It tells nothing before a phrase is over. */
  readonly answersWhole: boolean;
  isReady(lang: Language): Promise<boolean>;
  /** Opens the microphone; the returned function closes it, after which nothing is told any more. */
  listen(request: EarRequest, events: EarEvents): () => void;
};

/** Opens the microphone and tells its samples, -1 to 1; the returned function closes it. */
export type Capture = (events: {
  readonly onSamples: (samples: Float32Array, hertz: number) => void;
  readonly onEnd: (why: Exclude<EarEnd, 'silence' | 'refused'>) => void;
}) => () => void;

/** The answer that is being listened for, as sound. Nothing is recorded before someone speaks. */
export type Recording = {
  /** Someone begins to speak. */
  begin(): void;
  /** They have finished: what follows is no answer. */
  end(): void;
  /** What was said, once, and the end of the recording; null where there is nothing. */
  take(): Promise<Blob | null>;
  /** The end of it, with nothing kept. */
  drop(): void;
};

export type Voice = {
  /** True when the device speaks the language without asking a server. */
  speaks(lang: Language): Promise<boolean>;
  /** The returned function falls silent at once; `onDone` comes once, however it ends. */
  speak(text: string, lang: Language, onDone: () => void): () => void;
};

export type Speech = {
  readonly ears: readonly Ear[];
  readonly capture: Capture;
  readonly voice: Voice;
  readonly record: () => Recording;
  readonly models: ModelEngine;
  /** How loud it is around the microphone, 0 to 1, several times a second until the returned function is called. */
  meter(onLevel: (level: number) => void): () => void;
};
