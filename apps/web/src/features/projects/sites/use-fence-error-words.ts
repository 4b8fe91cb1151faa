import { useLingui } from '@lingui/react/macro';
import { fenceLimits } from '@muster/domain/place/ring';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import type { Drawing, DrawingError } from './fence-draft.ts';

/** Why a drawing cannot be saved yet, and what to do. */
export function useFenceErrorWords(): (flaw: DrawingError, shape: Drawing['shape']) => string {
  const { t } = useLingui();
  const { length } = useLengthWords();
  const { radius } = useRadiusWords();
  const reach = length(fenceLimits.reachM);
  const least = radius(fenceLimits.minRadiusM);
  const most = radius(fenceLimits.maxRadiusM);
  return (flaw, shape) => {
    switch (flaw) {
      case 'nothing':
        return shape === 'circle'
          ? t`Drop a pin on the map, or enter the location.`
          : t`Mark at least three corners.`;
      case 'lat':
      case 'lng':
        return t`These coordinates aren’t valid.`;
      case 'radius_m':
        return t`Enter a radius from ${least} to ${most}.`;
      case 'polygon':
        return t`Use 3 to 500 corners.`;
      case 'polygon_reach':
        return t`A corner is more than ${reach} from the site. Check its coordinates.`;
      case 'polygon_crossing':
      case 'label_point':
        return t`The outline crosses or touches itself. Move the corners apart.`;
    }
  };
}
