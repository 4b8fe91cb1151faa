import type { Clock } from '../clock.ts';
import type { NativeBridge } from '../native/bridge.ts';
import { fieldOf } from '../native/field-of.ts';

export const speechPlugin = 'SpeechRecognition';

/** A microphone that isn't open by then is waiting for a language that the phone fetches first. */
export const openMs = 3000;

/** The time a phone may take to close the microphone. */
const closeMs = 1500;

/** One opening of the microphone by the wrapper's plugin. */
export type PhoneSession = {
  close(): void;
  /** Resolves once the microphone is closed, with the plugin's error code or null. */
  readonly closed: Promise<string | null>;
};

export type SessionEvents = {
  /** The volume, 0 to 1. */
  readonly onLevel: (level: number) => void;
  /** The words so far, most likely alternative first. The last call has the final words. */
  readonly onWords: (matches: readonly string[]) => void;
  /** The microphone didn't open in time; it may still do so. */
  readonly onLate: () => void;
};

/**
 * Levels and words don't say which session they belong to, so a session begins only after the previous one
 * has closed. It is closed only once it is open: a recognizer stopped while Android fetches its language
 * would open the microphone afterwards, for another recognizer, which may ask a server.
 */
export function openPhoneSession(
  bridge: NativeBridge,
  clock: Pick<Clock, 'after'>,
  options: object,
  { onLevel, onWords, onLate }: SessionEvents,
): PhoneSession {
  let id: unknown;
  let isOpen = false;
  let isClosing = false;
  let settle: (code: string | null) => void = () => {};
  const closed = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  const cancelLate = clock.after(openMs, onLate);

  function finish(code: string | null): void {
    cancelLate();
    for (const stop of listening) stop();
    settle(code);
  }

  function stopNow(): void {
    void bridge.call(speechPlugin, 'stop').catch(() => null);
    clock.after(closeMs, () => finish(null));
  }

  function hearState(event: unknown): void {
    const state = fieldOf(event, 'state');
    if (state === 'startingListening') id ??= fieldOf(event, 'sessionId');
    if (fieldOf(event, 'sessionId') !== id) return;
    if (state === 'started') {
      isOpen = true;
      cancelLate();
      if (isClosing) stopNow();
    }
    const code = fieldOf(event, 'errorCode');
    if (state === 'stopped') finish(typeof code === 'string' ? code : null);
  }

  const listening = [
    bridge.listen(speechPlugin, 'listeningState', hearState),
    bridge.listen(speechPlugin, 'audioLevel', (event) => {
      const level = fieldOf(event, 'level');
      if (typeof level === 'number') onLevel(level);
    }),
    bridge.listen(speechPlugin, 'partialResults', (event) => onWords(matchesOf(event))),
  ];
  bridge.call(speechPlugin, 'start', options).catch(() => finish('START_FAILED'));

  return {
    close: () => {
      if (isClosing) return;
      isClosing = true;
      if (isOpen) stopNow();
    },
    closed,
  };
}

function matchesOf(event: unknown): readonly string[] {
  const matches = fieldOf(event, 'matches');
  if (!Array.isArray(matches)) return [];
  return matches
    .filter((match): match is string => typeof match === 'string')
    .map((match) => match.trim())
    .filter((match) => match !== '');
}
