import { describe, expect, it } from 'vitest';
import { brandingDefaults, resolveBranding, type BrandedCompany } from './branding.ts';

const company: BrandedCompany = {
  name: 'Ridgeline Concrete LLC',
  company_type: 'Concrete',
  logo_url: null,
  brand_name: null,
  settings: {},
};

const withBranding = (branding: object) => resolveBranding({ ...company, settings: { branding } });

describe('branding', () => {
  it('[spec 3.05 3.06 3.07 3.08 3.09 3.10 3.11 3.12] has the defaults of the specification, to the letter', () => {
    expect(brandingDefaults).toEqual({
      primary_color: '#1a73e8',
      secondary_color: '#34a853',
      accent_color: '#fbbc04',
      background_color: '#ffffff',
      text_color: '#202124',
      theme_mode: 'light',
      show_company_name_in_nav: true,
      use_custom_colors: false,
      logo_url: null,
      brand_name: null,
    });
  });

  it('[spec 4.09] is the defaults without a company', () => {
    expect(resolveBranding(null)).toEqual({ ...brandingDefaults, name: null, company_type: null });
  });

  it('[spec 4.10] is the defaults where the settings make no sense', () => {
    for (const settings of [
      null,
      'x',
      3,
      [],
      { branding: 7 },
      { branding: { primary_color: 'url(x)' } },
    ]) {
      expect(resolveBranding({ ...company, settings })).toEqual({
        ...brandingDefaults,
        name: company.name,
        company_type: company.company_type,
      });
    }
  });

  it('ignores company colors that are switched off, but not the theme', () => {
    const branding = withBranding({ primary_color: '#112233', theme_mode: 'dark' });
    expect(branding.primary_color).toBe(brandingDefaults.primary_color);
    expect(branding.theme_mode).toBe('dark');
  });

  it('[spec 4.11] uses company colors that are switched on', () => {
    const branding = withBranding({ primary_color: '#112233', use_custom_colors: true });
    expect(branding.primary_color).toBe('#112233');
    expect(branding.secondary_color).toBe(brandingDefaults.secondary_color);
  });

  it('[spec 4.12 4.13 4.14] takes logo and name from the columns, then from the settings, the name last from the company', () => {
    const settings = { branding: { logo_url: '/settings.png', brand_name: 'Settings' } };
    const both = { ...company, settings, logo_url: '/column.png', brand_name: 'Column' };
    expect(resolveBranding(both)).toMatchObject({ logo_url: '/column.png', name: 'Column' });
    expect(resolveBranding({ ...company, settings })).toMatchObject({
      logo_url: '/settings.png',
      name: 'Settings',
    });
    expect(resolveBranding(company)).toMatchObject({ logo_url: null, name: company.name });
  });
});
