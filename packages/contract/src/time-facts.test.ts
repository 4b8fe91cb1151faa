import { expect, test } from 'vitest';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { timeFactsToPayFacts, zonesIn, type TimeFacts } from './time-facts.ts';

test('work in a zone that this device does not know runs in the person’s own', () => {
  const facts: TimeFacts = {
    zones: [
      { from: '2000-01-01', value: 'America/Chicago' },
      { from: '2026-06-01', value: 'America/Denver' },
    ],
    rules: { calendar: [], workday: [], rounding: [], overtime: [], breaks: [] },
    terms: [],
    rates: [],
    job_rates: [],
    entries: ['America/Boise', 'Mars/Base'].map((zone) => ({
      id: zone,
      project_id: null,
      cost_code_id: null,
      started_at: Date.UTC(2026, 10, 20, 14),
      ended_at: null,
      zone,
      flags: [],
      needs_review: false,
      breaks: [],
    })),
    answers: [],
  };
  const tables = new Map(
    [...zonesIn(facts)].map((zone) => [
      zone,
      readZoneTable(zone, Date.UTC(2026, 0), Date.UTC(2027, 0), 'test'),
    ]),
  );
  const { entries } = timeFactsToPayFacts(facts, tables, null);
  expect(entries.map(({ zone }) => zone)).toEqual(['America/Boise', 'America/Denver']);
});
