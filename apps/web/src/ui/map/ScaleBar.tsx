import { lengthUnit } from '@muster/domain/place/length-units';
import { type MapView, metresPerPx, roundLength } from './map-view.ts';
import { useLengthWords } from '../place/use-length-words.ts';

const longestPx = 110;

/** How long a stretch on the map is out there. */
export function ScaleBar({ view }: { readonly view: MapView }) {
  const { system, length } = useLengthWords();
  const mPerPx = metresPerPx(view.center.lat, view.zoom);
  const { inBase } = lengthUnit(longestPx * mPerPx, system);
  const lengthM = roundLength((longestPx * mPerPx) / inBase) * inBase;
  return (
    <div
      aria-hidden
      className="rounded-[6px] bg-surface-1/85 px-2 py-1 text-12 text-ink-2 tabular-nums"
    >
      {length(lengthM)}
      <div
        className="mt-0.5 h-1.5 border-x-2 border-b-2 border-ink-2"
        style={{ width: lengthM / mPerPx }}
      />
    </div>
  );
}
