import { brandColors, type GivenColors } from './brand-colors.ts';
import { hexToRgb, oklchToRgb, type Oklch } from './color.ts';
import type { Theme } from './theme.ts';

/** The company color that isn't used as given, so that everything stays readable. */
export type Adjustment = 'primary' | 'secondary' | 'accent' | 'background' | 'text';

/**
 * Returns the given colors that contrast changes. A dark theme has its own page and text, derived
 * from the given ones; that doesn't count as an adjustment.
 */
export function brandAdjustments(given: GivenColors, theme: Theme): readonly Adjustment[] {
  const { surfaces, inks, accent, choice, highlight } = brandColors(given, theme);
  const isLight = theme === 'light';
  const adjusted: Record<Adjustment, boolean> = {
    primary: isOther(accent.accent, given.primaryHex),
    secondary: isOther(choice.choice, given.secondaryHex),
    accent: isOther(highlight.highlight, given.accentHex),
    background: isLight && isOther(surfaces.page, given.backgroundHex),
    text: isLight && isOther(inks.ink, given.textHex),
  };
  return (['primary', 'secondary', 'accent', 'background', 'text'] as const).filter(
    (kind) => adjusted[kind],
  );
}

function isOther(color: Oklch, hex: string): boolean {
  const given = hexToRgb(hex);
  return oklchToRgb(color).some((channel, at) => Math.abs(channel - given[at]!) > 2);
}
