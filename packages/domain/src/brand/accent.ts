import { hexToRgb, type Oklch, rgbToOklch, toGamut } from './color.ts';
import { fillFor, visibleEdge } from './fill.ts';
import { markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type AccentFamily = {
  /** Fill of the primary action, with its hover and pressed shades. */
  readonly accent: Oklch;
  readonly accentHover: Oklch;
  readonly accentActive: Oklch;
  /** Text and icons on the three fills. */
  readonly onAccent: Oklch;
  /** Links and other text in the company's color, readable on page, card and well. */
  readonly accentInk: Oklch;
  /** Graphical marks (focus ring, slider, geofence), visible on page, card and well. */
  readonly accentMark: Oklch;
  /** Outline of the fill: the fill itself, or a visible shade if the fill is too pale. */
  readonly accentEdge: Oklch;
};

/**
 * Returns the colors of interactive elements, derived from the company's primary color.
 *
 * The fill keeps the color as long as text on it is readable: a pale fill on a light page gets a
 * visible edge instead of another color. On dark cards, a dark fill is lightened until it is
 * visible. White is the preferred text color, since people expect it on a colored button.
 *
 * @param chosen subtle background of a selected item, such as a row with a link in it
 */
export function accentFamily(primaryHex: string, surfaces: Surfaces, chosen: Oklch): AccentFamily {
  const { tone, away, page, card, well } = surfaces;
  const brand = rgbToOklch(hexToRgb(primaryHex));
  const seen = tone === 'dark' ? repair(brand, 'lighter', [card], markRatio) : brand;
  const { fill: accent, words: onAccent } = fillFor(seen);
  const onward = onAccent === white ? 'darker' : 'lighter';
  // Move away from the text color if there is room. A nearly black fill has none and needs bigger
  // steps toward it to be visible; `repair` reverts what would hurt readability.
  const sign = onward === 'lighter' ? 1 : -1;
  const hasRoom = onward === 'lighter' ? accent.l < 0.9 : accent.l > 0.3;
  const steps = hasRoom || onward === 'lighter' ? ([0.04, 0.08] as const) : ([0.1, 0.16] as const);
  const shade = (step: number) => {
    const l = accent.l + (hasRoom ? sign : -sign) * step;
    return repair(toGamut({ ...accent, l }), onward, [onAccent], textRatio);
  };
  return {
    accent,
    accentHover: shade(steps[0]),
    accentActive: shade(steps[1]),
    onAccent,
    accentInk: repair(brand, away, [page, card, well, chosen], textRatio),
    accentMark: repair(brand, away, [page, card, well], markRatio),
    accentEdge: visibleEdge(accent, surfaces),
  };
}
