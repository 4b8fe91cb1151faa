import type { Place } from '@muster/domain';
import { circleRing } from '@muster/domain/place/measure';
import type { Corner } from '@muster/domain/place/ring';
import { clsx } from 'clsx';
import { type MapView, type Size, toPoint } from './map-view.ts';

/** What is drawn of a fence. */
export type DrawnFence = {
  readonly place: Place;
  readonly radiusM: number;
  readonly polygon: readonly Corner[] | null;
};

type FenceShapeProps = {
  readonly fence: DrawnFence;
  readonly name: string;
  readonly view: MapView;
  readonly size: Size;
  /** The one that is being looked at; the others stand back. */
  readonly isMain?: boolean;
  /** It cannot be saved like this. */
  readonly isWrong?: boolean;
};

export function ringOf({ place, radiusM, polygon }: DrawnFence): readonly Corner[] {
  return polygon ?? circleRing(place, radiusM);
}

/** A fence with its name at its middle. */
export function FenceShape({
  fence,
  name,
  view,
  size,
  isMain = true,
  isWrong = false,
}: FenceShapeProps) {
  const points = ringOf(fence).map(([lng, lat]) => toPoint({ lat, lng }, view, size));
  const label = toPoint(fence.place, view, size);
  const top = Math.min(...points.map(({ y }) => y));
  const isSmall = Math.max(...points.map(({ y }) => y)) - top < 44;
  return (
    <g className="pointer-events-none">
      <polygon
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeLinejoin="round"
        strokeWidth={isMain ? 2.5 : 1.5}
        strokeDasharray={isMain ? undefined : '5 4'}
        className={clsx(
          isWrong && 'fill-danger-solid/12 stroke-danger-solid',
          !isWrong && isMain && 'fill-accent-mark/14 stroke-accent-mark',
          !isWrong && !isMain && 'fill-ink-3/8 stroke-ink-3',
        )}
      />
      {name !== '' && (
        <text
          x={label.x}
          y={isSmall ? top - 8 : label.y + (fence.polygon === null ? 26 : 5)}
          textAnchor="middle"
          strokeWidth={4}
          strokeLinejoin="round"
          className={clsx(
            'stroke-surface-0 text-14 font-medium [paint-order:stroke]',
            isMain ? 'fill-ink-1' : 'fill-ink-2',
          )}
        >
          {name.length > 32 ? `${name.slice(0, 31)}…` : name}
        </text>
      )}
      {fence.polygon === null && (
        <circle
          cx={label.x}
          cy={label.y}
          r={isMain ? 5 : 3.5}
          strokeWidth={2}
          className={clsx('stroke-surface-1', isMain ? 'fill-accent-mark' : 'fill-ink-3')}
        />
      )}
    </g>
  );
}
