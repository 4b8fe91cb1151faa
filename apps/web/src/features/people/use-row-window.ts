import { useEffect, useState } from 'react';

/** Rows above and below what is in sight, so that a quick thumb meets no gap. */
const spareRows = 12;

export type RowWindow = { readonly first: number; readonly end: number };

/**
 * Which of many rows of one height are worth drawing while the page scrolls. Height in rem; `setBody`
 * takes the element in which the rows stand.
 */
export function useRowWindow(count: number, rowRem: number) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<RowWindow>({ first: 0, end: 40 });
  useEffect(() => {
    if (body === null) return undefined;
    const measure = () => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const above = -body.getBoundingClientRect().top / (rowRem * rootPx);
      // In steps of the spare rows, so that most of the scrolling draws nothing anew.
      const first = Math.max(0, (Math.floor(above / spareRows) - 1) * spareRows);
      const end = first + Math.ceil(innerHeight / (rowRem * rootPx)) + 3 * spareRows;
      setSeen((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [body, rowRem]);
  const first = Math.min(seen.first, Math.max(0, count - 1));
  const shown: RowWindow = { first, end: Math.min(count, Math.max(seen.end, first + 1)) };
  return { shown, setBody };
}
