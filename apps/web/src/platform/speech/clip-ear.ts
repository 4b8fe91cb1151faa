import type { Capture, Ear, Heard } from './speech.ts';
import { createPhraseCutter } from './phrase-cutter.ts';
import { resampled, wavFile } from './wav-file.ts';

export type ClipFormat = { readonly hertz: number; readonly mostSeconds: number };

/** Returns the words in a WAV file; throws if it can't. */
export type Transcribe = (
  clip: Blob,
  asked: Parameters<Ear['listen']>[0],
  signal: AbortSignal,
) => Promise<Pick<Heard, 'text' | 'confidence'>>;

/** Recognizes speech phrase by phrase: each phrase is cut out, sent as a file, and returned as text. */
export function createClipEar({
  capture,
  format: { hertz, mostSeconds },
  isReady,
  transcribe,
}: {
  readonly capture: Capture;
  readonly format: ClipFormat;
  readonly isReady: () => boolean;
  readonly transcribe: Transcribe;
}): Ear {
  return {
    name: 'server',
    isLocal: false,
    sharesMicrophone: true,
    answersWhole: true,
    isReady: async () => isReady(),
    listen: (request, events) => {
      const asking = new AbortController();
      const cutters = new Map<number, ReturnType<typeof createPhraseCutter>>();
      let isSent = false;
      const stop = capture({
        onSamples: (samples, from) => {
          if (isSent) return;
          const cutter =
            cutters.get(from) ??
            createPhraseCutter({ hertz: from, mostSeconds, onSound: () => events.onSound() });
          cutters.set(from, cutter);
          const phrase = cutter.add(samples);
          if (phrase === null) return;
          isSent = true;
          stop();
          events.onSpoken();
          void ask(wavFile(resampled(phrase, from, hertz), hertz));
        },
        onEnd: (why) => events.onEnd(why),
      });

      async function ask(clip: Blob): Promise<void> {
        try {
          const { text, confidence } = await transcribe(clip, request, asking.signal);
          if (text === '') events.onEnd('silence');
          else events.onHeard({ text, confidence, alternatives: [] });
        } catch {
          // Whatever the error is, this method returned no words, so the next one is tried.
          events.onEnd('failed');
        }
      }

      return () => {
        stop();
        asking.abort();
      };
    },
  };
}
