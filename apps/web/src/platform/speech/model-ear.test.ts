import { expect, it } from 'vitest';
import { createModelEar } from './model-ear.ts';
import { createSimulatedModel } from './simulated-model.ts';
import type { Capture } from './speech.ts';

const hertz = 48_000;
const request = { lang: 'en', phrases: [], grammar: () => ['tear off shingles'] } as const;

const sound = (seconds: number, amplitude: number) =>
  Float32Array.from({ length: seconds * hertz }, (_, at) => amplitude * Math.sin(at / 15));

const sure = (text: string, confidence = 0.9) =>
  text.split(' ').map((word) => ({ word, confidence }));

function setUp() {
  const model = createSimulatedModel();
  const microphone: { on: Parameters<Capture>[0] | null } = { on: null };
  const ear = createModelEar({
    capture: (on) => {
      microphone.on = on;
      return () => {
        microphone.on = null;
      };
    },
    isReady: async () => true,
    model: () => model,
  });
  const listen = (asked: Parameters<typeof ear.listen>[0] = request) => {
    const told: unknown[] = [];
    const close = ear.listen(asked, {
      onSound: () => told.push('sound'),
      onSpoken: () => told.push('spoken'),
      onWords: () => told.push('words'),
      onHeard: (heard) => told.push(heard),
      onEnd: (why) => told.push(why),
    });
    return { told, close };
  };
  const hear = (samples: Float32Array) => {
    for (let at = 0; at < samples.length; at += 2048) {
      microphone.on?.onSamples(samples.slice(at, at + 2048), hertz);
    }
  };
  const sayPhrase = () => {
    hear(sound(1, 0));
    hear(sound(1.2, 0.4));
    hear(sound(1, 0));
  };
  return { model, microphone, listen, hear, sayPhrase };
}

it('fails where no model is open, so that the next method is tried', () => {
  const told: unknown[] = [];
  const ear = createModelEar({
    capture: () => () => {},
    isReady: async () => true,
    model: () => null,
  });
  ear.listen(request, {
    onSound: () => {},
    onSpoken: () => {},
    onWords: () => {},
    onHeard: () => {},
    onEnd: (why) => told.push(why),
  });
  expect(told).toEqual(['failed']);
});

it('gives the recognizer the question’s grammar, or none where anything may be said', () => {
  const { model, listen } = setUp();
  listen();
  expect(model.grammar()).toEqual(['tear off shingles']);
  listen({ ...request, grammar: () => null });
  expect(model.grammar()).toBeNull();
});

it('feeds nothing while no one speaks, then 16 kHz from a moment before the sound', () => {
  const { model, listen, hear } = setUp();
  const { told } = listen();
  hear(sound(10, 0.001));
  expect(model.fed()).toBe(0);
  hear(sound(1.2, 0.4));
  hear(sound(1, 0.001));
  expect(told).toEqual(['sound', 'spoken']);
  expect(model.fed() / 16_000).toBeGreaterThan(2);
  expect(model.fed() / 16_000).toBeLessThan(2.7);
  expect(model.loudest()).toBeGreaterThan(0.3);
  expect(model.isFinishing()).toBe(true);
});

it('is alive once words are coming, and tells the line when it is over', () => {
  const { model, microphone, listen, sayPhrase } = setUp();
  const { told } = listen();
  sayPhrase();
  const events = model.events();
  events.onPartial('');
  events.onPartial('tear');
  expect(told).toEqual(['sound', 'spoken', 'words']);
  // The recognizer ends a sentence at a short pause; the line continues.
  events.onResult(sure('tear off', 0.95), false);
  events.onResult(sure('shingles', 0.8), true);
  expect(told.at(-1)).toEqual({ text: 'tear off shingles', confidence: 0.8, alternatives: [] });
  expect(microphone.on).toBeNull();
});

it('leaves out what is not in the grammar, and is not sure of such a line', () => {
  const { model, listen, sayPhrase } = setUp();
  const { told } = listen();
  sayPhrase();
  model.events().onResult(sure('tear off [unk]', 0.95), true);
  expect(told.at(-1)).toEqual({ text: 'tear off', confidence: 0.5, alternatives: [] });
});

it('takes noise for silence', () => {
  const { model, listen, sayPhrase } = setUp();
  const { told } = listen();
  sayPhrase();
  model.events().onResult(sure('[unk]'), true);
  expect(told.at(-1)).toBe('silence');
});

it('is deaf after three phrases without a word, unless it has brought one before', () => {
  const { model, listen, sayPhrase } = setUp();
  const ends = Array.from({ length: 4 }, (_, turn) => {
    const { told } = listen();
    sayPhrase();
    if (turn === 3) model.events().onResult(sure('yes'), true);
    else model.events().onResult([], true);
    return told.at(-1);
  });
  expect(ends.slice(0, 3)).toEqual(['silence', 'silence', 'failed']);
  const later = Array.from({ length: 5 }, () => {
    const { told } = listen();
    sayPhrase();
    model.events().onResult([], true);
    return told.at(-1);
  });
  expect(new Set(later)).toEqual(new Set(['silence']));
});

it('ends with what the recognizer or the microphone says', () => {
  const { model, microphone, listen } = setUp();
  const failed = listen();
  model.events().onFail();
  expect(failed.told).toEqual(['failed']);
  const denied = listen();
  microphone.on?.onEnd('denied');
  expect(denied.told).toEqual(['denied']);
});

it('closes the microphone and lets the recognizer go', () => {
  const { model, microphone, listen } = setUp();
  const { close } = listen();
  close();
  expect(microphone.on).toBeNull();
  expect(model.isListening()).toBe(false);
});
