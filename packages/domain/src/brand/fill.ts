import { contrastRatio, type Oklch } from './color.ts';
import { black, markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

/** Words on a pale fill. */
export const darkWords: Oklch = { ...black, l: 0.16 };

/** A fill as given where white or dark words can be read on it, else with the nearest shade that carries them. */
export function fillFor(color: Oklch): { readonly fill: Oklch; readonly words: Oklch } {
  const words = contrastRatio(color, white) >= textRatio ? white : darkWords;
  const fill = repair(color, words === white ? 'darker' : 'lighter', [words], textRatio);
  return { fill, words };
}

/** The outline of a fill: the fill itself where it is seen, else the nearest shade that is. */
export function visibleEdge(fill: Oklch, { away, page, card }: Surfaces): Oklch {
  return repair(fill, away, [page, card], markRatio);
}
