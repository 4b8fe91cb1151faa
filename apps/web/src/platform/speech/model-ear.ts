import type { HeardWord, ModelRecognizer, OpenModel } from './model-engine.ts';
import { createPhraseCutter } from './phrase-cutter.ts';
import type { Capture, Ear, EarEvents, EarRequest, Heard } from './speech.ts';
import { resampled } from './wav-file.ts';

const hertz = 16_000;
const mostSeconds = 20;
/**
 * Audio kept from before the sound was detected: words start softly, and it takes a moment to tell a word
 * from a knock.
 */
const leadMs = 600;
/** Sent in larger pieces: fewer messages than the microphone has chunks. */
const pieceMs = 100;
/** The recognizer's token for a word outside the grammar. */
const unknown = '[unk]';
/** Confidence of a line with such a word: Sarah asks whether it was right. */
const doubtful = 0.5;
/** The number of phrases without a word, if none ever had one, after which the recognizer counts as deaf. */
const mostEmpty = 3;

/** Recognizes speech on this device with a model that was fetched. */
export function createModelEar({
  capture,
  isReady,
  model,
}: {
  readonly capture: Capture;
  readonly isReady: Ear['isReady'];
  /** The model of the language that is ready. */
  readonly model: () => OpenModel | null;
}): Ear {
  let emptyPhrases = 0;

  function listen({ grammar }: EarRequest, events: EarEvents): () => void {
    const open = model();
    if (open === null) {
      events.onEnd('failed');
      return () => {};
    }
    const words: HeardWord[] = [];
    let isSpoken = false;
    const recognizer = open.recognize(grammar(), {
      onPartial: (text) => {
        if (text !== '') events.onWords();
      },
      onResult: (heard, isLast) => {
        words.push(...heard);
        if (heard.length > 0) {
          emptyPhrases = Number.NEGATIVE_INFINITY;
          events.onWords();
        }
        if (isLast) answer(lineOf(words));
      },
      onFail: () => events.onEnd('failed'),
    });
    const feed = createFeeder(recognizer);
    const cutters = new Map<number, ReturnType<typeof createPhraseCutter>>();
    const stop = capture({
      onSamples: (samples, from) => {
        if (isSpoken) return;
        const cutter =
          cutters.get(from) ??
          createPhraseCutter({
            hertz: from,
            mostSeconds,
            onSound: () => {
              feed.begin();
              events.onSound();
            },
          });
        cutters.set(from, cutter);
        feed.add(samples, from);
        if (cutter.add(samples) === null) return;
        isSpoken = true;
        stop();
        events.onSpoken();
        feed.flush();
        recognizer.finish();
      },
      onEnd: (why) => events.onEnd(why),
    });

    function answer(heard: Heard | null): void {
      if (heard !== null) {
        events.onHeard(heard);
        return;
      }
      emptyPhrases += 1;
      events.onEnd(emptyPhrases < mostEmpty ? 'silence' : 'failed');
    }

    return () => {
      stop();
      recognizer.close();
    };
  }

  return {
    name: 'model',
    isLocal: true,
    sharesMicrophone: true,
    answersWhole: false,
    isReady,
    listen,
  };
}

/** A line is only as certain as its least certain word. @returns null if no word was understood */
function lineOf(words: readonly HeardWord[]): Heard | null {
  const known = words.filter(({ word }) => word !== unknown);
  if (known.length === 0) return null;
  const least = Math.min(...known.map(({ confidence }) => confidence));
  return {
    text: known.map(({ word }) => word).join(' '),
    confidence: known.length < words.length ? Math.min(least, doubtful) : least,
    alternatives: [],
  };
}

/** Resamples the microphone's audio into pieces of 16 kHz; before the sound, only the last moment is kept. */
function createFeeder(recognizer: Pick<ModelRecognizer, 'feed'>) {
  const pieceLength = (hertz * pieceMs) / 1000;
  const leadLength = (hertz * leadMs) / 1000;
  let hasBegun = false;
  let rest = new Float32Array(0);
  let held = new Float32Array(0);

  function flush(): void {
    if (held.length > 0) recognizer.feed(held);
    held = new Float32Array(0);
  }

  return {
    begin: () => {
      hasBegun = true;
    },
    add: (samples: Float32Array, from: number) => {
      const all = joined(rest, samples);
      const ratio = Math.max(1, from / hertz);
      // Use only whole samples of the new rate: the rest belongs to the next piece.
      const used = Math.floor(Math.floor(all.length / ratio) * ratio);
      held = joined(held, resampled(all.slice(0, used), from, hertz));
      rest = all.slice(used);
      if (!hasBegun) held = held.slice(-leadLength);
      else if (held.length >= pieceLength) flush();
    },
    flush,
  };
}

function joined(one: Float32Array, other: Float32Array): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
