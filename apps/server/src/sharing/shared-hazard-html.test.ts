import { describe, expect, test } from 'vitest';

import { productBrand } from '../mail/brand.ts';
import { sharedHazardHtml } from './shared-hazard-html.ts';

const hazard: Parameters<typeof sharedHazardHtml>[0]['hazard'] = {
  link_id: '00000000-0000-4000-8000-000000000001',
  number: 7,
  what: 'Open edge',
  place: 'الطابق الثالث',
  project: null,
  band: 'high',
  state: null,
  reported_on: null,
  immediate_action: null,
  actions: [{ what: 'تركيب حاجز', is_done: false }],
  pictures: [],
};

const brand = { ...productBrand, name: 'Acme', accent: '#123456' };
const pageOf = (shown: typeof hazard, language: 'en' | 'es', logoUrl: string | null = null) =>
  sharedHazardHtml({ hazard: shown, brand: { ...brand, logoUrl }, pictureUrls: [], language }).html;

describe('the public page of a hazard', () => {
  test('shows no logo of another host, which would hear who looks', () => {
    expect(pageOf(hazard, 'en', 'https://elsewhere.test/logo.png')).not.toContain('elsewhere');
  });

  test('has the company’s name, color and own logo', () => {
    const logo = 'https://app.test/storage/v1/object/public/company-logos/1';
    const html = pageOf(hazard, 'en', logo);
    expect(html).toContain('border-top:6px solid #123456');
    expect(html).toContain(`<img src="${logo}" alt="">`);
    expect(html).toContain('Shared by Acme');
  });

  test('keeps right-to-left words at the edge where the page’s own words begin', () => {
    const html = pageOf(hazard, 'en');
    expect(html).toContain('<dd><bdi>الطابق الثالث</bdi></dd>');
    expect(html).toContain('<li><bdi>تركيب حاجز</bdi> (Open)</li>');
  });

  test.each([
    ['en', 'Stop work'],
    ['es', 'Parar el trabajo'],
  ] as const)('marks stop work by more than its word in %s', (language, word) => {
    const html = pageOf({ ...hazard, band: 'stop_work' }, language);
    expect(html).toMatch(new RegExp(`<dd><span class="stop"><svg .*</svg>${word}</span></dd>`));
    expect(pageOf(hazard, language)).not.toContain('class="stop"');
  });

  test('shows what people wrote as text', () => {
    const html = pageOf({ ...hazard, place: '<b>&' }, 'en');
    expect(html).toContain('<bdi>&lt;b&gt;&amp;</bdi>');
  });
});
