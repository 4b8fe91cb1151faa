import { expect, test } from 'vitest';
import {
  certificateExpiringNotice,
  requestWaitingNotice,
  sheetToSignNotice,
} from './waiting-notices.ts';
import { breakDueNotice } from './reminder-notices.ts';

const about = {
  firstName: 'Kit',
  timeZone: 'America/New_York',
  brand: 'Ridge Line Roofing',
  siteUrl: 'https://muster.example',
};

test('a request says who asks for what, and leads to where it is decided', () => {
  const facts = {
    ...about,
    payload: { name: 'Kit One', what: 'time_off', starts_local: '2026-07-01T00:00' },
  };
  const { subject, paragraphs, action } = requestWaitingNotice.email.en(facts);
  expect([subject, ...paragraphs]).toEqual([
    'Request from Kit One',
    'Kit One requests time off starting July 1.',
  ]);
  expect(action?.url).toBe('https://muster.example/schedule/requests');
  expect(requestWaitingNotice.email.es(facts).paragraphs[0]).toContain('1 de julio');
});

test('a timesheet is named by its period', () => {
  const facts = { ...about, payload: { period_from: '2026-06-08', period_to: '2026-06-14' } };
  expect(sheetToSignNotice.email.en(facts).paragraphs[0]).toBe(
    'Your timesheet from June 8 to June 14 is ready.',
  );
});

test('a certificate of someone else says whose it is', () => {
  const own = { certificate: 'OSHA 30', expires_on: '2026-07-31', name: null };
  expect(certificateExpiringNotice.email.en({ ...about, payload: own }).paragraphs[0]).toBe(
    'Your certificate “OSHA 30” is valid through July 31.',
  );
  const other = { ...own, name: 'Kit One' };
  expect(certificateExpiringNotice.email.en({ ...about, payload: other }).paragraphs[0]).toContain(
    'Kit One’s certificate',
  );
});

test('a break says until when it must begin', () => {
  const facts = { ...about, payload: { by_local: '2026-06-10T12:00' } };
  expect(breakDueNotice.email.en(facts).paragraphs[0]).toMatch(/by 12:00\sPM\.$/);
});
