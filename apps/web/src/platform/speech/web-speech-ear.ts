import type { Language } from '@muster/domain/languages';
import { givePhrases, type Recognition, recognitionClass } from './recognition.ts';
import type { Ear, EarEnd } from './speech.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

const ends: Readonly<Record<string, EarEnd>> = {
  'not-allowed': 'denied',
  'audio-capture': 'no_microphone',
  'no-speech': 'silence',
};

/** The browser's recognizer; `isLocal`: on the device, with a language pack that it fetches once. */
export function createWebSpeechEar(isLocal: boolean): Ear {
  return {
    name: isLocal ? 'device' : 'browser',
    isLocal,
    sharesMicrophone: true,
    answersWhole: false,
    isReady: async (lang) => {
      const recognizer = recognitionClass();
      if (recognizer === null) return false;
      return isLocal ? hasPack(lang) : navigator.onLine;
    },
    listen: ({ lang, phrases }, events) => {
      const recognizer = recognitionClass();
      let isOver = recognizer === null;
      if (recognizer === null) {
        events.onEnd('failed');
        return () => {};
      }
      const recognition: Recognition = new recognizer();
      const end = (why: EarEnd) => {
        if (isOver) return;
        isOver = true;
        events.onEnd(why);
      };
      const onSound = () => {
        if (!isOver) events.onSound();
      };
      Object.assign(recognition, {
        lang: tags[lang],
        continuous: false,
        interimResults: true,
        maxAlternatives: 3,
        ...(isLocal && { processLocally: true }),
        onsoundstart: onSound,
        onspeechstart: onSound,
        onresult: ({ results }) => {
          if (isOver) return;
          const result = results[results.length - 1];
          const best = result?.[0];
          if (result === undefined || best === undefined) return;
          events.onWords();
          if (!result.isFinal || best.transcript.trim() === '') return;
          isOver = true;
          events.onHeard({
            text: best.transcript.trim(),
            // Some phones always report 0, which says nothing.
            confidence: best.confidence > 0 ? best.confidence : undefined,
            alternatives: Array.from(result)
              .slice(1)
              .map(({ transcript }) => transcript.trim()),
          });
        },
        onerror: ({ error }) => {
          if (error !== 'aborted') end(ends[error] ?? 'failed');
        },
        onend: () => end('silence'),
      } satisfies Partial<Recognition>);
      givePhrases(recognition, phrases);
      try {
        recognition.start();
      } catch {
        end('failed');
      }
      return () => {
        isOver = true;
        recognition.abort();
      };
    },
  };
}

/** Asks for the pack if the browser can fetch it; it is used from the next question on. */
async function hasPack(lang: Language): Promise<boolean> {
  const recognizer = recognitionClass();
  const asked = { langs: [tags[lang]], processLocally: true };
  try {
    const state = (await recognizer?.available?.(asked)) ?? 'unavailable';
    if (state === 'downloadable') void recognizer?.install?.(asked).catch(() => false);
    return state === 'available';
  } catch {
    return false;
  }
}
