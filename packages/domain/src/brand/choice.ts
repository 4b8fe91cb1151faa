import { hexToRgb, type Oklch, rgbToOklch, toGamut } from './color.ts';
import { markRatio, repair, textRatio } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type ChoiceFamily = {
  /** Marks of selected items (switch, checkbox, tab line, chart bar), visible on page, card and well. */
  readonly choice: Oklch;
  /** Subtle background of a selected item. */
  readonly choiceSoft: Oklch;
  /** Text and icons of a selected item, readable on page, card, well and `choiceSoft`. */
  readonly choiceInk: Oklch;
};

/** The most chroma of a company's color that a subtle background keeps. */
const softChroma = { light: 0.03, dark: 0.055 } as const;
const softStep = { light: -0.045, dark: 0.082 } as const;

/** Returns the subtle background of selected items. It comes before the inks, which must be readable on it. */
export function choiceSoft(secondaryHex: string, { tone, card }: Surfaces): Oklch {
  const brand = rgbToOklch(hexToRgb(secondaryHex));
  return toGamut({
    l: card.l + softStep[tone],
    c: Math.min(brand.c, softChroma[tone]),
    h: brand.h,
  });
}

/** Returns the colors of selected items and of the current page, derived from the company's secondary color. */
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
