import { expect, test } from 'vitest';

import { proposedReceipt } from './proposed-receipt.ts';

const read = (text: string) => proposedReceipt(text, '2026-11-29');

test('the total is that of the last line that says so, never a part of it', () => {
  expect(
    read('Corner Fuel\n11/24/2026 07:14\nSubtotal 80.00\nTax 6.40\nTOTAL $86.40\nVisa 86.40'),
  ).toEqual({ total_cents: 86_40, bought_on: '2026-11-24' });
  expect(read('Total items 3\nTotal savings 12.00\nGrand total: 1,234.56 USD')).toMatchObject({
    total_cents: 1_234_56,
  });
  expect(read('Total a pagar\n45.10')).toMatchObject({ total_cents: 45_10 });
});

test('the day is the first real one that is not ahead', () => {
  expect(read('Date: Nov 3, 2026\nReturn by 02/01/2027')).toMatchObject({
    bought_on: '2026-11-03',
  });
  expect(read('2026-02-30 then 2026-02-28')).toMatchObject({ bought_on: '2026-02-28' });
  expect(read('11/30/26')).toMatchObject({ bought_on: null });
});

test.each(['', 'Thank you!', 'Total', 'Total 1.234.56', 'Total 0.00'])(
  'nothing is proposed of “%s”',
  (text) => {
    expect(read(text)).toEqual({ total_cents: null, bought_on: null });
  },
);
