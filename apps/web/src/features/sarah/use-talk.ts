import type { Line, Turn } from '@muster/domain/jsa/jsa-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { speechFormat } from '@muster/contract/speech';
import { createClipEar } from '../../platform/speech/clip-ear.ts';
import type { DeviceModels } from '../../platform/speech/device-models.ts';
import { createHearing } from '../../platform/speech/hearing.ts';
import type { Ear, Speech } from '../../platform/speech/speech.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import { transcribe } from './transcribe.ts';
import { engine } from './engine.ts';
import { hasOwnEar } from './own-ear.ts';
import { type Conversation, createConversation, type TalkState } from './conversation.ts';

export type Talk = {
  readonly state: TalkState;
  /** Noise level when the talk started, 0 to 1; null before it is known. */
  readonly noise: number | null;
  readonly isStarting: boolean;
  /** `mayUseServer`: the company allows it, and the person was told and agreed. */
  readonly start: (mayUseServer: boolean) => void;
  readonly stop: () => void;
};

/** How long the noise is measured before she speaks. */
const noiseMs = 1200;

/** Runs the talk: each turn is spoken and answered aloud while it is on. */
export function useTalk(
  turn: Turn,
  {
    models,
    keepsAudio,
    onLine,
  }: {
    /** The operator's speech models; null if there are none. */
    readonly models: DeviceModels | null;
    /** The company keeps recordings of answers, and the person was told. */
    readonly keepsAudio: boolean;
    readonly onLine: (line: Line, sound: Promise<Blob | null> | null) => void;
  },
): Talk {
  const data = useData();
  const { platform } = data;
  const [state, setState] = useState<TalkState>({ kind: 'off' });
  const [noise, setNoise] = useState<number | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [proven] = useState(() => new Set<Ear['name']>());
  const hear = useEffectEvent(onLine);

  useEffect(() => {
    if (conversation === null) return;
    const { state: told } = turn;
    if (turn.asks === null) conversation.end();
    else
      conversation.turn({
        say: turn.say,
        request: {
          lang: told.lang,
          phrases: [...turn.choices, ...told.context.crew],
          grammar: () => engine.grammar(turn),
        },
      });
  }, [conversation, turn]);

  useEffect(() => {
    if (conversation === null) return;
    const letSleep = keepAwake();
    const interrupt = () => conversation.interrupt();
    const type = () => conversation.keepNoSound();
    addEventListener('input', type);
    addEventListener('pointerdown', interrupt);
    addEventListener('keydown', interrupt);
    // Never listen in the background: a hidden page closes the microphone.
    const unwatch = platform.visibility.subscribe((isVisible) => {
      if (!isVisible) setConversation(null);
    });
    return () => {
      letSleep();
      unwatch();
      removeEventListener('input', type);
      removeEventListener('pointerdown', interrupt);
      removeEventListener('keydown', interrupt);
      conversation.end();
    };
  }, [conversation, platform]);

  async function start(mayUseServer: boolean): Promise<void> {
    setStarting(true);
    const speech = await platform.speech();
    const [level] = await Promise.all([measureNoise(speech), loadModel(speech)]);
    setNoise(level);
    setStarting(false);
    const { clock } = platform;
    setConversation(
      createConversation({
        voice: speech.voice,
        hearing: createHearing({
          ears: [
            ...speech.ears.filter(({ isLocal }) => isLocal),
            ...(models === null ? [] : [models.ear]),
            ...speech.ears.filter(({ isLocal }) => !isLocal),
            createClipEar({
              capture: speech.capture,
              format: speechFormat,
              isReady: () => platform.network.state() !== 'offline',
              transcribe: (clip, asked, signal) => transcribe(data, clip, asked, signal),
            }),
          ],
          // Neither the company nor the person agreed to send audio to the maker of the browser.
          mayLeave: ({ name }) => name === 'server' && mayUseServer,
          clock,
          proven,
        }),
        record: keepsAudio ? speech.record : null,
        clock,
        onLine: (line, sound) => hear(line, sound),
        onState: setState,
      }),
    );
  }

  /**
   * Loads the model in advance if the device has no recognizer of its own, so that no one speaks into a pause of
   * several seconds.
   */
  async function loadModel(speech: Speech): Promise<void> {
    const { lang } = turn.state;
    if (!(await hasOwnEar(speech, lang))) await models?.prepare(lang);
  }

  async function measureNoise(speech: Speech): Promise<number | null> {
    const levels: number[] = [];
    const stop = speech.meter((level) => levels.push(level));
    await new Promise<void>((resolve) => void platform.clock.after(noiseMs, resolve));
    stop();
    return levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 2)] ?? null;
  }

  return {
    state,
    noise,
    isStarting,
    start: (mayUseServer) => void start(mayUseServer),
    stop: () => setConversation(null),
  };
}
