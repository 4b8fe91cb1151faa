import type { Place } from '@muster/domain';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Fences, type NamedFence } from './Fences.tsx';
import { ringOf } from './FenceShape.tsx';
import { toPoint, viewOf } from './map-view.ts';
import { PlainGround } from './PlainGround.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { useSize } from './use-size.ts';

type PlacesMapProps = {
  /** Description of the map for screen readers. */
  readonly label: string;
  /** In order; each has its number, as in the list below the map. */
  readonly points?: readonly (Place & { readonly key: string })[];
  readonly fences: readonly NamedFence[];
  readonly className?: string;
};

const noPoints: NonNullable<PlacesMapProps['points']> = [];

/** Fences on a plain background; if there are numbered places, they come first and the fences are muted. */
export function PlacesMap({ label, points = noPoints, fences, className }: PlacesMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const corners = [...points.map(({ lat, lng }) => [lng, lat] as const), ...fences.flatMap(ringOf)];
  const view = size && viewOf(corners, size, 40);
  const marks = view
    ? points.map(({ key, ...place }) => ({ key, ...toPoint(place, view, size) }))
    : [];
  return (
    <div ref={frame} className={clsx('relative overflow-hidden bg-surface-0', className)}>
      {size && view && (
        <>
          <svg role="img" aria-label={label} className="absolute inset-0 size-full">
            <PlainGround view={view} size={size} />
            <Fences
              fences={fences}
              view={view}
              size={size}
              marks={marks}
              isMain={points.length === 0}
            />
            {marks.map(({ key, x, y }, index) => (
              <g key={key}>
                <circle
                  cx={x}
                  cy={y}
                  r={11}
                  strokeWidth={2}
                  className="fill-accent-mark stroke-surface-0"
                />
                <text
                  x={x}
                  y={y + 4}
                  textAnchor="middle"
                  className="fill-surface-0 text-12 font-semibold"
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          <div className="absolute bottom-2 left-2">
            <ScaleBar view={view} />
          </div>
        </>
      )}
    </div>
  );
}
