import { brandingDefaults, resolveBranding } from '@muster/contract';
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

const own = {
  use_custom_colors: true,
  primary_color: '#7b1fa2',
  secondary_color: '#00695c',
  accent_color: '#ff9800',
  background_color: '#fff8e1',
  text_color: '#3e2723',
};

describe('the style of a brand', () => {
  it('leaves the default colors to the style sheet while a company has its own switched off', () => {
    const { properties, themeColor } = brandStyle(
      brandingOf({ ...own, use_custom_colors: false }),
      'light',
    );
    expect(properties).toMatchObject({ '--surface-0': '', '--ink-1': '', '--choice': '' });
    expect(properties['--brand-background']).toBe(brandingDefaults.background_color);
    expect(themeColor).toBe('#ffffff');
  });

  it('[spec 4.15] paints all five colors of a company as given where they can be read', () => {
    const { properties, themeColor } = brandStyle(brandingOf(own), 'light');
    expect(properties).toMatchObject({
      '--surface-0': own.background_color,
      '--ink-1': own.text_color,
      '--accent': own.primary_color,
      '--choice': own.secondary_color,
      '--highlight': own.accent_color,
      '--tone': 'light',
    });
    expect(themeColor).toBe(own.background_color);
  });

  it('[spec 4.15] hands on the company’s colors as they are, beside repaired ones', () => {
    const { properties } = brandStyle(brandingOf({ ...own, text_color: '#ffee00' }), 'light');
    expect(properties).toMatchObject({
      '--brand-primary': own.primary_color,
      '--brand-secondary': own.secondary_color,
      '--brand-accent': own.accent_color,
      '--brand-background': own.background_color,
      '--brand-text': '#ffee00',
    });
    expect(properties['--ink-1']).not.toBe('#ffee00');
  });

  it('is a dark one in a light theme with a black background', () => {
    const { properties } = brandStyle(
      brandingOf({ ...own, background_color: '#000000', text_color: '#ffffff' }),
      'light',
    );
    expect(properties).toMatchObject({ '--surface-0': '#000000', '--tone': 'dark' });
  });

  it('[spec 4.15] keeps the hue of the background on dark surfaces in the dark theme', () => {
    const cream = brandStyle(brandingOf({ ...own, background_color: '#ffee00' }), 'dark');
    const white = brandStyle(brandingOf({ ...own, background_color: '#ffffff' }), 'dark');
    expect(cream.properties['--tone']).toBe('dark');
    expect(cream.themeColor).not.toBe(white.themeColor);
  });
});
