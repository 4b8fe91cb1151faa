import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists are rendered completely, so that the browser's search finds every word in them. */
const alwaysDrawn = 100;
const spareRows = 12;

/**
 * Returns the lines of a list to render while the page scrolls. Lines are measured when they are rendered, so that text
 * may wrap; `estimatePx` is the usual height.
 */
export function useVirtualRows(count: number, estimatePx: number) {
  // The virtualizer is one mutable object; memoized, its results would be those of the first render.
  'use no memo';
  const [body, setBody] = useState<HTMLElement | null>(null);
  const abovePx = useAbovePx(body);
  // React's compiler leaves this hook alone for the same reason, and its callers get plain values.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => estimatePx,
    overscan: count <= alwaysDrawn ? count : spareRows,
    scrollMargin: abovePx,
    initialRect: { width: innerWidth, height: innerHeight },
  });
  const estimated = useRef(estimatePx);
  useLayoutEffect(() => {
    // Cards and table rows have different heights.
    if (estimated.current !== estimatePx) virtualizer.measure();
    estimated.current = estimatePx;
  }, [virtualizer, estimatePx]);
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  return {
    setBody,
    measure: virtualizer.measureElement,
    /** The rendered lines. */
    first: first?.index ?? 0,
    end: last === undefined ? 0 : last.index + 1,
    spaceBeforePx: first === undefined ? 0 : first.start - abovePx,
    spaceAfterPx: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - abovePx),
  };
}

/** Returns the distance between the top of the page and the list; content above the list may grow or fold. */
function useAbovePx(body: HTMLElement | null): number {
  const [abovePx, setAbovePx] = useState(0);
  useEffect(() => {
    if (body === null) return undefined;
    const measure = () => setAbovePx(Math.round(body.getBoundingClientRect().top + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return abovePx;
}
