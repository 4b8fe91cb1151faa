import { afterEach, expect, it, vi } from 'vitest';
import type { Recognition } from './recognition.ts';
import type { EarEvents } from './speech.ts';
import { createWebSpeechEar } from './web-speech-ear.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's recognizer that hears what the test says. */
function installRecognizer(state: string) {
  const made: Recognition[] = [];
  const calls: string[] = [];
  class Recognizer implements Recognition {
    static available = async () => state;
    static install = async () => {
      calls.push('install');
      return true;
    };
    lang = '';
    continuous = true;
    interimResults = false;
    maxAlternatives = 1;
    processLocally = false;
    onsoundstart: Recognition['onsoundstart'] = null;
    onspeechstart: Recognition['onspeechstart'] = null;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    constructor() {
      made.push(this);
    }
    start() {
      calls.push('start');
    }
    abort() {
      calls.push('abort');
    }
  }
  vi.stubGlobal('SpeechRecognition', Recognizer);
  return { calls, last: () => made.at(-1) };
}

function watch() {
  const told: unknown[] = [];
  const events: EarEvents = {
    onSound: () => told.push('sound'),
    onSpoken: () => told.push('spoken'),
    onWords: () => told.push('words'),
    onHeard: (heard) => told.push(heard),
    onEnd: (why) => told.push(why),
  };
  return { told, events };
}

const result = (isFinal: boolean, ...said: readonly (readonly [string, number])[]) => ({
  results: [
    Object.assign(
      said.map(([transcript, confidence]) => ({ transcript, confidence })),
      { isFinal },
    ),
  ],
});
const request = { lang: 'es', phrases: ['Barandal'], grammar: () => null } as const;

it('is not ready where there is no recognizer, or none on the device', async () => {
  expect(await createWebSpeechEar(true).isReady('en')).toBe(false);
  expect(await createWebSpeechEar(false).isReady('en')).toBe(false);
  installRecognizer('unavailable');
  expect(await createWebSpeechEar(true).isReady('en')).toBe(false);
});

it('fetches the pack of a language and is ready once it is there', async () => {
  const { calls } = installRecognizer('downloadable');
  expect(await createWebSpeechEar(true).isReady('es')).toBe(false);
  expect(calls).toEqual(['install']);
  installRecognizer('available');
  expect(await createWebSpeechEar(true).isReady('es')).toBe(true);
});

it.each([
  ['not-allowed', 'denied'],
  ['audio-capture', 'no_microphone'],
  ['no-speech', 'silence'],
  ['network', 'failed'],
  ['language-not-supported', 'failed'],
])('ends for %s as %s, once', (error, why) => {
  const { last } = installRecognizer('available');
  const { told, events } = watch();
  createWebSpeechEar(true).listen(request, events);
  last()?.onerror?.({ error });
  last()?.onend?.();
  expect(told).toEqual([why]);
});

it('listens on the device in the language asked for, and tells words as they come', () => {
  const { last } = installRecognizer('available');
  const { told, events } = watch();
  createWebSpeechEar(true).listen(request, events);
  expect(last()).toMatchObject({ lang: 'es-US', processLocally: true, interimResults: true });
  last()?.onspeechstart?.();
  last()?.onresult?.(result(false, ['quitar', 0]));
  last()?.onresult?.(result(true, ['quitar tejas ', 0.81], ['quitar rejas', 0.4]));
  last()?.onend?.();
  expect(told).toEqual([
    'sound',
    'words',
    'words',
    { text: 'quitar tejas', confidence: 0.81, alternatives: ['quitar rejas'] },
  ]);
});

it('takes a confidence of zero for none', () => {
  const { last } = installRecognizer('available');
  const { told, events } = watch();
  createWebSpeechEar(true).listen(request, events);
  last()?.onresult?.(result(true, ['barandal', 0]));
  expect(told.at(-1)).toMatchObject({ text: 'barandal', confidence: undefined });
});

it('closes the microphone and tells nothing more', () => {
  const { calls, last } = installRecognizer('available');
  const { told, events } = watch();
  const close = createWebSpeechEar(true).listen(request, events);
  close();
  last()?.onresult?.(result(true, ['barandal', 0.9]));
  last()?.onend?.();
  expect(calls).toEqual(['start', 'abort']);
  expect(told).toEqual([]);
});
