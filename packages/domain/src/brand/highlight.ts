import { hexToRgb, type Oklch, rgbToOklch } from './color.ts';
import { fillFor, visibleEdge } from './fill.ts';
import type { Surfaces } from './surfaces.ts';

export type HighlightFamily = {
  /** Fill of eye-catching elements (counts, marked text, today's bar), as given. */
  readonly highlight: Oklch;
  readonly onHighlight: Oklch;
  /** Outline of the fill: the fill itself, or a visible shade if the fill is too pale. */
  readonly highlightEdge: Oklch;
};

/** Returns the colors of eye-catching elements, derived from the company's accent color. */
export function highlightFamily(accentHex: string, surfaces: Surfaces): HighlightFamily {
  const { fill, words } = fillFor(rgbToOklch(hexToRgb(accentHex)));
  return {
    highlight: fill,
    onHighlight: words,
    highlightEdge: visibleEdge(fill, surfaces),
  };
}
