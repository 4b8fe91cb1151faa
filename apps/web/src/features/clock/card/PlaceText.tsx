import { useLingui } from '@lingui/react/macro';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import type { PunchPlace } from '../punch/place-of-punch.ts';

/** Says in one sentence whether a punch was on site. */
export function PlaceText({ place }: { readonly place: PunchPlace }) {
  const { t } = useLingui();
  const words = useLengthWords();
  switch (place.verdict) {
    case 'inside':
      return t`On site: ${place.siteName}.`;
    case 'uncertain': {
      const accuracy = words.distance(place.fix.accuracyM);
      return t`Location uncertain: this device’s location is accurate only to ${accuracy}.`;
    }
    case 'outside': {
      const distance = words.distance(place.distanceM);
      return t`Off site, ${distance} from ${place.siteName}.`;
    }
    case 'no_site':
      return t`Location saved.`;
    case 'no_fix':
      return place.reason === 'timeout' || place.reason === 'unavailable'
        ? t`No location: this device couldn’t find one in time.`
        : t`No location.`;
  }
}
