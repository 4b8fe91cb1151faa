import { describe, expect, test } from 'vitest';

import { type SharedHazard, sharedHazardHtml } from './shared-hazard-html.ts';

const hazard: SharedHazard = {
  company: 'Acme',
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

describe('the public page of a hazard', () => {
  test('keeps right-to-left words at the edge where the page’s own words begin', () => {
    const html = sharedHazardHtml(hazard, [], 'en');
    expect(html).toContain('<dd><bdi>الطابق الثالث</bdi></dd>');
    expect(html).toContain('<li><bdi>تركيب حاجز</bdi> (Open)</li>');
  });

  test.each([
    ['en', 'Stop work'],
    ['es', 'Parar el trabajo'],
  ] as const)('marks stop work by more than its word in %s', (language, word) => {
    const html = sharedHazardHtml({ ...hazard, band: 'stop_work' }, [], language);
    expect(html).toMatch(new RegExp(`<dd><span class="stop"><svg .*</svg>${word}</span></dd>`));
    expect(sharedHazardHtml(hazard, [], language)).not.toContain('class="stop"');
  });

  test('shows what people wrote as text', () => {
    const html = sharedHazardHtml({ ...hazard, place: '<b>&' }, [], 'en');
    expect(html).toContain('<bdi>&lt;b&gt;&amp;</bdi>');
  });
});
