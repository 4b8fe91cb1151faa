import { expect, test } from 'vitest';
import { hazardDigest } from './hazard-digest.ts';
import { actionOverdueNotice, overdueNotice, stopWorkNotice } from './hazard-notices.ts';

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

test('an overdue action names what is to be done, for which hazard, and leads there', () => {
  const overdue = { ...facts, payload: { ...facts.payload, action: 'Shore the trench' } };
  const { subject, paragraphs, action } = actionOverdueNotice.email.en(overdue);
  expect(subject).toBe('Overdue: corrective action for hazard #12');
  expect(paragraphs[0]).toContain('November 20');
  expect(paragraphs).toEqual(
    expect.arrayContaining(['Shore the trench', 'Trench wall is cracking', 'Water main']),
  );
  expect(action?.url).toBe(`https://muster.example/safety/${facts.payload.hazard_id}`);
  const spanish = actionOverdueNotice.email.es(overdue);
  expect(spanish.subject).toBe('Vencida: acción correctiva del peligro #12');
  expect(spanish.paragraphs).toContain('Shore the trench');
});

test('the digest counts the week and lists the worst first, in both languages', () => {
  const week = {
    ...facts,
    payload: {
      week_from: '2026-11-16',
      reported: 4,
      closed: 1,
      open: 3,
      overdue: 2,
      worst: [{ number: 12, what: 'Trench wall is cracking', score: 20 }],
    },
  };
  const { subject, paragraphs, action } = hazardDigest.email.en(week);
  expect(subject).toBe('Hazards this week: 3 open, 2 overdue');
  expect(paragraphs).toEqual([
    'In the week of November 16: 4 reported, 1 closed.',
    'Open, highest risk first:',
    '#12 (20/25) Trench wall is cracking',
  ]);
  expect(action?.url).toBe('https://muster.example/safety');
  expect(hazardDigest.email.es(week).paragraphs[0]).toContain('Semana del 16 de noviembre');
});
