import { hexToRgb, type Oklch, rgbToOklch } from './color.ts';
import { fillFor, visibleEdge } from './fill.ts';
import type { Surfaces } from './surfaces.ts';

export type HighlightFamily = {
  /** Fill of what should catch the eye (counts, marked text, today's bar), as given. */
  readonly highlight: Oklch;
  readonly onHighlight: Oklch;
  /** Outline of the fill: the fill itself, or a visible shade where the fill is too pale. */
  readonly highlightEdge: Oklch;
};

/** What should catch the eye: the company's accent color. */
export function highlightFamily(accentHex: string, surfaces: Surfaces): HighlightFamily {
  const { fill, words } = fillFor(rgbToOklch(hexToRgb(accentHex)));
  return {
    highlight: fill,
    onHighlight: words,
    highlightEdge: visibleEdge(fill, surfaces),
  };
}
