import { expect, it } from 'vitest';
import { createNativeBridge, type InjectedBridge } from '../native/bridge.ts';
import { createSimulatedPhone } from '../native/simulated-bridge.ts';
import { createSimulatedDevice } from '../simulated-device.ts';
import { createHearing, proofMs } from './hearing.ts';
import { createPhoneEar, pauseMs } from './phone-ear.ts';
import { openMs } from './phone-session.ts';
import { createSimulatedEar } from './simulated-speech.ts';
import type { EarEvents, EarRequest } from './speech.ts';

const request: EarRequest = { lang: 'en', phrases: ['Guardrail'], grammar: () => null };

/** A phone whose recognizer hears what the test says, with the plugin's events in the plugin's order. */
function setUp({
  system = 'ios',
  permission = 'granted',
  languages = ['en-US', 'es-MX'],
  androidVersion = 14,
  opensAtOnce = true,
}: {
  readonly system?: 'android' | 'ios';
  readonly permission?: string;
  readonly languages?: readonly string[];
  readonly androidVersion?: number | null;
  readonly opensAtOnce?: boolean;
} = {}) {
  const phone = createSimulatedPhone(system);
  const calls: string[] = [];
  const starts: object[] = [];
  let sessionId = 0;
  let isRunning = false;
  const tell = (state: string, errorCode?: string) =>
    phone.emit('listeningState', { state, sessionId, ...(errorCode && { errorCode }) });
  const open = () => tell('started');
  const finish = (errorCode?: string) => {
    tell('stoppingListening', errorCode);
    isRunning = false;
    tell('stopped', errorCode);
  };
  const answer = (method: string, options: object) => {
    if (method === 'isOnDeviceRecognitionAvailable')
      return { available: languages.includes(Reflect.get(options, 'language')) };
    if (method === 'requestPermissions') return { speechRecognition: permission };
    if (method === 'start') {
      if (isRunning) throw new Error('Speech recognition is already running.');
      isRunning = true;
      sessionId += 1;
      starts.push(options);
      tell('startingListening');
      if (opensAtOnce) open();
    }
    return {};
  };
  const injected: InjectedBridge = {
    ...phone.injected,
    nativePromise: async (_plugin, method, options = {}) => {
      calls.push(method);
      return answer(method, options);
    },
  };
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  const { clock } = device.openTab().platform;
  const ear = createPhoneEar({
    bridge: createNativeBridge(injected)!,
    clock,
    androidVersion: async () => androidVersion,
  });
  const told: unknown[] = [];
  const events: EarEvents = {
    onSound: () => told.push('sound'),
    onSpoken: () => told.push('spoken'),
    onWords: () => told.push('words'),
    onHeard: (heard) => told.push(heard),
    onEnd: (why) => told.push(why),
  };
  const say = (...matches: readonly string[]) => phone.emit('partialResults', { matches });
  const sound = (...levels: readonly number[]) => {
    for (const level of levels) phone.emit('audioLevel', { level });
  };
  const count = (method: string) => calls.filter((call) => call === method).length;
  return { ear, clock, device, told, events, starts, count, say, sound, open, finish };
}

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

it('hears on the phone alone, with likely words and what else it may have been', async () => {
  const { ear, told, events, starts, say, sound, finish } = setUp({ system: 'android' });
  expect(await ear.isReady('en')).toBe(true);
  ear.listen(request, events);
  await settle();
  expect(starts).toEqual([
    expect.objectContaining({
      language: 'en-US',
      useOnDeviceRecognition: true,
      partialResults: true,
      contextualStrings: ['Guardrail'],
    }),
  ]);
  sound(0.1, 0.1, 0.5, 0.1, 0.6, 0.6, 0.6);
  say('tear');
  say('tear off shingles', 'tear of shingles');
  expect(told).toEqual(['sound', 'words', 'words']);
  finish();
  await settle();
  expect(told.slice(3)).toEqual([
    { text: 'tear off shingles', confidence: undefined, alternatives: ['tear of shingles'] },
  ]);
});

it('ends a phrase after a pause, where the recognizer goes on listening', async () => {
  const { ear, device, told, events, count, say, finish } = setUp();
  ear.listen(request, events);
  await settle();
  say('tear off');
  await device.advance(pauseMs - 1);
  say('tear off shingles');
  await device.advance(pauseMs - 1);
  expect(count('stop')).toBe(0);
  await device.advance(1);
  expect(count('stop')).toBe(1);
  finish();
  await settle();
  expect(told.at(-1)).toMatchObject({ text: 'tear off shingles' });
});

