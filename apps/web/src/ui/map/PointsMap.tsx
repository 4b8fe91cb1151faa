import type { Place } from '@muster/domain';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { type DrawnFence, FenceShape, readableNames, ringOf } from './FenceShape.tsx';
import { toPoint, viewOf } from './map-view.ts';
import { PlainGround } from './PlainGround.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { useSize } from './use-size.ts';

type PointsMapProps = {
  /** What is seen, for those who do not see it. */
  readonly label: string;
  /** In order; each has its number, as in the list below the map. */
  readonly points: readonly (Place & { readonly key: string })[];
  readonly fences: readonly (DrawnFence & { readonly key: string; readonly name: string })[];
  readonly className?: string;
};

/** Numbered places, with the fences that they belong to. */
export function PointsMap({ label, points, fences, className }: PointsMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const corners = [...points.map(({ lat, lng }) => [lng, lat] as const), ...fences.flatMap(ringOf)];
  const view = size && viewOf(corners, size, 36);
  const named = size && view && readableNames(fences, view, size);
  return (
    <div ref={frame} className={clsx('relative overflow-hidden bg-surface-0', className)}>
      {size && view && (
        <>
          <svg role="img" aria-label={label} className="absolute inset-0 size-full">
            <PlainGround view={view} size={size} />
            {fences.map(({ key, name, ...fence }) => (
              <FenceShape
                key={key}
                fence={fence}
                name={named?.has(key) ? name : ''}
                view={view}
                size={size}
                isMain={false}
              />
            ))}
            {points.map(({ key, ...place }, index) => {
              const { x, y } = toPoint(place, view, size);
              return (
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
              );
            })}
          </svg>
          <div className="absolute bottom-2 left-2">
            <ScaleBar view={view} />
          </div>
        </>
      )}
    </div>
  );
}
