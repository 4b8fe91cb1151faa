import type { Language } from '@muster/domain/languages';
import type { Clock } from '../clock.ts';
import type { NativeBridge } from '../native/bridge.ts';
import { fieldOf } from '../native/field-of.ts';
import { openMs, openPhoneSession, type PhoneSession, speechPlugin } from './phone-session.ts';
import { createSoundGate } from './sound-gate.ts';
import type { Ear, EarEnd, EarEvents, EarRequest } from './speech.ts';

/** The first one that the phone recognizes on its own is used. */
const tags: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-US'],
  es: ['es-US', 'es-MX', 'es-ES'],
};

/** On every iPhone, use the recognizer that accepts likely phrases and returns alternatives. */
const recognizer = { preferLegacyRecognizer: true };

/** Apple's limit. */
const mostPhrases = 100;

/** On older versions the plugin can't fetch a missing language; the app would crash. */
const leastAndroid = 14;

/** The phrase is over after this long without new words; an iPhone's recognizer never signals its end. */
export const pauseMs = 1200;

/** On the plugin's scale, which phones use differently; about 15 levels a second. */
const sound = { least: 0.2, aboveNoise: 0.2, rise: 0.003 };
/** Consecutive levels; fewer is a knock. */
const soundLevels = 3;

const ends: Readonly<Record<string, EarEnd>> = {
  NO_MATCH: 'silence',
  SPEECH_TIMEOUT: 'silence',
  // Apple's "No speech detected".
  KAFASSISTANTERRORDOMAIN_1110: 'silence',
  INSUFFICIENT_PERMISSIONS: 'denied',
  MICROPHONE_PERMISSION_DENIED: 'denied',
};
/** Android reports this for a recognizer that it has just closed. */
const busy = 'RECOGNIZER_BUSY';

/**
 * The phone's own recognizer, through the wrapper's plugin and only on the device: if the phone would ask a
 * server, it isn't ready.
 */
export function createPhoneEar({
  bridge,
  clock,
  androidVersion,
}: {
  readonly bridge: NativeBridge;
  readonly clock: Pick<Clock, 'after'>;
  /** Null if unknown. */
  readonly androidVersion: () => Promise<number | null>;
}): Ear {
  const known = new Map<Language, string>();
  let last: PhoneSession | null = null;
  let isFetching = false;
  let wasBusy = false;

  async function tagOf(lang: Language): Promise<string | null> {
    const found = known.get(lang);
    if (found !== undefined) return found;
    for (const language of tags[lang]) {
      const options = { language, ...recognizer };
      const answer = await bridge.call(speechPlugin, 'isOnDeviceRecognitionAvailable', options);
      if (fieldOf(answer, 'available') !== true) continue;
      known.set(lang, language);
      return language;
    }
    return null;
  }

  async function isReady(lang: Language): Promise<boolean> {
    if (isFetching) return false;
    try {
      const isOld = bridge.system === 'android' && ((await androidVersion()) ?? 0) < leastAndroid;
      return !isOld && (await tagOf(lang)) !== null;
    } catch {
      return false;
    }
  }

  /** Returns why the microphone can't be opened; null if it can. */
  async function hindrance(): Promise<EarEnd | null> {
    if (!(await hasClosed(last, clock))) return 'failed';
    try {
      const answer = await bridge.call(speechPlugin, 'requestPermissions');
      if (fieldOf(answer, 'speechRecognition') === 'granted') return null;
      // An iPhone also asks about its recognizer; without that permission, other methods may still use the microphone.
      return bridge.system === 'ios' ? 'refused' : 'denied';
    } catch {
      return 'failed';
    }
  }

  function listen(request: EarRequest, events: EarEvents): () => void {
    const gate = createSoundGate(sound);
    let session: PhoneSession | null = null;
    let isOver = false;
    let loud = 0;
    let matches: readonly string[] = [];
    let cancelPause = () => {};

    const end = (why: EarEnd) => {
      if (isOver) return;
      isOver = true;
      events.onEnd(why);
    };

    function hearLevel(level: number): void {
      loud = gate.isLoud(level, loud > 0) ? loud + 1 : 0;
      if (loud === soundLevels && !isOver) events.onSound();
    }

    function hearWords(heard: readonly string[]): void {
      if (isOver || heard.length === 0) return;
      events.onWords();
      if (heard[0] === matches[0]) return;
      matches = heard;
      cancelPause();
      cancelPause = clock.after(pauseMs, () => session?.close());
    }

    function answer(code: string | null): void {
      cancelPause();
      const isFirstBusy = code === busy && !wasBusy;
      wasBusy = code === busy;
      if (isOver) return;
      const why = code === null || isFirstBusy ? 'silence' : (ends[code] ?? 'failed');
      const [text, ...alternatives] = matches;
      // This code means that the recognizer retracts its words.
      if (text === undefined || code === 'NO_MATCH') {
        end(why);
        return;
      }
      isOver = true;
      events.onHeard({ text, confidence: undefined, alternatives });
    }

    async function begin(): Promise<void> {
      const [why, language] = [await hindrance(), await tagOf(request.lang).catch(() => null)];
      if (isOver) return;
      if (why !== null || language === null) {
        end(why ?? 'failed');
        return;
      }
      session = openPhoneSession(
        bridge,
        clock,
        {
          language,
          ...recognizer,
          useOnDeviceRecognition: true,
          partialResults: true,
          maxResults: 3,
          contextualStrings: request.phrases.slice(0, mostPhrases),
        },
        {
          onLevel: hearLevel,
          onWords: hearWords,
          onLate: () => {
            isFetching = true;
            end('failed');
          },
        },
      );
      last = session;
      const code = await session.closed;
      isFetching = false;
      answer(code);
    }

    void begin();
    return () => {
      isOver = true;
      cancelPause();
      session?.close();
    };
  }

  return {
    name: 'phone',
    isLocal: true,
    sharesMicrophone: false,
    answersWhole: false,
    isReady,
    listen,
  };
}

/** Waits until the microphone is closed; returns false if that takes too long. */
function hasClosed(last: PhoneSession | null, clock: Pick<Clock, 'after'>): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(openMs, () => resolve(false));
    void (last?.closed ?? Promise.resolve(null)).then(() => {
      cancel();
      resolve(true);
    });
  });
}
