import { useLingui } from '@lingui/react/macro';
import { lengthUnit } from '@muster/domain/place/length-units';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MapView, metresPerPx, roundLength } from './map-view.ts';
import { useLengthWords } from '../place/use-length-words.ts';

const longestPx = 110;

/** How long a stretch on the map is out there, and that north is up. */
export function ScaleBar({ view }: { readonly view: MapView }) {
  const { t } = useLingui();
  const { system, length } = useLengthWords();
  const mPerPx = metresPerPx(view.center.lat, view.zoom);
  const { inBase } = lengthUnit(longestPx * mPerPx, system);
  const lengthM = roundLength((longestPx * mPerPx) / inBase) * inBase;
  return (
    <div
      aria-hidden
      className="flex items-end gap-2.5 rounded-[6px] bg-surface-1/85 px-2 py-1 text-12 text-ink-2 tabular-nums"
    >
      <span className="flex flex-col items-center leading-none">
        <ArrowUp className="size-3.5" />
        {t({ message: 'N', context: 'north on a map' })}
      </span>
      <span>
        {length(lengthM)}
        <span
          className="mt-0.5 block h-1.5 border-x-2 border-b-2 border-ink-2"
          style={{ width: lengthM / mPerPx }}
        />
      </span>
    </div>
  );
}
