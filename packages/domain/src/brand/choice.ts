import { hexToRgb, type Oklch, rgbToOklch, toGamut } from './color.ts';
import { markRatio, repair, textRatio } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type ChoiceFamily = {
  /** Marks of what is chosen (switch, checkbox, tab line, bar of a chart), visible on page, card and well. */
  readonly choice: Oklch;
  /** Quiet ground of what is chosen. */
  readonly choiceSoft: Oklch;
  /** Words and icons of what is chosen, readable on page, card, well and `choiceSoft`. */
  readonly choiceInk: Oklch;
};

/** As much of a company's color as a quiet ground has. */
const softChroma = { light: 0.03, dark: 0.055 } as const;
const softStep = { light: -0.045, dark: 0.082 } as const;

/** The quiet ground of what is chosen: known before the inks, which must be read on it. */
export function choiceSoft(secondaryHex: string, { tone, card }: Surfaces): Oklch {
  const brand = rgbToOklch(hexToRgb(secondaryHex));
  return toGamut({
    l: card.l + softStep[tone],
    c: Math.min(brand.c, softChroma[tone]),
    h: brand.h,
  });
}

/** What is chosen, and where one is: the company's secondary color. */
export function choiceFamily(secondaryHex: string, surfaces: Surfaces): ChoiceFamily {
  const { away, page, card, well } = surfaces;
  const brand = rgbToOklch(hexToRgb(secondaryHex));
  const soft = choiceSoft(secondaryHex, surfaces);
  return {
    choice: repair(brand, away, [page, card, well], markRatio),
    choiceSoft: soft,
    choiceInk: repair(brand, away, [page, card, well, soft], textRatio),
  };
}
