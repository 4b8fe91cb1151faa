import type { Place } from '@muster/domain';
import { circleRing } from '@muster/domain/place/measure';
import type { Corner } from '@muster/domain/place/ring';
import { clsx } from 'clsx';
import { type MapView, type Point, type Size, toPoint } from './map-view.ts';

/** The part of a fence that is drawn. */
export type DrawnFence = {
  readonly place: Place;
  readonly radiusM: number;
  readonly polygon: readonly Corner[] | null;
};

type FenceShapeProps = {
  readonly fence: DrawnFence;
  readonly name: string;
  /** The position of the name, if there are other fences. */
  readonly nameAt?: Point | undefined;
  readonly view: MapView;
  readonly size: Size;
  /** The fence being viewed; the others are muted. */
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

/** Radius of a mark, which may cover the middle of a smaller fence. */
const markRadiusPx = 14;

/** Half of a mark's size with the room around it. */
const markPx = 17;

function halfWidthOf(name: string): number {
  return labelOf(name).length * 4;
}

/**
 * Returns the positions for a fence's name, best first: in its middle, unless it is too small for that, above
 * it, below it, or beside it if the map extends that far.
 */
function namePoints(
  fence: DrawnFence,
  name: string,
  view: MapView,
  size: Size,
): readonly [Point, ...Point[]] {
  const ring = ringOf(fence).map(([lng, lat]) => toPoint({ lat, lng }, view, size));
  const { x, y } = toPoint(fence.place, view, size);
  const heights = [...ring.map((point) => point.y), y - markRadiusPx, y + markRadiusPx];
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const widths = [...ring.map((point) => point.x), x - markRadiusPx, x + markRadiusPx];
  const halfWidth = halfWidthOf(name);
  const above = { x, y: top - 8 };
  const others = [
    { x, y: bottom + 18 },
    ...[Math.max(...widths) + 8 + halfWidth, Math.min(...widths) - 8 - halfWidth]
      .filter((side) => side >= halfWidth && side <= size.width - halfWidth)
      .map((side) => ({ x: side, y: y + 5 })),
  ];
  if (bottom - top < 44) return [above, ...others];
  return [{ x, y: y + (fence.polygon === null ? 26 : 5) }, above, ...others];
}

/** Half the size of the dot in the middle of a circle. */
const dotPx = 6;

/**
 * Returns positions at which the names of fences don't overlap each other, marks, or the middles of circles.
 * Earlier names win, and a name without room is left out.
 */
export function placeNames(
  fences: readonly (DrawnFence & { readonly key: string; readonly name: string })[],
  view: MapView,
  size: Size,
  marks: readonly Point[] = [],
): ReadonlyMap<string, Point> {
  const taken = [
    ...marks.map((at) => ({ at, halfWidth: markPx, halfHeight: markPx })),
    ...fences
      .filter(({ polygon }) => polygon === null)
      .map(({ place }) => ({
        at: toPoint(place, view, size),
        halfWidth: dotPx,
        halfHeight: dotPx,
      })),
  ];
  const placed = new Map<string, Point>();
  for (const { key, name, ...fence } of fences) {
    const halfWidth = halfWidthOf(name);
    const free = namePoints(fence, name, view, size).find(({ x, y }) =>
      taken.every(
        (other) =>
          // A name's point is on its baseline, slightly below its middle.
          Math.abs(other.at.y - (y - 5)) > other.halfHeight + 9 ||
          Math.abs(other.at.x - x) > other.halfWidth + halfWidth,
      ),
    );
    if (free === undefined) continue;
    taken.push({ at: { x: free.x, y: free.y - 5 }, halfWidth, halfHeight: 9 });
    placed.set(key, free);
  }
  return placed;
}

/** A fence with its name at its middle. */
export function FenceShape({
  fence,
  name,
  nameAt,
  view,
  size,
  isMain = true,
  isWrong = false,
}: FenceShapeProps) {
  const points = ringOf(fence).map(([lng, lat]) => toPoint({ lat, lng }, view, size));
  const middle = toPoint(fence.place, view, size);
  const label = nameAt ?? namePoints(fence, name, view, size)[0];
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
