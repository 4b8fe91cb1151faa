import { brandingDefaults, resolveBranding } from '@muster/contract';
import { cssToOklch, grounds, oklchToRgb, rgbToHex } from '@muster/domain';
import { describe, expect, it } from 'vitest';
import { brandStyle } from './brand-style.ts';

const brandingOf = (branding: object) =>
  resolveBranding({
    name: 'Ridgeline Concrete',
    company_type: null,
    logo_url: null,
    brand_name: null,
    settings: { branding },
  });

describe('the style of a brand', () => {
  it('leaves the design’s grounds alone while a company’s colours are switched off', () => {
    const { properties, themeColor } = brandStyle(
      brandingOf({ background_color: '#ffee00' }),
      'light',
    );
    expect(properties).toMatchObject({ '--surface-0': '', '--ink-1': '' });
    expect(properties['--brand-background']).toBe(brandingDefaults.background_color);
    expect(themeColor).toBe(rgbToHex(oklchToRgb(grounds.light.page)));
  });

  it('[spec 4.15] hands on the company’s colours as they are, beside repaired ones', () => {
    const { properties } = brandStyle(
      brandingOf({
        use_custom_colors: true,
        primary_color: '#ffee00',
        secondary_color: '#123456',
        accent_color: '#abcdef',
        background_color: '#fff8e1',
        text_color: '#ffee00',
      }),
      'light',
    );
    expect(properties).toMatchObject({
      '--brand-primary': '#ffee00',
      '--brand-secondary': '#123456',
      '--brand-accent': '#abcdef',
      '--brand-background': '#fff8e1',
      '--brand-text': '#ffee00',
      '--accent': expect.stringContaining('oklch('),
    });
    expect(cssToOklch(properties['--surface-0'] ?? '')?.c).toBeGreaterThan(0.004);
    expect(cssToOklch(properties['--ink-1'] ?? '')?.l).toBeLessThan(0.6);
  });
});
