import { contrastRatio, type Oklch } from './color.ts';
import { black, markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

/** Text on a pale fill. */
export const darkWords: Oklch = { ...black, l: 0.16 };

/** Returns a fill unchanged if white or dark text is readable on it, or else the nearest shade with readable text. */
export function fillFor(color: Oklch): { readonly fill: Oklch; readonly words: Oklch } {
  const words = contrastRatio(color, white) >= textRatio ? white : darkWords;
  const fill = repair(color, words === white ? 'darker' : 'lighter', [words], textRatio);
  return { fill, words };
}

/** Returns the outline of a fill: the fill itself if it is visible, or else the nearest visible shade. */
export function visibleEdge(fill: Oklch, { away, page, card }: Surfaces): Oklch {
  return repair(fill, away, [page, card], markRatio);
}
