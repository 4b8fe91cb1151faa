import type { Place } from '@muster/domain';
import { circleRing } from '@muster/domain/place/measure';
import type { Corner } from '@muster/domain/place/ring';
import { clsx } from 'clsx';
import { type MapView, type Point, type Size, toPoint } from './map-view.ts';

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

const longestName = 32;

function labelOf(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

/** Where a fence's name stands: in its middle, or above a fence too small for it. */
function labelPoint(fence: DrawnFence, view: MapView, size: Size): Point {
  const heights = ringOf(fence).map(([lng, lat]) => toPoint({ lat, lng }, view, size).y);
  const top = Math.min(...heights);
  const { x, y } = toPoint(fence.place, view, size);
  if (Math.max(...heights) - top < 44) return { x, y: top - 8 };
  return { x, y: y + (fence.polygon === null ? 26 : 5) };
}

/** Those whose names can be read beside each other; the first ones win. */
export function readableNames(
  fences: readonly (DrawnFence & { readonly key: string; readonly name: string })[],
  view: MapView,
  size: Size,
): ReadonlySet<string> {
  const taken: { readonly at: Point; readonly halfWidth: number }[] = [];
  const readable = new Set<string>();
  for (const { key, name, ...fence } of fences) {
    const at = labelPoint(fence, view, size);
    const halfWidth = labelOf(name).length * 4;
    const isFree = taken.every(
      (other) =>
        Math.abs(other.at.y - at.y) > 18 ||
        Math.abs(other.at.x - at.x) > other.halfWidth + halfWidth,
    );
    if (!isFree) continue;
    taken.push({ at, halfWidth });
    readable.add(key);
  }
  return readable;
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
  const middle = toPoint(fence.place, view, size);
  const label = labelPoint(fence, view, size);
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
          y={label.y}
          textAnchor="middle"
          strokeWidth={4}
          strokeLinejoin="round"
          className={clsx(
            'stroke-surface-0 text-14 font-medium [paint-order:stroke]',
            isMain ? 'fill-ink-1' : 'fill-ink-2',
          )}
        >
          {labelOf(name)}
        </text>
      )}
      {fence.polygon === null && (
        <circle
          cx={middle.x}
          cy={middle.y}
          r={isMain ? 5 : 3.5}
          strokeWidth={2}
          className={clsx('stroke-surface-1', isMain ? 'fill-accent-mark' : 'fill-ink-3')}
        />
      )}
    </g>
  );
}