it('takes no noise and no knock for a sound', async () => {
  const { ear, told, events, sound } = setUp();
  ear.listen(request, events);
  await settle();
  sound(...Array.from({ length: 60 }, () => 0.5), 0.9, 0.9, 0.5, 0.5);
  expect(told).toEqual([]);
  sound(0.9, 0.9, 0.9);
  expect(told).toEqual(['sound']);
});

it.each([
  ['android', 'denied'],
  ['ios', 'refused'],
] as const)('doesn’t listen on %s without the person’s permission', async (system, why) => {
  const { ear, told, events, starts } = setUp({ system, permission: 'denied' });
  ear.listen(request, events);
  await settle();
  expect([told, starts]).toEqual([[why], []]);
});

it('lets the next method listen where an iPhone’s recognizer may not be used, and says why where there is none', async () => {
  const { ear, clock } = setUp({ permission: 'denied' });
  const next = createSimulatedEar({ name: 'model' });
  const heard = { onHeard: () => null, onSilence: () => null };
  const deaf: string[] = [];
  const listen = (ears: (typeof ear)[]) =>
    createHearing({ ears, mayLeave: () => false, clock }).listen(request, {
      ...heard,
      onDeaf: (why) => deaf.push(why),
    });
  listen([ear, next]);
  await settle();
  expect([next.open(), deaf]).toEqual([request, []]);
  listen([ear]);
  await settle();
  expect(deaf).toEqual(['denied']);
});

it.each([
  ['a language that it would ask a server for', { languages: ['en-US'] }],
  ['Android 13', { system: 'android', androidVersion: 13 }],
  ['an Android that doesn’t say its version', { system: 'android', androidVersion: null }],
] as const)('isn’t ready for %s', async (_name, phone) => {
  expect(await setUp(phone).ear.isReady('es')).toBe(false);
});

it.each([
  ['NO_MATCH', 'silence'],
  ['SPEECH_TIMEOUT', 'silence'],
  ['KAFASSISTANTERRORDOMAIN_1110', 'silence'],
  ['INSUFFICIENT_PERMISSIONS', 'denied'],
  ['SERVER', 'failed'],
])('ends after %s as %s', async (code, why) => {
  const { ear, told, events, finish } = setUp();
  ear.listen(request, events);
  await settle();
  finish(code);
  await settle();
  expect(told).toEqual([why]);
});

it('asks a busy recognizer once more', async () => {
  const { ear, told, events, finish } = setUp();
  for (const why of ['silence', 'failed']) {
    ear.listen(request, events);
    await settle();
    finish('RECOGNIZER_BUSY');
    await settle();
    expect(told.at(-1)).toBe(why);
  }
});

it('goes on to the next method when it is deaf', async () => {
  const { ear, clock, device, count, sound } = setUp();
  const next = createSimulatedEar({ name: 'model' });
  createHearing({ ears: [ear, next], mayLeave: () => false, clock }).listen(request, {
    onHeard: () => null,
    onSilence: () => null,
    onDeaf: () => null,
  });
  await settle();
  sound(0.1, 0.8, 0.8, 0.8);
  await device.advance(proofMs);
  await settle();
  expect(count('stop')).toBe(1);
  expect(next.open()).toEqual(request);
});

it('listens in another language once the microphone of the first is closed', async () => {
  const { ear, told, events, starts, say, finish } = setUp();
  const close = ear.listen(request, events);
  await settle();
  close();
  ear.listen({ ...request, lang: 'es' }, events);
  await settle();
  expect(starts).toHaveLength(1);
  // The last words of the first listener are no answer for the second.
  say('tear off');
  finish();
  await settle();
  expect(told).toEqual([]);
  expect(starts).toEqual([
    expect.objectContaining({ language: 'en-US' }),
    expect.objectContaining({ language: 'es-MX' }),
  ]);
});

it('closes a microphone that is only just opening as soon as it is open', async () => {
  const { ear, told, events, count, say, open } = setUp({ opensAtOnce: false });
  const close = ear.listen(request, events);
  await settle();
  close();
  expect(count('stop')).toBe(0);
  open();
  expect(count('stop')).toBe(1);
  say('what she says herself');
  expect(told).toEqual([]);
});

it('leaves the talk to others while the phone fetches a language, and never opens the microphone afterwards', async () => {
  const { ear, device, told, events, count, open, finish } = setUp({ opensAtOnce: false });
  const close = ear.listen(request, events);
  await settle();
  await device.advance(openMs);
  expect(told).toEqual(['failed']);
  close();
  expect([await ear.isReady('en'), count('stop')]).toEqual([false, 0]);
  open();
  expect(count('stop')).toBe(1);
  finish();
  await settle();
  expect(await ear.isReady('en')).toBe(true);
});
