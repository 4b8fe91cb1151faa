import { browserCapture } from './browser-capture.ts';
import { recordBrowser } from './browser-recorder.ts';
import { browserVoice } from './browser-voice.ts';
import type { Speech } from './speech.ts';
import { watchLevel } from './sound-level.ts';
import { createWebSpeechEar } from './web-speech-ear.ts';

/** What this browser has, the most private first. */
export const browserSpeech: Speech = {
  ears: [createWebSpeechEar(true), createWebSpeechEar(false)],
  capture: browserCapture,
  voice: browserVoice,
  record: recordBrowser,
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

/** Null where there is none, or it may not be used: the method that listens next says which. */
async function openMicrophone(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch {
    return null;
  }
}
