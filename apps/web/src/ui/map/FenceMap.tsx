import { useLingui } from '@lingui/react/macro';
import type { Place } from '@muster/domain';
import { clsx } from 'clsx';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { IconButton } from '../IconButton.tsx';
import { fromPoint, type MapAim, type MapView, type Size, viewAt, zoomAt } from './map-view.ts';
import { PlainGround } from './PlainGround.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useSize } from './use-size.ts';

// Large, and needed only if the operator provides a map; the precache excludes it by name.
const TileGround = lazyPart(async () => ({
  default: (await import('./maplibre-ground.tsx')).TileGround,
}));

type FenceMapProps = {
  readonly label: string;
  /** Style of the operator's tiles; null draws a plain background. */
  readonly styleUrl: string | null;
  readonly aim: MapAim;
  readonly onAim: (change: (aim: MapAim) => MapAim) => void;
  /** Called on a press on the background. */
  readonly onPress: (place: Place) => void;
  /** A press will place something there. */
  readonly isDrawing: boolean;
  /** Fits everything that is drawn into view; null if nothing is. */
  readonly onShowAll: (() => void) | null;
  /** Label of that button if something else than one fence is drawn. */
  readonly showAllLabel?: string;
  /** Fences and handles. */
  readonly children: (view: MapView, size: Size) => ReactNode;
  /** Over the map, such as what to do next. */
  readonly notice?: ReactNode;
  readonly className?: string;
};

/** A map to draw on, with or without tiles below. Touch, mouse, wheel and keys move it. */
export function FenceMap({
  label,
  styleUrl,
  aim,
  onAim,
  onPress,
  isDrawing,
  onShowAll,
  showAllLabel,
  children,
  notice,
  className,
}: FenceMapProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const view = size && viewAt(aim, size);
  const [hasFailed, setFailed] = useState(false);
  const { onKeyDown, ...pointers } = useMapGestures({
    frame,
    size,
    onChange: (change) => size && onAim((now) => change(viewAt(now, size))),
    onPress: (at) => size && view && onPress(fromPoint(at, view, size)),
  });
  const hasTiles = styleUrl !== null && !hasFailed;
  const zoomBy = (by: number) => {
    if (size === null) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    onAim((now) => {
      const from = viewAt(now, size);
      return zoomAt(from, size, middle, from.zoom + by);
    });
  };
  return (
    <section
      aria-label={label}
      className={clsx('relative isolate overflow-hidden bg-surface-0', className)}
    >
      <div
        ref={frame}
        {...pointers}
        className={clsx(
          'absolute inset-0 touch-none select-none',
          isDrawing ? 'cursor-crosshair' : 'cursor-grab',
        )}
      >
        {hasTiles && view && (
          <Suspense>
            <TileGround styleUrl={styleUrl} view={view} onFail={() => setFailed(true)} />
          </Suspense>
        )}
        {size && view && (
          <svg role="presentation" className="absolute inset-0 size-full">
            {!hasTiles && <PlainGround view={view} size={size} />}
            {children(view, size)}
          </svg>
        )}
      </div>
      {/* For people without a pointer: visible while the focus is on it. */}
      <button
        type="button"
        onKeyDown={onKeyDown}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-3 focus-visible:left-1/2 focus-visible:-translate-x-1/2 focus-visible:rounded-chip focus-visible:bg-surface-1 focus-visible:px-4 focus-visible:py-1.5 focus-visible:text-14 focus-visible:shadow-floating"
      >
        {t`Use the arrow keys to move the map, and plus and minus to zoom`}
      </button>
      <div className="pointer-events-none absolute bottom-3 left-3">
        {view && <ScaleBar view={view} />}
      </div>
      <div className="absolute right-3 bottom-7 flex flex-col gap-1.5">
        {onShowAll !== null && (
          <IconButton
            variant="outlined"
            icon={Maximize}
            label={showAllLabel ?? t`Show the whole geofence`}
            onClick={onShowAll}
          />
        )}
        <IconButton variant="outlined" icon={Plus} label={t`Zoom in`} onClick={() => zoomBy(1)} />
        <IconButton
          variant="outlined"
          icon={Minus}
          label={t`Zoom out`}
          onClick={() => zoomBy(-1)}
        />
      </div>
      {notice}
    </section>
  );
}
