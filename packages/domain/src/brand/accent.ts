import { hexToRgb, type Oklch, rgbToOklch, toGamut } from './color.ts';
import { fillFor, visibleEdge } from './fill.ts';
import { markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type AccentFamily = {
  /** Fill of the primary action, with its shades under the pointer and the finger. */
  readonly accent: Oklch;
  readonly accentHover: Oklch;
  readonly accentActive: Oklch;
  /** Text and icons on the three fills. */
  readonly onAccent: Oklch;
  /** Links and other text in the company's color, readable on page, card and well. */
  readonly accentInk: Oklch;
  /** Marks without words (focus ring, slider, geofence), visible on the same. */
  readonly accentMark: Oklch;
  /** Outline of the fill: the fill itself, or a visible shade where the fill is too pale. */
  readonly accentEdge: Oklch;
};

/**
 * What can be pressed: the company's primary color.
 *
 * The fill keeps the color wherever words on it can be read: a pale fill on a light page gets a
 * visible edge instead of another color. On dark cards a dark fill is lightened until it is seen.
 * White is preferred for the words, since people expect it on a colored button.
 *
 * @param chosen quiet ground of what is chosen, such as a row with a link in it
 */
export function accentFamily(primaryHex: string, surfaces: Surfaces, chosen: Oklch): AccentFamily {
  const { tone, away, page, card, well } = surfaces;
  const brand = rgbToOklch(hexToRgb(primaryHex));
  const seen = tone === 'dark' ? repair(brand, 'lighter', [card], markRatio) : brand;
  const { fill: accent, words: onAccent } = fillFor(seen);
  const onward = onAccent === white ? 'darker' : 'lighter';
  // Further from its words where there is room. A nearly black fill has none and needs bigger steps
  // towards them to be seen at all; `repair` takes back what would cost readability.
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
