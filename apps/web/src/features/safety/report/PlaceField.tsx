import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { Button } from '../../../ui/Button.tsx';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import type { PlaceFix } from '../../../kit/place/use-place-fix.ts';

/** The phone's location as part of a report: there or not, and how exact. */
export function PlaceField({ place }: { readonly place: PlaceFix }) {
  const { t } = useLingui();
  const lengths = useLengthWords();
  const { state, fix } = place;
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex min-w-0 items-center gap-2 text-14 text-ink-2" aria-live="polite">
        <MapPin aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        {state === 'asking' && <Trans>Finding your location…</Trans>}
        {state === 'off' && <Trans>No location added</Trans>}
        {state === 'unknown' && (
          <Trans>No location found. Describe below where the hazard is.</Trans>
        )}
        {fix !== null && t`Location added, accurate to ${lengths.distance(fix.accuracyM)}`}
      </span>
      {fix === null ? (
        <Button isBusy={state === 'asking'} onClick={place.find}>
          <Trans>Use my location</Trans>
        </Button>
      ) : (
        <Button onClick={place.remove}>
          <Trans>Remove location</Trans>
        </Button>
      )}
    </div>
  );
}
