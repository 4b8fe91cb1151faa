import { type Branding, brandingDefaults, givenColors } from '@muster/contract';
import { brandColors, brandSurfaces, oklchToHex, type Theme } from '@muster/domain';
import { brandProperties, type Properties } from './brand-properties.ts';

/** Everything in a company's branding that the style sheet needs, for one theme. */
export type BrandStyle = {
  /** Color of the page, for the browser's own bars. */
  readonly themeColor: string;
  /** If the value is empty, the style sheet decides. */
  readonly properties: Properties;
};

/**
 * The five colors are passed on unchanged as `--brand-*`; `brandColors` derives from them the colors that are painted.
 */
export function brandStyle(branding: Branding, theme: Theme): BrandStyle {
  const given = givenColors(branding);
  // `colors.gen.css` has the colors that result from the defaults, so no phone has to compute them at its first start.
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
