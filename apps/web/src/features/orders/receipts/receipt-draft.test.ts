import { expect, it } from 'vitest';
import { type ReceiptDraft, resolveReceipt } from './receipt-draft.ts';

const draft: ReceiptDraft = {
  total_cents: '108.25',
  tax_cents: '8.25',
  project_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
  cost_code_id: null,
  cost_type: 'M',
  paid_by: 'own_money',
  bought_on: '2026-01-05',
  vendor_name: ' Home Depot ',
  note: '',
  order_id: null,
};

it('a receipt is sent in cents, and without tax where none was typed', () => {
  expect(resolveReceipt(draft, 'en')).toMatchObject({
    facts: { total_cents: 10_825, tax_cents: 825, vendor_name: 'Home Depot', note: null },
  });
  expect(resolveReceipt({ ...draft, total_cents: '108,25', tax_cents: '' }, 'es')).toMatchObject({
    facts: { total_cents: 10_825, tax_cents: 0 },
  });
});

it.each<[Partial<ReceiptDraft>, readonly string[]]>([
  [{ total_cents: '' }, ['total_cents']],
  [{ total_cents: '0', tax_cents: '' }, ['total_cents']],
  [{ total_cents: '-5', tax_cents: '' }, ['total_cents']],
  [{ total_cents: '1000000000' }, ['total_cents']],
  [{ tax_cents: '108.26' }, ['tax_cents']],
  [{ tax_cents: 'x' }, ['tax_cents']],
  [{ project_id: null, bought_on: '' }, ['project_id', 'bought_on']],
])('%j is named', (change, problems) => {
  expect(resolveReceipt({ ...draft, ...change }, 'en')).toEqual({ problems });
});
