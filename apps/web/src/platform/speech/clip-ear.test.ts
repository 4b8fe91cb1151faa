import { expect, it, vi } from 'vitest';
import { createClipEar, type Transcribe } from './clip-ear.ts';
import type { Capture, EarEnd } from './speech.ts';

const hertz = 16_000;
const request = { lang: 'en', phrases: [], grammar: () => null } as const;

/** A tone, or silence, as a microphone gives it. */
const sound = (seconds: number, amplitude: number, rate = hertz) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => amplitude * Math.sin(at / 5));

function listenWith(
  transcribe = vi.fn<Transcribe>(async () => ({ text: 'tear off', confidence: 0.7 })),
) {
  const microphone: { on: Parameters<Capture>[0] | null } = { on: null };
  const told: unknown[] = [];
  const ear = createClipEar({
    capture: (on) => {
      microphone.on = on;
      return () => {
        microphone.on = null;
      };
    },
    format: { hertz, mostSeconds: 20 },
    isReady: () => true,
    transcribe,
  });
  const close = ear.listen(request, {
    onSound: () => told.push('sound'),
    onSpoken: () => told.push('spoken'),
    onWords: () => told.push('words'),
    onHeard: (heard) => told.push(heard),
    onEnd: (why: EarEnd) => told.push(why),
  });
  const hear = (samples: Float32Array, rate = hertz) => {
    for (let at = 0; at < samples.length; at += 2048) {
      microphone.on?.onSamples(samples.slice(at, at + 2048), rate);
    }
  };
  const clip = (): Blob | undefined => transcribe.mock.calls.flat().find(isBlob);
  return { told, hear, close, clip, transcribe, microphone };
}

const isBlob = (value: unknown): value is Blob => value instanceof Blob;
const isSignal = (value: unknown): value is AbortSignal => value instanceof AbortSignal;

it('sends nothing while no one speaks, whatever the noise, and nothing of a knock', () => {
  const { told, hear, transcribe } = listenWith();
  hear(sound(10, 0.05));
  hear(sound(0.08, 0.8));
  hear(sound(2, 0.05));
  expect(told).toEqual([]);
  expect(transcribe).not.toHaveBeenCalled();
});

it('sends a phrase once it is over, with a moment from before it, and closes the microphone', async () => {
  const { told, hear, clip, microphone } = listenWith();
  hear(sound(2, 0.001));
  hear(sound(1.5, 0.4));
  expect(told).toEqual(['sound']);
  hear(sound(0.6, 0.001));
  expect(told).toEqual(['sound']);
  hear(sound(1, 0.001));
  expect(told).toEqual(['sound', 'spoken']);
  expect(microphone.on).toBeNull();
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told[2]).toEqual({ text: 'tear off', confidence: 0.7, alternatives: [] });
  const seconds = ((clip()?.size ?? 0) - 44) / 2 / hertz;
  expect(seconds).toBeGreaterThan(2.4);
  expect(seconds).toBeLessThan(2.9);
});

it('writes 16 kHz of 16 bits, whatever the microphone has', async () => {
  const { hear, clip } = listenWith();
  hear(sound(1, 0, 48_000), 48_000);
  hear(sound(1, 0.4, 48_000), 48_000);
  hear(sound(1, 0, 48_000), 48_000);
  const view = new DataView((await clip()?.arrayBuffer()) ?? new ArrayBuffer(44));
  expect([view.getUint32(24, true), view.getUint16(34, true)]).toEqual([hertz, 16]);
  expect(view.getUint32(40, true)).toBe(view.byteLength - 44);
  expect(view.byteLength).toBeLessThan(2.4 * hertz * 2);
});

it('cuts what no one ends after 20 seconds', () => {
  const { told, hear, clip } = listenWith();
  hear(sound(1, 0));
  hear(sound(25, 0.4));
  expect(told).toEqual(['sound', 'spoken']);
  expect(clip()?.size).toBe(44 + 20 * hertz * 2);
});

it('takes no words for a silence, and an error for a method that failed', async () => {
  for (const [transcribe, end] of [
    [vi.fn<Transcribe>(async () => ({ text: '', confidence: 0 })), 'silence'],
    [vi.fn<Transcribe>(() => Promise.reject(new TypeError('No network'))), 'failed'],
  ] as const) {
    const { told, hear } = listenWith(transcribe);
    hear(sound(1, 0));
    hear(sound(1, 0.4));
    hear(sound(1, 0));
    await vi.waitFor(() => expect(told).toEqual(['sound', 'spoken', end]));
  }
});

it('asks no longer once it is closed', () => {
  const { hear, close, transcribe } = listenWith();
  hear(sound(1, 0));
  hear(sound(1, 0.4));
  hear(sound(1, 0));
  const signal = transcribe.mock.calls.flat().find(isSignal);
  close();
  expect(signal).toMatchObject({ aborted: true });
});
