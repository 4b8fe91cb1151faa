import { describe, expect, it } from 'vitest';
import type { CsvFile } from '../../../../ui/csv/csv-file.ts';
import { guessVendorColumns, vendorLines } from './vendor-columns.ts';

function fileOf(headings: readonly string[], ...rows: readonly string[][]): CsvFile {
  return {
    name: 'vendors.csv',
    headings,
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  };
}

describe('the columns of a file of vendors', () => {
  it.each([
    [
      ['Vendor', 'Email Address', 'Main Phone', 'Bill from street', 'Account No.', 'Terms', 'EIN'],
      ['name', 'mail', 'phone', 'address', 'account_number', 'terms_days', 'tax_id'],
    ],
    [
      ['Proveedor', 'Correo', 'Teléfono', 'Dirección', 'Saldo'],
      ['name', 'mail', 'phone', 'address', null],
    ],
  ])('are found by their headings: %j', (headings, columns) => {
    expect(guessVendorColumns(fileOf(headings)).columns).toEqual(columns);
  });
});

it.each([
  ['Net 30', 30],
  ['30 days', 30],
  ['45', 45],
  ['Due on receipt', 0],
  ['2% 10, net 30', '2% 10, net 30'],
  ['=A1', '=A1'],
])('terms of %s are read as days', (cell, terms_days) => {
  expect(vendorLines(fileOf(['Terms'], [cell]), ['terms_days'])).toEqual([{ terms_days }]);
});

it('a blank cell says nothing', () => {
  const file = fileOf(['Vendor', 'Email'], [' Rocky  Mountain ', ''], ['Sunrise']);
  expect(vendorLines(file, ['name', 'mail'])).toEqual([
    { name: 'Rocky Mountain' },
    { name: 'Sunrise' },
  ]);
});
