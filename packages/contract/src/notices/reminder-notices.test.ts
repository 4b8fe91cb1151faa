import { expect, test } from 'vitest';
import { clockInMissedNotice, clockOutMissedNotice, noPunchNotice } from './reminder-notices.ts';

const about = {
  firstName: 'Kit',
  timeZone: 'America/New_York',
  brand: 'Ridge Line Roofing',
  siteUrl: 'https://muster.example',
};

test('a reminder says when the shift started on its own wall clock', () => {
  const facts = { ...about, payload: { starts_local: '2026-11-02T07:00' } };
  expect(clockInMissedNotice.email.en(facts).paragraphs[0]).toMatch(
    /^Your shift started at 7:00\sAM\.$/,
  );
  expect(clockInMissedNotice.email.es(facts).paragraphs[0]).toContain('7:00');
});

test('whoever is still on the clock hears of the shift’s end, or of the hours without one', () => {
  const planned = { ...about, payload: { ends_local: '2026-11-02T15:30', hours: 8 } };
  expect(clockOutMissedNotice.email.en(planned).paragraphs[0]).toMatch(/ended at 3:30\sPM/);
  const unplanned = { ...about, payload: { ends_local: null, hours: 8 } };
  expect(clockOutMissedNotice.email.en(unplanned).paragraphs[0]).toContain('for 8 hours');
});

test('a lead reads what was received and when a phone was last seen, never “absent”', () => {
  const person = { name: 'Kit One', starts_local: '2026-11-02T07:00' };
  const payload = {
    count: 3,
    people: [
      { ...person, seen_local: '2026-11-02T06:12' },
      { ...person, seen_local: '2026-11-01T06:12' },
      { ...person, seen_local: null },
    ],
  };
  const { subject, paragraphs } = noPunchNotice.email.en({ ...about, payload });
  expect(subject).toBe('No punch received from 3 people');
  expect(paragraphs[0]).toMatch(/Phone last seen 6:12\sAM\.$/);
  expect(paragraphs[1]).toMatch(/Phone last seen November 1/);
  expect(paragraphs[2]).toMatch(/No phone has been in contact\.$/);
  expect([subject, ...paragraphs].join(' ')).not.toMatch(/absent/i);
});
