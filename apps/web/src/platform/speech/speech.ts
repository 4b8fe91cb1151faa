/**
 * Speech recognition and speech output, as one port. A device's abilities are tested rather than trusted: an
 * installed web app may have the interface of a recognizer that never answers.
 */
import type { Language } from '@muster/domain/languages';
import type { ModelEngine } from './model-engine.ts';

export type Heard = {
  readonly text: string;
  /** 0 to 1; absent if the recognizer doesn't report it. */
  readonly confidence: number | undefined;
  /** Alternative texts, most likely first. */
  readonly alternatives: readonly string[];
};

export type EarRequest = {
  readonly lang: Language;
  /** Words that are likely here, such as the choices and the crew's names. */
  readonly phrases: readonly string[];
  /** For a recognizer with a fixed vocabulary: everything that is understood now; null if anything may be said. */
  readonly grammar: () => readonly string[] | null;
};

/** Why listening ended without words. `refused`: this method may not be used, but another one may. */
export type EarEnd = 'silence' | 'denied' | 'refused' | 'no_microphone' | 'failed';

export type EarEvents = {
  /** Words are expected from now on. */
  onSound(): void;
  /** The person has finished speaking: if no words came before, they are expected from now on. */
  onSpoken(): void;
  /** Words are arriving: the recognizer is alive. */
  onWords(): void;
  onHeard(heard: Heard): void;
  onEnd(why: EarEnd): void;
};

/** One way to turn sound into text. */
export type Ear = {
  readonly name: 'device' | 'phone' | 'model' | 'browser' | 'server';
  /** No sound leaves the device. */
  readonly isLocal: boolean;
  /** The page may use the microphone while it listens. */
  readonly sharesMicrophone: boolean;
  /** It reports nothing until a phrase is over. */
  readonly answersWhole: boolean;
  isReady(lang: Language): Promise<boolean>;
  /** Opens the microphone; the returned function closes it, after which no event is reported. */
  listen(request: EarRequest, events: EarEvents): () => void;
};

/** Opens the microphone and reports its samples, -1 to 1; the returned function closes it. */
export type Capture = (events: {
  readonly onSamples: (samples: Float32Array, hertz: number) => void;
  readonly onEnd: (why: Exclude<EarEnd, 'silence' | 'refused'>) => void;
}) => () => void;

/** A recording of the answer being listened for. Nothing is recorded before someone speaks. */
export type Recording = {
  /** The person starts speaking. */
  begin(): void;
  /** They have finished: anything later isn't part of the answer. */
  end(): void;
  /** Ends the recording and returns the audio, once; null if there is none. */
  take(): Promise<Blob | null>;
  /** Ends the recording and discards it. */
  drop(): void;
};

export type Voice = {
  /** True when the device speaks the language without asking a server. */
  speaks(lang: Language): Promise<boolean>;
  /** The returned function stops the speech at once; `onDone` is called once, however it ends. */
  speak(text: string, lang: Language, onDone: () => void): () => void;
};

export type Speech = {
  readonly ears: readonly Ear[];
  readonly capture: Capture;
  readonly voice: Voice;
  readonly record: () => Recording;
  readonly models: ModelEngine;
  /**
   * Reports the volume around the microphone, 0 to 1, several times a second until the returned function is called.
   */
  meter(onLevel: (level: number) => void): () => void;
};
