import { expect, test } from 'vitest';
import { overdueNotice, stopWorkNotice } from './hazard-notices.ts';

const facts = {
  payload: {
    hazard_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
    number: 12,
    what: 'Trench wall is cracking',
    place: 'Water main',
    project: null,
    due_on: '2026-11-20',
  },
  firstName: 'Kit',
  timeZone: 'America/Denver',
  brand: 'Ridge Line Roofing',
  siteUrl: 'https://muster.example',
};

test('a stop-work alert says what and where, and leads to the hazard', () => {
  const { subject, paragraphs, action } = stopWorkNotice.email.en(facts);
  expect(subject).toBe('Stop work: hazard #12');
  expect(paragraphs).toEqual(expect.arrayContaining(['Trench wall is cracking', 'Water main']));
  expect(action?.url).toBe('https://muster.example/safety/5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11');
  expect(stopWorkNotice.email.es(facts).subject).toBe('Parar el trabajo: peligro #12');
});

test('an overdue notice names the day without shifting it by the zone', () => {
  expect(overdueNotice.email.en(facts).paragraphs[0]).toContain('November 20');
  expect(overdueNotice.email.es(facts).paragraphs[0]).toContain('20 de noviembre');
});
