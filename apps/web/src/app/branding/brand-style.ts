import { type Branding, brandingDefaults, givenColors } from '@muster/contract';
import { brandColors, brandSurfaces, oklchToHex, type Theme } from '@muster/domain';
import { brandProperties, type Properties } from './brand-properties.ts';

/** Everything of a company's branding that the style sheet needs, in one theme. */
export type BrandStyle = {
  /** Color of the page, for the browser's own bars. */
  readonly themeColor: string;
  /** An empty value leaves the property to the style sheet. */
  readonly properties: Properties;
};

/** The five colors stay as given in `--brand-*`; what is painted is made of them by `brandColors`. */
export function brandStyle(branding: Branding, theme: Theme): BrandStyle {
  const given = givenColors(branding);
  // `colors.gen.css` states what the defaults come to: no phone has to work that out at its first start.
  const isDefault = JSON.stringify(given) === JSON.stringify(givenColors(brandingDefaults));
  return {
    themeColor: oklchToHex(brandSurfaces(given, theme).page),
    properties: {
      '--brand-primary': branding.primary_color,
      '--brand-secondary': branding.secondary_color,
      '--brand-accent': branding.accent_color,
      '--brand-background': branding.background_color,
      '--brand-text': branding.text_color,
      ...brandProperties(isDefault ? null : brandColors(given, theme)),
    },
  };
}
