import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import type { PlaceFix } from '../../kit/place/use-place-fix.ts';
import { Button } from '../../ui/Button.tsx';

/** Finds the job site by the phone's location, and says that the location goes nowhere. */
export function PlaceLine({
  place: { state, find },
  isMatched,
}: {
  readonly place: PlaceFix;
  /** A job site of the reader's is here. */
  readonly isMatched: boolean;
}) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span
        aria-live="polite"
        className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-14 text-ink-2"
      >
        <MapPin aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        {state === 'asking' && <Trans>Finding your location…</Trans>}
        {state === 'unknown' && <Trans>No location found. Choose the site yourself.</Trans>}
        {state === 'known' &&
          (isMatched ? (
            <Trans>Matched to a job site. Your location isn’t saved.</Trans>
          ) : (
            <Trans>No job site here. Your location isn’t saved.</Trans>
          ))}
        {state === 'off' && <Trans>Your location only finds the site. It isn’t saved.</Trans>}
      </span>
      {(state === 'off' || state === 'unknown') && (
        <Button size="sm" onClick={find}>
          <Trans>Find the site</Trans>
        </Button>
      )}
    </div>
  );
}
