import { accentFamily, isAccentAdjusted } from './accent.ts';
import { hexToRgb, oklchToRgb, rgbToOklch, type Oklch } from './color.ts';
import { groundFamily } from './ground.ts';
import type { Theme } from './palette.ts';

export type GivenColors = {
  readonly primaryHex: string;
  readonly backgroundHex: string;
  readonly textHex: string;
};

/** What of a company's colours is not used as given, so that words stay legible. */
export type Adjustment =
  /** Buttons and marks have another shade. */
  | 'primary'
  /** The app's text has another shade. */
  | 'text';

export function brandAdjustments(
  { primaryHex, backgroundHex, textHex }: GivenColors,
  theme: Theme,
): readonly Adjustment[] {
  const { accentSoft } = accentFamily(primaryHex, theme);
  const { ink } = groundFamily({ backgroundHex, textHex }, theme, [accentSoft]);
  const adjusted: Record<Adjustment, boolean> = {
    primary: isAccentAdjusted(primaryHex, theme),
    text: isOther(ink, textHex),
  };
  return (['primary', 'text'] as const).filter((kind) => adjusted[kind]);
}

function isOther(color: Oklch, hex: string): boolean {
  const shown = oklchToRgb(color);
  const given = oklchToRgb(rgbToOklch(hexToRgb(hex)));
  return shown.some((channel, at) => Math.abs(channel - given[at]!) > 2);
}
