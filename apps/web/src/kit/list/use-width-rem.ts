import { useLayoutEffect, useState } from 'react';

/** The width of an element in rem, so that larger text leaves room for fewer columns. */
export function useWidthRem(): readonly [number | null, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [widthRem, setWidthRem] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidthRem(element.clientWidth / rootPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [widthRem, setElement];
}
