import { expect, test } from 'vitest';
import cases from './cases/order-totals.json' with { type: 'json' };
import { lineCents, orderTotals } from './order-totals.ts';

test.each(cases)('an order $name', ({ order, amounts, totals }) => {
  expect(order.lines.map(lineCents)).toEqual(amounts);
  expect(orderTotals(order)).toEqual(totals);
});
