import { describe, expect, test } from 'vitest';
import type { CsvFile } from '../../../../ui/csv/csv-file.ts';
import { figureLines, guessFigureColumns } from './figure-columns.ts';

function fileOf(headings: readonly string[], ...rows: readonly string[][]): CsvFile {
  return { name: 'pay.csv', headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
}

describe('the columns of a file of deductions and net pay', () => {
  test.each([
    [
      ['Employee ID', 'Name', 'Federal tax', 'FICA', 'Other deductions', 'Net pay'],
      ['worker', null, 'tax_cents', 'fica_cents', 'other_cents', 'net_cents'],
    ],
    [
      ['File #', 'Net', 'Social Security', 'Taxes withheld', 'Deduction note', 'Medicare'],
      ['worker', 'net_cents', 'fica_cents', 'tax_cents', 'other_note', null],
    ],
    [
      ['Número de empleado', 'Impuestos', 'Seguro social', 'Otras deducciones', 'Pago neto'],
      ['worker', 'tax_cents', 'fica_cents', 'other_cents', 'net_cents'],
    ],
  ])('are found by their headings, each once: %j', (headings, columns) => {
    expect(guessFigureColumns(fileOf(headings))).toEqual(columns);
  });
});

test('a blank cell says nothing, zero says zero, and what is no amount goes as it is', () => {
  const file = fileOf(
    ['ID', 'Tax', 'FICA', 'Other', 'Note', 'Net'],
    [' E-17 ', '$1,234.50', '0.00', '', ' Union  dues', 'USD 900'],
    ['E-18', '12.345', '-5', 'n/a'],
  );
  const columns = [
    'worker',
    'tax_cents',
    'fica_cents',
    'other_cents',
    'other_note',
    'net_cents',
  ] as const;
  expect(figureLines(file, columns, 'en')).toEqual([
    {
      worker: 'E-17',
      tax_cents: 123_450,
      fica_cents: 0,
      other_note: 'Union dues',
      net_cents: 90_000,
    },
    { worker: 'E-18', tax_cents: '12.345', fica_cents: '-5', other_cents: 'n/a' },
  ]);
});
