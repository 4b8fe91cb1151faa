import { brandingDefaults } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { lookOf, type OwnCompany, wrongFields } from './company-query.ts';

const company: OwnCompany = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Ridgeline Concrete LLC',
  company_type: 'Concrete',
  logo_url: null,
  brand_name: null,
  tagline: null,
  website_url: null,
  phone: null,
  address: null,
  settings: {},
  version: 3,
};

describe('the editor of a company’s look', () => {
  it('begins with the defaults where nothing was set', () => {
    expect(lookOf(company).branding).toEqual(brandingDefaults);
  });

  it('keeps colors that are switched off, so that they can be switched on again', () => {
    const settings = { branding: { primary_color: '#0b1f4b', use_custom_colors: false } };
    expect(lookOf({ ...company, settings }).branding).toMatchObject({
      primary_color: '#0b1f4b',
      use_custom_colors: false,
    });
  });

  it('begins with what applies: columns first', () => {
    const settings = { branding: { logo_url: 'https://a.example/old.png', brand_name: 'Old' } };
    const look = lookOf({ ...company, settings, brand_name: 'Ridgeline' });
    expect(look.branding).toMatchObject({
      brand_name: 'Ridgeline',
      logo_url: 'https://a.example/old.png',
    });
  });

  it('names what the server would refuse', () => {
    const look = lookOf(company);
    expect(wrongFields(look)).toEqual(new Set());
    const wrong = {
      branding: { ...look.branding, primary_color: 'red' },
      company: { ...look.company, website_url: 'example.com' },
    };
    expect(wrongFields(wrong)).toEqual(new Set(['primary_color', 'website_url']));
  });
});
