import type { Language } from '@muster/domain/languages';
import type { Line } from '@muster/domain/jsa/jsa-state';
import { expect, it } from 'vitest';
import { createHearing } from '../../platform/speech/hearing.ts';
import {
  createSimulatedEar,
  createSimulatedSpeech,
} from '../../platform/speech/simulated-speech.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createConversation, silenceMs, type TalkState } from './conversation.ts';
import { engine } from './engine.ts';

const request = { lang: 'en', phrases: [], grammar: () => null } as const;
const context = { project: 'Depot', crew: ['Ana Ruiz'], emergency: {}, shift_end: null };

function talk(spoken?: readonly Language[], isRecorded = false, ear = createSimulatedEar()) {
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  const { clock } = device.openTab().platform;
  const speech = createSimulatedSpeech([ear], spoken);
  const lines: Line[] = [];
  const sounds: (Promise<Blob | null> | null)[] = [];
  const states: TalkState[] = [];
  const conversation = createConversation({
    voice: speech.voice,
    hearing: createHearing({ ears: speech.ears, mayLeave: () => false, clock }),
    record: isRecorded ? speech.record : null,
    clock,
    onLine: (line, sound) => {
      lines.push(line);
      sounds.push(sound);
    },
    onState: (state) => states.push(state),
  });
  const hear = (text: string) => ear.events().onHeard({ text, confidence: 0.9, alternatives: [] });
  return { device, ear, speech, lines, sounds, states, conversation, hear };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('keeps the microphone closed while she speaks', async () => {
  const { ear, speech, conversation, states } = talk();
  conversation.turn({ say: 'What’s the job today?', request });
  await settle();
  expect(speech.saying()).toBe('What’s the job today?');
  expect(ear.open()).toBeNull();
  speech.finishSaying();
  await settle();
  expect(ear.open()).toEqual(request);
  expect(states.map(({ kind }) => kind)).toEqual(['speaking', 'listening']);
});

it('falls silent at a tap and listens, and a tap while she listens changes nothing', async () => {
  const { ear, speech, conversation, states } = talk();
  conversation.turn({ say: 'What’s the job today?', request });
  await settle();
  conversation.interrupt();
  await settle();
  expect(speech.saying()).toBeNull();
  expect(ear.open()).toEqual(request);
  const before = states.length;
  conversation.interrupt();
  expect(states).toHaveLength(before);
});

it('tells how soon after her own voice the sound began, so that the engine knows an echo', async () => {
  const { device, ear, speech, conversation, lines, hear } = talk();
  const { state, say } = engine.start('en', context);
  conversation.turn({ say, request });
  await settle();
  speech.finishSaying();
  await settle();
  await device.advance(300);
  ear.events().onSound();
  await device.advance(500);
  hear('the job today');
  expect(lines).toMatchObject([{ text: 'the job today', afterMs: 300 }]);
  expect(engine.hear(state, lines[0] ?? {}).say).toBe('');
  // The same words later, or where she only showed captions, are someone's answer.
  expect(engine.hear(state, { ...lines[0], afterMs: 1501 }).document.task).not.toBe('');
});

it('shows captions and listens at once where the device has no voice of its own', async () => {
  const { ear, speech, conversation, lines, hear } = talk(['en']);
  conversation.turn({ say: '¿Cuál es el trabajo?', request: { ...request, lang: 'es' } });
  await settle();
  expect(speech.saying()).toBeNull();
  expect(ear.open()?.lang).toBe('es');
  hear('quitar tejas');
  expect(lines).toMatchObject([{ text: 'quitar tejas', afterMs: undefined }]);
});

it('asks once more after a silence, then waits for as long as it takes', async () => {
  const { device, ear, speech, conversation, lines, states, hear } = talk();
  conversation.turn({ say: 'Where exactly is the work?', request });
  await settle();
  speech.finishSaying();
  await settle();
  // A recognizer that gives up early is asked again; that is not the silence she means.
  await device.advance(silenceMs / 2);
  ear.events().onEnd('silence');
  await settle();
  expect(lines).toEqual([]);
  await device.advance(silenceMs / 2);
  expect(lines).toEqual([{ silence: true }]);
  conversation.turn({ say: 'Where?', request });
  await settle();
  speech.finishSaying();
  await settle();
  await device.advance(silenceMs);
  await settle();
  expect(states.at(-1)).toMatchObject({ kind: 'waiting' });
  await device.advance(10 * silenceMs);
  expect(lines).toHaveLength(1);
  hear('north wing');
  expect(lines).toHaveLength(2);
});

it('says why no one is listening, and goes on by typing', async () => {
  const { ear, speech, conversation, states, lines, device } = talk();
  conversation.turn({ say: 'Where?', request });
  await settle();
  speech.finishSaying();
  await settle();
  ear.events().onEnd('denied');
  expect(states.at(-1)).toEqual({ kind: 'deaf', why: 'denied' });
  await device.advance(10 * silenceMs);
  expect(lines).toEqual([]);
});

it('is silent with a closed microphone once it has ended, whatever was under way', async () => {
  const { ear, speech, conversation, states } = talk();
  conversation.turn({ say: 'Where?', request });
  conversation.end();
  await settle();
  expect([speech.saying(), ear.open()]).toEqual([null, null]);
  conversation.turn({ say: 'Where?', request });
  await settle();
  conversation.end();
  await settle();
  expect([speech.saying(), ear.open(), states.at(-1)]).toEqual([null, null, { kind: 'off' }]);
});

it('records nothing where the company keeps no sound', async () => {
  const { ear, speech, sounds, conversation, hear } = talk();
  conversation.turn({ say: '', request });
  await settle();
  ear.events().onSound();
  hear('tear off');
  expect(speech.recordings).toEqual([]);
  expect(sounds).toEqual([null]);
});

it('records an answer from its first sound to its end, and nothing while she speaks', async () => {
  const { ear, speech, sounds, conversation, hear } = talk(undefined, true);
  conversation.turn({ say: 'What’s the job today?', request });
  await settle();
  expect(speech.recordings).toEqual([]);
  speech.finishSaying();
  await settle();
  expect(speech.recordings).toEqual(['silent']);
  ear.events().onSound();
  expect(speech.recordings).toEqual(['recording']);
  ear.events().onSpoken();
  expect(speech.recordings).toEqual(['ended']);
  hear('tear off');
  expect(await sounds[0]).toMatchObject({ type: 'audio/webm' });
  conversation.turn({ say: 'Where exactly?', request });
  await settle();
  expect(speech.recordings).toEqual(['taken']);
});

it('keeps no sound of what is tapped, typed or said when the talk ends', async () => {
  const { ear, speech, sounds, conversation, hear } = talk(undefined, true);
  conversation.turn({ say: '', request });
  await settle();
  ear.events().onSound();
  // A tap answered: the next question begins.
  conversation.turn({ say: '', request });
  await settle();
  ear.events().onSound();
  conversation.keepNoSound();
  hear('what someone said beside the keyboard');
  expect(sounds).toEqual([null]);
  conversation.turn({ say: '', request });
  await settle();
  ear.events().onSound();
  conversation.end();
  expect(speech.recordings).toEqual(['dropped', 'dropped', 'dropped']);
});

it('keeps no sound of a silence', async () => {
  const { device, ear, speech, sounds, conversation } = talk(undefined, true);
  conversation.turn({ say: '', request });
  await settle();
  ear.events().onSound();
  ear.events().onEnd('silence');
  await device.advance(200);
  await settle();
  await device.advance(silenceMs);
  expect(sounds).toEqual([null]);
  expect(new Set(speech.recordings.slice(0, -1))).toEqual(new Set(['dropped']));
});

it('keeps no sound while a recognizer needs the microphone for itself, and says so', async () => {
  const ear = createSimulatedEar({ name: 'phone', sharesMicrophone: false });
  const { speech, sounds, states, conversation } = talk(undefined, true, ear);
  conversation.turn({ say: '', request });
  await settle();
  expect(states).toEqual([{ kind: 'listening', isRecording: false }]);
  ear.events().onSound();
  ear.events().onHeard({ text: 'guardrail', confidence: undefined, alternatives: [] });
  expect([sounds, speech.recordings]).toEqual([[null], []]);
});
