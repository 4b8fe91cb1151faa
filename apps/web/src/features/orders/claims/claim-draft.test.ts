import { expect, test } from 'vitest';
import { type ClaimDraft, expectedCents, rateOn, resolveClaim } from './claim-draft.ts';

const draft: ClaimDraft = {
  kind: 'mileage',
  day: '2026-10-05',
  project_id: 'p',
  cost_code_id: null,
  measure: 'distance',
  quantity: '12.5',
  odometer_from: '',
  odometer_to: '',
  from_site_id: null,
  to_site_id: null,
  is_edge_day: false,
  note: '',
};
const resolve = (changes: Partial<ClaimDraft>) => resolveClaim({ ...draft, ...changes }, 'en-US');

test('a claim is a distance, two readings of the odometer, or a day', () => {
  expect(resolve({})).toMatchObject({ facts: { quantity: 12_500, odometer_to: null } });
  expect(
    resolve({ measure: 'odometer', odometer_from: '1,000', odometer_to: '1,012.5' }),
  ).toMatchObject({ facts: { quantity: null, odometer_from: 1_000_000, odometer_to: 1_012_500 } });
  expect(resolve({ kind: 'per_diem', is_edge_day: true })).toMatchObject({
    facts: { quantity: null, is_edge_day: true },
  });
});

test('what is wrong is named', () => {
  expect(resolve({ quantity: '0', project_id: null, day: '' })).toEqual({
    problems: ['day', 'project_id', 'quantity'],
  });
  expect(resolve({ quantity: '10000' })).toEqual({ problems: ['quantity'] });
  const read = { measure: 'odometer', odometer_from: '10' } as const;
  expect(resolve({ ...read, odometer_to: '9' })).toEqual({ problems: ['odometer_to'] });
  expect(resolve({ ...read, odometer_from: 'x', odometer_to: '9' })).toEqual({
    problems: ['odometer_from'],
  });
});

test('the rate of its day says what it comes to', () => {
  const rates = [
    { kind: 'mileage', valid_from: '2026-07-01', unit: 'mi', rate: 7250, edge_percent: 100 },
    { kind: 'mileage', valid_from: '2026-01-01', unit: 'mi', rate: 7000, edge_percent: 100 },
    { kind: 'per_diem', valid_from: '2026-01-01', unit: 'day', rate: 680_000, edge_percent: 75 },
  ] as const;
  const cents = (changes: Partial<ClaimDraft>) => {
    const resolved = resolve(changes);
    const rate = rateOn(rates, changes.kind ?? 'mileage', changes.day ?? draft.day);
    return 'facts' in resolved && rate !== null ? expectedCents(resolved.facts, rate) : null;
  };
  expect(cents({})).toBe(906);
  expect(cents({ day: '2026-06-30' })).toBe(875);
  expect(cents({ day: '2025-12-31' })).toBeNull();
  expect(cents({ kind: 'per_diem' })).toBe(68_00);
  expect(cents({ kind: 'per_diem', is_edge_day: true })).toBe(51_00);
});
