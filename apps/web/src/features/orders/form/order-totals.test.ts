import { expect, it } from 'vitest';
import { lineCents, orderTotals } from './order-totals.ts';

const line = (quantity: number, price: number, tax_rate = 0) => ({
  id: '',
  description: '',
  item_number: null,
  quantity,
  unit: 'ea',
  price,
  price_unit: null,
  price_factor: 1000,
  tax_rate,
  cost_code_id: null,
  cost_type: null,
});

it('counts a price for another unit, half a cent up', () => {
  // 250 ft at 84.10 for 1,000 ft.
  const wire = { quantity: 250_000, price: 841_000, price_factor: 1_000_000 };
  expect(lineCents(wire)).toBe(2103);
});

it('takes the discount off before tax, and carries freight untaxed', () => {
  const lines = [line(2000, 1_000_000, 100_000), line(1000, 1_000_000)];
  expect(orderTotals({ lines, discount_cents: 3000, freight_cents: 500 })).toEqual({
    subtotal_cents: 30_000,
    discount_cents: 3000,
    freight_cents: 500,
    tax_cents: 1800,
    total_cents: 29_300,
  });
});

it('comes to nothing without lines', () => {
  expect(orderTotals({ lines: [], discount_cents: 100, freight_cents: 100 }).total_cents).toBe(0);
});
