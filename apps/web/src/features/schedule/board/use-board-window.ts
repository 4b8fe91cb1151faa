import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type BoardWindowOptions = {
  readonly heights: readonly number[];
  readonly dayCount: number;
};

const namesRem = 13;
/** On a printed month, names have no pictures. */
const paperNamesRem = 8;
/**
 * Fits `10:10p–12:10a` in a card. In a two-week view, the eighth day is partly visible, so that it is clear there are
 * more.
 */
const leastDayPx = 106;
const leastMonthDayPx = 76;
const spareRows = 4;
const headPx = 48;
/** The widest board that a browser shrinks onto a letter sheet in landscape. */
const paperPx = 1200;

/** Returns the rows in view and the width of the days. Row heights are known in advance, so nothing is measured. */
export function useBoardWindow({ heights, dayCount }: BoardWindowOptions) {
  // The virtualizer is one mutable object. If memoized, its results would stay those of the first render.
  'use no memo';
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [widthPx, setWidthPx] = useState(1000);
  const [remPx, setRemPx] = useState(16);
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () => {
      setWidthPx(frame.clientWidth);
      setRemPx(Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  const isPrinting = useIsPrinting();
  // React's compiler leaves this hook alone for the same reason, and its callers get plain values.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: heights.length,
    getScrollElement: () => frame,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: spareRows,
    paddingStart: headPx,
    scrollPaddingStart: headPx,
    scrollPaddingEnd: headPx,
    initialRect: { width: 1000, height: 600 },
  });
  const heightsKey = heights.join(' ');
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightsKey]);
  const isMonthOnPaper = isPrinting && dayCount > 14;
  const namesWidth = Math.round((isMonthOnPaper ? paperNamesRem : namesRem) * remPx);
  const least = dayCount > 14 ? leastMonthDayPx : leastDayPx;
  // In steps of 1/64 px, as browsers lay out: the days fill the board and never exceed it.
  const widthOf = (boardPx: number) => Math.floor(((boardPx - namesWidth) / dayCount) * 64) / 64;
  const widthOnScreen = Math.max(least, widthOf(widthPx));
  const dayWidth = isPrinting ? Math.min(widthOnScreen, widthOf(paperPx)) : widthOnScreen;
  return {
    frame,
    setFrame,
    shownRows: isPrinting
      ? [...heights.keys()]
      : virtualizer.getVirtualItems().map(({ index }) => index),
    showRow: (index: number) => virtualizer.scrollToIndex(index),
    namesWidth,
    dayWidth,
    headHeight: headPx,
  };
}

/** Paper shows every row, not only those in view, and they have to be rendered before the browser lays out the page. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
