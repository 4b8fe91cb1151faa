import { shareMicrophone } from './microphone.ts';
import type { Recording } from './speech.ts';

/** Words begin softly, before they are recognized as sound, so a recording starts this long before. */
const leadSeconds = 0.5;

/** About 3 KB of speech per second. */
const bitsPerSecond = 24_000;
/** Answers are short; no recording is longer than this. */
const mostMs = 60_000;

const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/**
 * Records the answer that is being listened for. The microphone's audio goes through a delay, so that the moment before
 * the first sound is still to come when the sound is noticed; nothing is kept from before that.
 */
export function recordBrowser(): Recording {
  const microphone = shareMicrophone();
  const format = globalThis.MediaRecorder
    ? formats.find((one) => MediaRecorder.isTypeSupported(one))
    : undefined;
  let recorder: MediaRecorder | null = null;
  let parts: Blob[] = [];
  let wantsSound = false;
  let isOver = false;
  let delayed: MediaStream | null = null;
  let close = () => {};
  let limit: ReturnType<typeof setTimeout> | undefined;
  void prepare();

  async function prepare(): Promise<void> {
    try {
      const stream = await microphone.stream;
      if (isOver || format === undefined) return;
      const context = new AudioContext();
      const delay = new DelayNode(context, { delayTime: leadSeconds, maxDelayTime: leadSeconds });
      const output = context.createMediaStreamDestination();
      context.createMediaStreamSource(stream).connect(delay).connect(output);
      delayed = output.stream;
      close = () => void context.close();
      if (wantsSound) begin();
    } catch {
      // Continue without a recording: the listener itself reports why there is no microphone.
    }
  }

  function begin(): void {
    wantsSound = true;
    if (isOver || delayed === null || recorder?.state === 'recording') return;
    parts = [];
    recorder = new MediaRecorder(delayed, {
      audioBitsPerSecond: bitsPerSecond,
      ...(format !== undefined && { mimeType: format }),
    });
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.start();
    limit = setTimeout(end, mostMs);
  }

  function end(): void {
    clearTimeout(limit);
    wantsSound = false;
    if (recorder?.state === 'recording') recorder.stop();
  }

  function shut(): void {
    isOver = true;
    end();
    close();
    microphone.release();
  }

  return {
    begin,
    end,
    take: async () => {
      if (isOver) return null;
      const taken = recorder;
      const stopped =
        taken?.state === 'recording' &&
        new Promise<void>((resolve) => {
          taken.addEventListener('stop', () => resolve(), { once: true });
        });
      shut();
      await stopped;
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      const [type = ''] = (taken?.mimeType ?? '').split(';');
      return size === 0 ? null : new Blob(parts, { type });
    },
    drop: () => {
      if (isOver) return;
      shut();
      parts = [];
    },
  };
}
