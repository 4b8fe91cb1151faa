import { expect, test } from 'vitest';
import { chooseColumn, withoutHeadings } from './file-columns.ts';

test('no two columns have the same meaning', () => {
  expect(chooseColumn(['email', null, 'phone'], 1, 'email')).toEqual([null, 'email', 'phone']);
  expect(chooseColumn(['email', null], 0, null)).toEqual([null, null]);
});

test('a first line that has no headings is the first row', () => {
  const file = {
    name: 'codes.csv',
    headings: ['03 30', 'Concrete'],
    rows: [{ line: 2, cells: ['31 23', 'Digging'] }],
  };
  const read = withoutHeadings(file);
  expect(read.headings).toEqual(['', '']);
  expect(read.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, '03 30'],
    [2, '31 23'],
  ]);
});
