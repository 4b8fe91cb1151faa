import type { Language } from '@muster/domain/languages';
import type { Voice } from './speech.ts';

/** How long a browser may take to know its voices. */
const voicesMs = 1000;

/** No one speaks slower than this; a browser that never says it has finished is not waited for. */
const slowestMsPerCharacter = 130;

/** Speaks with voices that are on the device: others send what she says to a server. */
export const browserVoice: Voice = {
  speaks: async (lang) => (await voiceFor(lang)) !== null,
  speak: (text, lang, onDone) => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      onDone();
    };
    const timer = setTimeout(end, 3000 + text.length * slowestMsPerCharacter);
    void voiceFor(lang).then((voice) => {
      if (isOver) return;
      if (voice === null) {
        end();
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener('end', end);
      utterance.addEventListener('error', end);
      speechSynthesis.speak(utterance);
    });
    return () => {
      end();
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    };
  },
};

async function voiceFor(lang: Language): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null;
  const find = () =>
    speechSynthesis
      .getVoices()
      .find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(lang)) ?? null;
  if (speechSynthesis.getVoices().length === 0) await voicesKnown();
  return find();
}

function voicesKnown(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, voicesMs);
    speechSynthesis.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
