/** Tells a sound from the noise around it, level by level. */
export type SoundGate = {
  /** @param isHeld while someone speaks the noise isn't measured, so that it follows the noise and not the voice */
  isLoud(level: number, isHeld: boolean): boolean;
};

/** Levels are 0 to 1; a sound is `aboveNoise` above what it is around it, and at least `least`. */
export function createSoundGate({
  least,
  aboveNoise,
  rise,
}: {
  readonly least: number;
  readonly aboveNoise: number;
  /** By how much the noise may rise from one level to the next; it falls at once. */
  readonly rise: number;
}): SoundGate {
  let noise = 1;
  return {
    isLoud: (level, isHeld) => {
      noise = Math.min(level, noise + (isHeld ? 0 : rise));
      return level > Math.max(least, noise + aboveNoise);
    },
  };
}
