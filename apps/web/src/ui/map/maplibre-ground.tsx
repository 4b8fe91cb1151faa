import { Map as TileMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import type { MapView } from './map-view.ts';

type TileGroundProps = {
  readonly styleUrl: string;
  readonly view: MapView;
  /** Called if the browser cannot draw it, or if neither style nor tiles load: the plain background takes over. */
  readonly onFail: () => void;
};

setWorkerUrl(workerUrl);

/** The operator's map below the fences. It only follows: moving and drawing happen above it. */
export function TileGround({ styleUrl, view, onFail }: TileGroundProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<TileMap | null>(null);
  const [credits, setCredits] = useState('');
  const latestView = useRef(view);

  useEffect(() => {
    latestView.current = view;
    map.current?.jumpTo({ center: view.center, zoom: view.zoom });
  }, [view]);

  useEffect(() => {
    const { current: container } = frame;
    if (container === null) return;
    const { center, zoom } = latestView.current;
    let made: TileMap;
    try {
      made = new TileMap({
        container,
        style: styleUrl,
        center,
        zoom,
        interactive: false,
        attributionControl: false,
        renderWorldCopies: true,
        fadeDuration: 0,
      });
    } catch {
      // The browser has no WebGL.
      onFail();
      return;
    }
    map.current = made;
    let hasTiles = false;
    made.on('sourcedata', ({ tile }) => {
      if (tile !== undefined) hasTiles = true;
    });
    // Without its style nothing can be shown.
    made.on('error', () => {
      if (!made.isStyleLoaded() && made.getStyle() === undefined) onFail();
    });
    made.on('idle', () => {
      // A missing tile leaves a gap; if none loaded, the grid says more than an empty background.
      if (hasTiles) setCredits(creditsOf(made));
      else onFail();
    });
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(container);
    return () => {
      observer.disconnect();
      made.remove();
      map.current = null;
    };
  }, [styleUrl, onFail]);

  return (
    <>
      <div
        ref={frame}
        aria-hidden
        className="absolute inset-0 overflow-hidden bg-surface-0 [&_canvas]:absolute [&_canvas]:top-0 [&_canvas]:left-0"
      />
      {credits !== '' && (
        <p className="pointer-events-none absolute right-0 bottom-0 max-w-2/3 rounded-tl-[6px] bg-surface-1/85 px-1.5 text-12 text-ink-2">
          {credits}
        </p>
      )}
    </>
  );
}

/** Returns the map's attribution from its sources, without markup. */
function creditsOf(map: TileMap): string {
  const markup = Object.keys(map.getStyle().sources).flatMap(
    (id) => map.getSource(id)?.attribution ?? [],
  );
  const texts = markup.map(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
  );
  return [...new Set(texts)].join(' · ');
}
