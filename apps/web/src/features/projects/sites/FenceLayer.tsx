import { useLingui } from '@lingui/react/macro';
import type { Place } from '@muster/domain';
import { toPlace } from '@muster/domain/place/measure';
import { fenceLimits } from '@muster/domain/place/ring';
import { clsx } from 'clsx';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import { FenceShape } from '../../../ui/map/FenceShape.tsx';
import {
  fromPoint,
  type MapView,
  metresPerPx,
  type Point,
  type Size,
  toPoint,
} from '../../../ui/map/map-view.ts';
import { MapHandle } from '../../../ui/map/MapHandle.tsx';
import { type DraftAction, type Drawing, fenceOf } from './fence-draft.ts';

type FenceLayerProps = {
  readonly drawing: Drawing;
  readonly name: string;
  readonly view: MapView;
  readonly size: Size;
  readonly isWrong: boolean;
  /** `isOngoing`: a further step of one drag. */
  readonly onDraw: (action: DraftAction, isOngoing?: boolean) => void;
};

/** Above this many corners, edges can't be split any more: the handles would cover each other. */
const splittableCorners = 60;

/** The fence being drawn, with its drag handles. */
export function FenceLayer(props: FenceLayerProps) {
  const { drawing, name, view, size, isWrong } = props;
  const fence = fenceOf(drawing);
  const isWhole = drawing.shape === 'circle' || drawing.isClosed;
  return (
    <>
      {fence !== null && isWhole && (
        <FenceShape
          fence={{ place: fence, radiusM: fence.radiusM, polygon: fence.polygon }}
          name={name}
          view={view}
          size={size}
          isWrong={isWrong}
        />
      )}
      {drawing.shape === 'circle' ? <CircleHandles {...props} /> : <PolygonHandles {...props} />}
    </>
  );
}

function CircleHandles({ drawing, view, size, onDraw }: FenceLayerProps) {
  const { t } = useLingui();
  const { scale, radius } = useRadiusWords();
  const { pin, radiusM } = drawing;
  if (pin === null) return null;
  const at = toPoint(pin, view, size);
  const edge = toPoint(toPlace(pin, radiusM, 0), view, size);
  const radiusTo = ({ x, y }: Point) =>
    Math.hypot(x - at.x, y - at.y) * metresPerPx(pin.lat, view.zoom);
  return (
    <>
      <line
        x1={at.x}
        y1={at.y}
        x2={edge.x}
        y2={edge.y}
        strokeWidth={1.5}
        strokeDasharray="4 4"
        className="pointer-events-none stroke-accent-mark"
      />
      <MapHandle
        look="pin"
        at={at}
        label={t`Center of the circle`}
        onMove={(to, isOngoing) =>
          onDraw({ kind: 'pin', place: fromPoint(to, view, size) }, isOngoing)
        }
      />
      <MapHandle
        at={edge}
        label={t`Radius`}
        value={{
          now: scale.shown(radiusM),
          min: scale.least,
          max: scale.most,
          text: radius(radiusM),
        }}
        onMove={(to, isOngoing) => onDraw({ kind: 'radius', radiusM: radiusTo(to) }, isOngoing)}
      />
    </>
  );
}

function PolygonHandles({ drawing, view, size, isWrong, onDraw }: FenceLayerProps) {
  const { t } = useLingui();
  const { corners, isClosed } = drawing;
  const places: readonly Place[] = corners.map(([lng, lat]) => ({ lat, lng }));
  const points = places.map((place) => toPoint(place, view, size));
  const middles = points.flatMap((from, at) => {
    const to = points[at + 1] ?? (isClosed ? points[0] : undefined);
    if (to === undefined) return [];
    const point = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return [{ at, point, isShort: Math.hypot(to.x - from.x, to.y - from.y) < 56 }];
  });
  return (
    <>
      {!isClosed && (
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth={2.5}
          strokeLinejoin="round"
          className={clsx(
            'pointer-events-none fill-accent-mark/8',
            isWrong ? 'stroke-danger-solid' : 'stroke-accent-mark',
          )}
        />
      )}
      {corners.length < splittableCorners &&
        middles.map(({ at, point, isShort }) => {
          const before = at + 1;
          const after = ((at + 1) % corners.length) + 1;
          return (
            <MapHandle
              key={at}
              look="minor"
              isHidden={isShort}
              at={point}
              label={t`New corner between ${before} and ${after}`}
              // The first move creates the corner; from then on, the corner itself is dragged.
              onMove={(to, isOngoing) =>
                isOngoing
                  ? onDraw(
                      { kind: 'moveCorner', at: at + 1, place: fromPoint(to, view, size) },
                      true,
                    )
                  : onDraw({ kind: 'splitEdge', at, place: fromPoint(to, view, size) })
              }
              onPress={() => onDraw({ kind: 'splitEdge', at, place: fromPoint(point, view, size) })}
            />
          );
        })}
      {points.map((point, at) => {
        const number = at + 1;
        return (
          <MapHandle
            key={number}
            at={point}
            label={
              at === 0 && !isClosed && corners.length >= fenceLimits.minCorners
                ? t`Corner ${number}: select to close the outline`
                : t`Corner ${number}`
            }
            onMove={(to, isOngoing) =>
              onDraw({ kind: 'moveCorner', at, place: fromPoint(to, view, size) }, isOngoing)
            }
            onPress={() => at === 0 && onDraw({ kind: 'close' })}
            onRemove={() => onDraw({ kind: 'removeCorner', at })}
          />
        );
      })}
    </>
  );
}
