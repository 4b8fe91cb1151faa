import { expect, test } from 'vitest';
import { jsaWaitsNotice } from './jsa-notices.ts';

test('a JSA that waits says whose it is and what for, and leads to it', () => {
  const facts = {
    payload: {
      jsa_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
      number: 12,
      task: 'Set trusses',
      place: '',
      project: 'School roof',
      author: 'Ana Ruiz',
    },
    firstName: 'Kit',
    timeZone: 'America/Denver',
    brand: 'Ridge Line Roofing',
    siteUrl: 'https://muster.example',
  };
  const { subject, paragraphs, action } = jsaWaitsNotice.email.en(facts);
  expect(subject).toBe('Approval needed: JSA #12');
  expect(paragraphs[0]).toContain('Ana Ruiz');
  expect(paragraphs.slice(1)).toEqual(['Set trusses', 'School roof']);
  expect(action?.url).toBe(
    'https://muster.example/safety/jsas/5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
  );
  expect(jsaWaitsNotice.email.es(facts).subject).toBe('Por aprobar: JSA #12');
});
