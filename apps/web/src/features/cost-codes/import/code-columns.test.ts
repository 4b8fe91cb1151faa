import { describe, expect, test } from 'vitest';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { codeLines, guessCodeColumns } from './code-columns.ts';

function fileOf(headings: readonly string[], ...rows: readonly string[][]): CsvFile {
  return { name: 'codes.csv', headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
}

describe('the columns of a file of codes', () => {
  test.each([
    [['Code', 'Name'], 0, 1],
    [['Description', 'Cost code'], 1, 0],
    [['Unit', 'Código', 'Descripción'], 1, 2],
    [['A', 'B'], 0, 1],
  ])('are found by their headings: %j', (headings, code, name) => {
    const file = fileOf(headings, ['03 30', 'Concrete', 'x']);
    expect(guessCodeColumns(file)).toEqual({ code, name, hasHeadings: true });
  });

  test('are the first two of a file that begins with a code at once', () => {
    const file = fileOf(['03 30', 'Concrete'], ['31 23', 'Digging']);
    const columns = guessCodeColumns(file);
    expect(columns).toEqual({ code: 0, name: 1, hasHeadings: false });
    expect(codeLines(file, columns).map(({ line, code }) => [line, code])).toEqual([
      [1, '03 30'],
      [2, '31 23'],
    ]);
  });
});

test('blanks around and within are evened out, and a missing cell is empty', () => {
  const file = fileOf(['Code', 'Name'], [' 03  30 ', ' Cast in\nplace'], ['31 23']);
  expect(codeLines(file, guessCodeColumns(file))).toEqual([
    { line: 2, code: '03 30', name: 'Cast in place' },
    { line: 3, code: '31 23', name: '' },
  ]);
});
