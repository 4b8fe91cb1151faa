import type { Language } from '@muster/domain/languages';
import type { Line } from '@muster/domain/jsa/jsa-state';
import type { Clock } from '../../platform/clock.ts';
import type { Deafness, Hearing } from '../../platform/speech/hearing.ts';
import type { EarRequest, Recording, Voice } from '../../platform/speech/speech.ts';

/** The state of the talk. `waiting`: after two silences she stops asking until someone speaks or taps. */
export type TalkState =
  | { readonly kind: 'off' }
  | { readonly kind: 'speaking' }
  | { readonly kind: 'listening' | 'waiting'; readonly isRecording: boolean }
  | { readonly kind: 'deaf'; readonly why: Deafness };

export type Conversation = {
  /** Says the text, then listens. With an empty text, only listens again. */
  turn(said: { readonly say: string; readonly request: EarRequest }): void;
  /** Stops her voice and listens, after a tap or a key. */
  interrupt(): void;
  /** Drops the recording in progress, because someone is typing. */
  keepNoSound(): void;
  /** Stops speaking and closes the microphone. */
  end(): void;
};

/** After this much silence, she repeats the question in a shorter form. */
export const silenceMs = 8000;

/** The wait before a recognizer that gave up is started again. */
const pauseMs = 200;

/**
 * Speaks and listens in turns. The microphone is closed while she speaks. An echo of her own voice is recognized by how
 * soon after it the sound began.
 */
export function createConversation({
  voice,
  hearing,
  record = null,
  clock,
  onLine,
  onState,
}: {
  readonly voice: Voice;
  readonly hearing: Hearing;
  /** Null: spoken answers aren't recorded. */
  readonly record?: (() => Recording) | null;
  readonly clock: Pick<Clock, 'after' | 'monotonicMs'>;
  /** `sound` is the recording of the answer; null if there is none. */
  readonly onLine: (line: Line, sound: Promise<Blob | null> | null) => void;
  readonly onState: (state: TalkState) => void;
}): Conversation {
  let request: EarRequest = { lang: 'en', phrases: [], grammar: () => null };
  /** When she last stopped speaking; null while she only shows captions. */
  let spokeUntilMs: number | null = null;
  let silences = 0;
  /** The next turn follows a silence instead of an answer. */
  let isAfterSilence = false;
  let isSpeaking = false;
  let hush = () => {};
  let closeEar = () => {};
  let recording: Recording | null = null;
  let cancelSilence = () => {};
  /** Incremented on every start, so that callbacks of an earlier one do nothing. */
  let begun = 0;

  function stopAll(): void {
    begun += 1;
    isSpeaking = false;
    cancelSilence();
    closeEar();
    recording?.drop();
    recording = null;
    const quiet = hush;
    hush = () => {};
    quiet();
  }

  /** Listens until `untilMs`, when silence counts as an answer; null: without a limit. */
  function listen(untilMs: number | null): void {
    stopAll();
    const mine = begun;
    const live = (act: () => void) => () => {
      if (mine === begun) act();
    };
    closeEar = hearing.listen(request, {
      onOpen: (ear) => {
        if (mine !== begun) return;
        recording?.drop();
        recording = ear.sharesMicrophone ? (record?.() ?? null) : null;
        onState({
          kind: untilMs === null ? 'waiting' : 'listening',
          isRecording: recording !== null,
        });
      },
      onSound: live(() => recording?.begin()),
      onSpoken: live(() => recording?.end()),
      onHeard: ({ text, confidence, alternatives }, soundAtMs) => {
        if (mine !== begun) return;
        silences = 0;
        cancelSilence();
        const afterMs =
          spokeUntilMs === null ? undefined : (soundAtMs ?? clock.monotonicMs()) - spokeUntilMs;
        const sound = recording?.take() ?? null;
        recording = null;
        onLine({ text, confidence, alternatives, afterMs }, sound);
      },
      // Recognizers give up after a few seconds, but that isn't an answer yet.
      onSilence: live(
        () =>
          void clock.after(
            pauseMs,
            live(() => listen(untilMs)),
          ),
      ),
      onDeaf: (why) => {
        if (mine !== begun) return;
        stopAll();
        onState({ kind: 'deaf', why });
      },
    });
    if (untilMs !== null) {
      cancelSilence = clock.after(untilMs - clock.monotonicMs(), live(hearSilence));
    }
  }

  const listenForAnswer = () => listen(silences > 1 ? null : clock.monotonicMs() + silenceMs);

  function hearSilence(): void {
    silences += 1;
    if (silences > 1) {
      listen(null);
      return;
    }
    isAfterSilence = true;
    onLine({ silence: true }, null);
  }

  async function speak(say: string, lang: Language): Promise<void> {
    stopAll();
    const mine = begun;
    const canSpeak = await voice.speaks(lang);
    if (mine !== begun) return;
    if (!canSpeak) {
      spokeUntilMs = null;
      listenForAnswer();
      return;
    }
    isSpeaking = true;
    onState({ kind: 'speaking' });
    hush = voice.speak(say, lang, () => {
      if (mine !== begun) return;
      isSpeaking = false;
      spokeUntilMs = clock.monotonicMs();
      listenForAnswer();
    });
  }

  return {
    turn: ({ say, request: asked }) => {
      request = asked;
      if (!isAfterSilence) silences = 0;
      isAfterSilence = false;
      if (say === '') listenForAnswer();
      else void speak(say, asked.lang);
    },
    interrupt: () => {
      if (!isSpeaking) return;
      isSpeaking = false;
      spokeUntilMs = clock.monotonicMs();
      listenForAnswer();
    },
    keepNoSound: () => {
      recording?.drop();
      recording = null;
    },
    end: () => {
      stopAll();
      onState({ kind: 'off' });
    },
  };
}
