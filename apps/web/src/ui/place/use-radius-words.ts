import { type RadiusScale, radiusScale } from '@muster/domain/place/radius-scale';
import { useLengthWords } from './use-length-words.ts';

/** The radius of a fence in the reader's unit, as a scale and as text (`500 ft`). */
export function useRadiusWords(): {
  readonly scale: RadiusScale;
  readonly radius: (radiusM: number) => string;
} {
  const { system, inUnit } = useLengthWords();
  const scale = radiusScale(system);
  return { scale, radius: (radiusM) => inUnit(scale.shown(radiusM), scale.unit) };
}
