import { expect, test } from 'vitest';
import { countWaiting, groupWaiting, type WaitingRow } from './group-waiting.ts';

const row = (name: string, part: Partial<WaitingRow> = {}): WaitingRow => ({
  person_id: name,
  name,
  state: 'signed',
  minutes: 480,
  is_open: false,
  needs_review: false,
  exceptions: {},
  claimed_cents: 0,
  cannot_approve: null,
  cannot_lock: 'not_approved',
  ...part,
});
const rows = [
  row('clean'),
  row('exception', { exceptions: { short_meal: 1 } }),
  row('review', { needs_review: true, cannot_approve: 'needs_review' }),
  row('unsigned', { state: 'open', cannot_approve: 'not_signed' }),
  row('lockable', { state: 'approved', cannot_approve: 'already_approved', cannot_lock: null }),
  row('calculating', {
    state: 'approved',
    cannot_approve: 'already_approved',
    cannot_lock: 'hours_calculating',
  }),
];

test('only what is signed and without a question is approved together', () => {
  const names = Object.fromEntries(
    Object.entries(groupWaiting(rows)).map(([group, those]) => [
      group,
      those.map(({ name }) => name),
    ]),
  );
  expect(names).toEqual({
    clean: ['clean'],
    toLock: ['lockable'],
    others: ['exception', 'review', 'calculating'],
    unsigned: ['unsigned'],
  });
});

test('what waits for someone else is not counted', () => {
  expect(
    countWaiting({
      verdict: 'ok',
      currency: 'USD',
      periods: [{ period_from: '', period_to: '', rows }],
    }),
  ).toBe(3);
});
