/** Cuts one spoken phrase out of a stream of samples: from a moment before its sound to the pause after it. */
import { createSoundGate } from './sound-gate.ts';
import { levelOf } from './sound-level.ts';

/** On the scale of `levelOf`: -42 dB, and 9 dB above the noise. */
const sound = { least: 0.3, aboveNoise: 0.15, rise: 0.002 };

const frameMs = 40;
/** A sound this long isn't a knock. */
const soundMs = 120;
const pauseMs = 800;
/** Audio kept from before the sound, because words begin softly. */
const leadMs = 400;

export type PhraseCutter = {
  /** @returns the phrase, once it is over */
  add(samples: Float32Array): Float32Array | null;
};

export function createPhraseCutter({
  hertz,
  mostSeconds,
  onSound,
}: {
  readonly hertz: number;
  /** A phrase is cut at this length, whether finished or not. */
  readonly mostSeconds: number;
  /** Called once, when someone starts to speak. */
  readonly onSound: () => void;
}): PhraseCutter {
  const frameLength = Math.round((hertz * frameMs) / 1000);
  const framesIn = (ms: number) => Math.round(ms / frameMs);
  const mostFrames = Math.floor((mostSeconds * 1000) / frameMs);
  let rest = new Float32Array(0);
  let kept: Float32Array[] = [];
  const gate = createSoundGate(sound);
  let loud = 0;
  let quiet = 0;
  let hasBegun = false;

  function hearFrame(frame: Float32Array): Float32Array | null {
    const isLoud = gate.isLoud(levelOf(frame), hasBegun);
    loud = isLoud ? loud + 1 : 0;
    quiet = isLoud ? 0 : quiet + 1;
    kept.push(frame);
    if (!hasBegun) {
      if (loud < framesIn(soundMs)) {
        kept = kept.slice(-framesIn(leadMs));
        return null;
      }
      hasBegun = true;
      onSound();
    }
    return quiet >= framesIn(pauseMs) || kept.length >= mostFrames ? joined(kept) : null;
  }

  return {
    add: (samples) => {
      const all = joined([rest, samples]);
      let at = 0;
      for (; at + frameLength <= all.length; at += frameLength) {
        const phrase = hearFrame(all.slice(at, at + frameLength));
        if (phrase !== null) return phrase;
      }
      rest = all.slice(at);
      return null;
    },
  };
}

function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
