import { expect, it } from 'vitest';
import { createSimulatedDevice } from '../simulated-device.ts';
import { createHearing, patienceMs, proofMs } from './hearing.ts';
import { createSimulatedEar, type SimulatedEar } from './simulated-speech.ts';

const request = { lang: 'en', phrases: ['Guardrail'], grammar: () => null } as const;
const heard = { text: 'tear off shingles', confidence: 0.9, alternatives: [] };

function listenWith(ears: readonly SimulatedEar[], mayLeave = false) {
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  const { clock } = device.openTab().platform;
  const told: unknown[] = [];
  const hearing = createHearing({ ears, mayLeave: () => mayLeave, clock });
  const listen = () =>
    hearing.listen(request, {
      onHeard: ({ text }, soundAtMs) => told.push({ text, soundAtMs }),
      onSilence: () => told.push('silence'),
      onDeaf: (why) => told.push(why),
    });
  return { device, told, listen };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('lets no sound leave the device unless that is allowed', async () => {
  const [browser, server] = (['browser', 'server'] as const).map((name) =>
    createSimulatedEar({ name, isLocal: false }),
  );
  const { told, listen } = listenWith([browser, server].flatMap((ear) => ear ?? []));
  listen();
  await settle();
  expect(told).toEqual(['no_method']);
  expect([browser?.open(), server?.open()]).toEqual([null, null]);
});

it('says that the microphone may not be used, and tries no other method', async () => {
  const [first, second] = [createSimulatedEar(), createSimulatedEar()];
  const { told, listen } = listenWith([first, second]);
  listen();
  await settle();
  first.events().onEnd('denied');
  await settle();
  expect(told).toEqual(['denied']);
  expect(second.open()).toBeNull();
});

it('goes on to the next method when sound brings no words in three seconds', async () => {
  const silent = createSimulatedEar();
  const alive = createSimulatedEar({ name: 'server', isLocal: false });
  const { device, told, listen } = listenWith([silent, alive], true);
  listen();
  await settle();
  // Without sound, silence proves nothing.
  await device.advance(60_000);
  expect(silent.open()).toEqual(request);
  silent.events().onSound();
  await device.advance(proofMs - 1);
  expect(silent.open()).toEqual(request);
  await device.advance(1);
  await settle();
  expect(silent.open()).toBeNull();
  expect(alive.open()).toEqual(request);
  // A late result of the dead method is ignored.
  silent.events().onHeard(heard);
  alive.events().onHeard(heard);
  expect(told).toEqual([{ text: heard.text, soundAtMs: null }]);
  // It stays dead.
  listen();
  await settle();
  expect(silent.open()).toBeNull();
  expect(alive.open()).toEqual(request);
});

it('stays with a method whose words are coming', async () => {
  const ear = createSimulatedEar();
  const { device, told, listen } = listenWith([ear]);
  listen();
  await settle();
  await device.advance(500);
  ear.events().onSound();
  await device.advance(proofMs - 1);
  ear.events().onWords();
  await device.advance(60_000);
  ear.events().onHeard(heard);
  expect(told).toEqual([{ text: heard.text, soundAtMs: 500 }]);
  expect(ear.open()).toBeNull();
});

it('has patience with a method that has brought words before', async () => {
  const ear = createSimulatedEar();
  const { device, told, listen } = listenWith([ear]);
  listen();
  await settle();
  ear.events().onHeard(heard);
  listen();
  await settle();
  ear.events().onSound();
  await device.advance(patienceMs - 1);
  expect(ear.open()).toEqual(request);
  await device.advance(1);
  await settle();
  expect(ear.open()).toBeNull();
  expect(told.at(-1)).toBe('no_method');
});

it('gives a method that answers whole phrases its three seconds after the phrase', async () => {
  const ear = createSimulatedEar({ name: 'server', isLocal: false, answersWhole: true });
  const { device, told, listen } = listenWith([ear], true);
  listen();
  await settle();
  ear.events().onSound();
  await device.advance(10 * proofMs);
  expect(ear.open()).toEqual(request);
  ear.events().onSpoken();
  await device.advance(proofMs - 1);
  expect(ear.open()).toEqual(request);
  await device.advance(1);
  await settle();
  expect(ear.open()).toBeNull();
  expect(told).toEqual(['no_method']);
});

it('skips what the device does not have, and what fails', async () => {
  const absent = createSimulatedEar({ isReady: false });
  const failing = createSimulatedEar();
  const last = createSimulatedEar();
  const { told, listen } = listenWith([absent, failing, last]);
  listen();
  await settle();
  failing.events().onEnd('failed');
  await settle();
  expect(last.open()).toEqual(request);
  last.events().onEnd('failed');
  await settle();
  expect(told).toEqual(['no_method']);
});

it('tells nothing after the microphone was closed', async () => {
  const ear = createSimulatedEar();
  const { told, listen } = listenWith([ear]);
  const close = listen();
  await settle();
  close();
  ear.events().onHeard(heard);
  ear.events().onEnd('silence');
  expect(told).toEqual([]);
  expect(ear.open()).toBeNull();
});
