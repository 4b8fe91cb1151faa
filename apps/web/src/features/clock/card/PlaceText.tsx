import { useLingui } from '@lingui/react/macro';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import type { PunchPlace } from '../punch/place-of-punch.ts';

/** What the place of a punch came to, in a sentence. */
export function PlaceText({ place }: { readonly place: PunchPlace }) {
  const { t } = useLingui();
  const words = useLengthWords();
  switch (place.verdict) {
    case 'inside':
      return t`At the site: ${place.siteName}.`;
    case 'uncertain': {
      const accuracy = words.distance(place.fix.accuracyM);
      return t`Maybe at the site: this phone’s place is only exact to ${accuracy}.`;
    }
    case 'outside': {
      const distance = words.distance(place.distanceM);
      return t`Outside the site, ${distance} from ${place.siteName}.`;
    }
    case 'no_site':
      return t`Place noted.`;
    case 'no_fix':
      return place.reason === 'timeout' || place.reason === 'unavailable'
        ? t`Without a place: this phone found none in time.`
        : t`Without a place.`;
  }
}
