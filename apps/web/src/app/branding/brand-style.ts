import type { Branding } from '@muster/contract';
import {
  accentFamily,
  groundFamily,
  grounds,
  oklchToCss,
  oklchToRgb,
  rgbToHex,
  type Theme,
} from '@muster/domain';
import { accentProperties } from './accent-properties.ts';

/** Everything of a company's branding that the style sheet needs, in one theme. */
export type BrandStyle = {
  /** Ground of the page, for the browser's own bars. */
  readonly themeColor: string;
  /** An empty value leaves the property to the style sheet. */
  readonly properties: Readonly<Record<`--${string}`, string>>;
};

/**
 * The raw colours stay as the company gave them in `--brand-*`; what is used for text, controls and
 * grounds is made of them and repaired to WCAG AA.
 */
export function brandStyle(branding: Branding, theme: Theme): BrandStyle {
  const accent = accentFamily(branding.primary_color, theme);
  const backgroundHex = branding.background_color;
  const textHex = branding.text_color;
  const own = groundFamily({ backgroundHex, textHex }, theme, [accent.accentSoft]);
  const { page, ink } = branding.use_custom_colors ? own : grounds[theme];
  return {
    themeColor: rgbToHex(oklchToRgb(page)),
    properties: {
      '--brand-primary': branding.primary_color,
      '--brand-secondary': branding.secondary_color,
      '--brand-accent': branding.accent_color,
      '--brand-background': branding.background_color,
      '--brand-text': branding.text_color,
      '--surface-0': branding.use_custom_colors ? oklchToCss(page) : '',
      '--ink-1': branding.use_custom_colors ? oklchToCss(ink) : '',
      ...accentProperties(accent),
    },
  };
}
