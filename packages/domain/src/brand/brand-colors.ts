import { type AccentFamily, accentFamily } from './accent.ts';
import { type ChoiceFamily, choiceFamily, choiceSoft } from './choice.ts';
import type { Oklch } from './color.ts';
import { type HighlightFamily, highlightFamily } from './highlight.ts';
import { brandInks, type Inks } from './inks.ts';
import type { Status } from './palette.ts';
import { onStatus, type StatusColors, statusColors, statusSofts } from './status.ts';
import { brandSurfaces, type PageColors, type Surfaces } from './surfaces.ts';
import type { Theme } from './theme.ts';

/** The five colors of a company, `#rgb` or `#rrggbb`. */
export type GivenColors = PageColors & {
  readonly primaryHex: string;
  readonly secondaryHex: string;
  readonly accentHex: string;
};

/** All colors of the app in one theme: derived from the five given ones and readable on each other (WCAG AA). */
export type BrandColors = {
  readonly surfaces: Surfaces;
  readonly inks: Inks;
  readonly accent: AccentFamily;
  readonly choice: ChoiceFamily;
  readonly highlight: HighlightFamily;
  readonly status: Readonly<Record<Status, StatusColors>>;
  readonly onStatus: Oklch;
};

export function brandColors(given: GivenColors, theme: Theme): BrandColors {
  const surfaces = brandSurfaces(given, theme);
  const chosen = choiceSoft(given.secondaryHex, surfaces);
  return {
    surfaces,
    inks: brandInks(surfaces, [chosen, ...Object.values(statusSofts(surfaces))]),
    accent: accentFamily(given.primaryHex, surfaces, chosen),
    choice: choiceFamily(given.secondaryHex, surfaces),
    highlight: highlightFamily(given.accentHex, surfaces),
    status: statusColors(surfaces, chosen),
    onStatus: onStatus(surfaces),
  };
}
