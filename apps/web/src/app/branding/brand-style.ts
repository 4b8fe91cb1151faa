import type { Branding } from '@muster/contract';
import { accentFamily, grounds, oklchToRgb, rgbToHex, type Theme } from '@muster/domain';
import { accentProperties } from './accent-properties.ts';

/** Everything of a company's branding that the style sheet needs, in one theme. */
export type BrandStyle = {
  /** Ground of the page, for the browser's own bars. */
  readonly themeColor: string;
  readonly properties: Readonly<Record<`--${string}`, string>>;
};

/** The raw colours stay as the company gave them in `--brand-*`; the accent family is repaired. */
export function brandStyle(branding: Branding, theme: Theme): BrandStyle {
  return {
    themeColor: rgbToHex(oklchToRgb(grounds[theme].page)),
    properties: {
      '--brand-primary': branding.primary_color,
      '--brand-secondary': branding.secondary_color,
      '--brand-accent': branding.accent_color,
      '--brand-background': branding.background_color,
      '--brand-text': branding.text_color,
      ...accentProperties(accentFamily(branding.primary_color, theme)),
    },
  };
}
