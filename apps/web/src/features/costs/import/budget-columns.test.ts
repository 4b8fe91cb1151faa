import { describe, expect, it } from 'vitest';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { budgetLines, guessBudgetColumns } from './budget-columns.ts';

function fileOf(headings: readonly string[], ...rows: readonly string[][]): CsvFile {
  return { name: 'budget.csv', headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
}

describe('the columns of a budget’s file', () => {
  it.each([
    [
      ['Cost code', 'Type', 'Man hours', 'Qty', 'Unit', 'Budget amount'],
      ['code', 'cost_type', 'hours', 'quantity', 'unit', 'amount'],
    ],
    [
      ['Código', 'Descripción', 'Horas', 'Importe'],
      ['code', null, 'hours', 'amount'],
    ],
  ])('are found by their headings: %j', (headings, columns) => {
    expect(guessBudgetColumns(fileOf(headings))).toEqual({ columns, hasHeadings: true });
  });

  it('are in the order of the grid where nothing is a heading', () => {
    expect(guessBudgetColumns(fileOf(['03 30', 'L', '120']))).toEqual({
      columns: ['code', 'cost_type', 'hours'],
      hasHeadings: false,
    });
  });
});

it('cells are read as numbers, and what can’t be read is sent as it is', () => {
  const file = fileOf(
    [],
    ['03 30', 'labor', '12.5', '', '', '$1,200.50'],
    ['', '?', 'x', '-1', 'm', '€5'],
  );
  const columns = ['code', 'cost_type', 'hours', 'quantity', 'unit', 'amount'] as const;
  expect(budgetLines(file, columns, 'USD', 'en')).toEqual([
    { code: '03 30', cost_type: 'L', hours: 12_500, quantity: 0, unit: null, amount: 120_050 },
    { code: '', cost_type: '?', hours: 'x', quantity: -1000, unit: 'm', amount: '€5' },
  ]);
});
