import { browserCapture } from './browser-capture.ts';
import { recordBrowser } from './browser-recorder.ts';
import { browserVoice } from './browser-voice.ts';
import { isModelKept } from './kept-models.ts';
import type { Speech } from './speech.ts';
import { watchLevel } from './sound-level.ts';
import { createWebSpeechEar } from './web-speech-ear.ts';

/** This browser's speech methods, the most private first. */
export const browserSpeech: Speech = {
  ears: [createWebSpeechEar(true), createWebSpeechEar(false)],
  capture: browserCapture,
  voice: browserVoice,
  record: recordBrowser,
  models: {
    isKept: ({ name }) => isModelKept(name),
    open: async (...asked) => (await import('./vosk-engine.ts')).openVoskModel(...asked),
    isCostly,
  },
  meter: (onLevel) => {
    let stop = () => {};
    let isOver = false;
    void openMicrophone().then((stream) => {
      if (stream === null) return;
      const close = () => stream.getTracks().forEach((track) => track.stop());
      if (isOver) {
        close();
        return;
      }
      const unwatch = watchLevel(stream, onLevel);
      stop = () => {
        unwatch();
        close();
      };
    });
    return () => {
      isOver = true;
      stop();
    };
  },
};

/** Returns null if there is none or it may not be used; the method that listens next reports which. */
async function openMicrophone(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch {
    return null;
  }
}

/** Some browsers report that the connection is metered; the others don't say. */
function isCostly(): boolean {
  const network: unknown = Reflect.get(navigator, 'connection');
  if (typeof network !== 'object' || network === null) return false;
  const { saveData, type } = network as { readonly saveData?: unknown; readonly type?: unknown };
  return saveData === true || type === 'cellular';
}
