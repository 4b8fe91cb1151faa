import { describe, expect, test } from 'vitest';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { codeLines, guessCodeColumns } from './code-columns.ts';

function fileOf(headings: readonly string[], ...rows: readonly string[][]): CsvFile {
  return { name: 'codes.csv', headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
}

describe('the columns of a file of codes', () => {
  test.each([
    [
      ['Code', 'Name'],
      ['code', 'name'],
    ],
    [
      ['Description', 'Cost code'],
      ['name', 'code'],
    ],
    [
      ['Unit', 'Código', 'Descripción'],
      [null, 'code', 'name'],
    ],
    [
      ['A', 'B'],
      ['code', 'name'],
    ],
    [['Code'], ['code']],
  ])('are found by their headings: %j', (headings, columns) => {
    const file = fileOf(headings, ['03 30', 'Concrete', 'x']);
    expect(guessCodeColumns(file)).toEqual({ columns, hasHeadings: true });
  });

  test('are the first two of a file that begins with a code', () => {
    const file = fileOf(['03 30', 'Concrete'], ['31 23', 'Digging']);
    expect(guessCodeColumns(file)).toEqual({ columns: ['code', 'name'], hasHeadings: false });
  });
});

test('blanks around and within are evened out, and a missing cell is empty', () => {
  const file = fileOf(['Code', 'Name'], [' 03  30 ', ' Cast in\nplace'], ['31 23']);
  expect(codeLines(file, ['code', 'name'])).toEqual([
    { code: '03 30', name: 'Cast in place' },
    { code: '31 23', name: '' },
  ]);
});
