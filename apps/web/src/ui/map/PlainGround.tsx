import { useId } from 'react';
import { type MapView, metresPerPx, roundLength, type Size, toWorld } from './map-view.ts';

type PlainGroundProps = { readonly view: MapView; readonly size: Size };

const leastCellPx = 56;
const cellsAcross = 5;

/** The background if there is no map below the fences: a grid of round lengths that moves along. */
export function PlainGround({ view, size }: PlainGroundProps) {
  const id = useId();
  // Uses a latitude that stays while the map is moved, because otherwise the grid would crawl.
  const steadyLat = Math.round(view.center.lat * 4) / 4;
  const mPerPx = metresPerPx(steadyLat, view.zoom);
  const majorPx = roundLength(leastCellPx * cellsAcross * mPerPx) / mPerPx;
  const minorPx = majorPx / cellsAcross;
  const middle = toWorld(view.center, view.zoom);
  const offset = (extent: number, world: number) =>
    (((extent / 2 - world) % majorPx) + majorPx) % majorPx;
  const shift = `translate(${offset(size.width, middle.x)} ${offset(size.height, middle.y)})`;
  return (
    <>
      <defs>
        <pattern
          id={`${id}-minor`}
          width={minorPx}
          height={minorPx}
          patternUnits="userSpaceOnUse"
          patternTransform={shift}
        >
          <path d={`M ${minorPx} 0 H 0 V ${minorPx}`} className="fill-none stroke-line/60" />
        </pattern>
        <pattern
          id={`${id}-major`}
          width={majorPx}
          height={majorPx}
          patternUnits="userSpaceOnUse"
          patternTransform={shift}
        >
          <path d={`M ${majorPx} 0 H 0 V ${majorPx}`} className="fill-none stroke-line" />
        </pattern>
      </defs>
      <rect width={size.width} height={size.height} className="fill-surface-0" />
      <rect width={size.width} height={size.height} fill={`url(#${id}-minor)`} />
      <rect width={size.width} height={size.height} fill={`url(#${id}-major)`} />
    </>
  );
}
