import { expect, test } from 'vitest';
import { foldColumns, shareWidth } from './fold-columns.ts';
import type { ListColumn } from './list-column.ts';

const column = (key: string, minRem: number, isNarrow = false): ListColumn<null> => ({
  key,
  header: key,
  cell: () => null,
  minRem,
  isNarrow,
});
const columns = [column('name', 10), column('crew', 8), column('site', 8), column('menu', 3, true)];
const keys = (widthRem: number, choices: readonly [string, boolean][] = []) =>
  foldColumns(columns, new Map(choices), widthRem).map(({ key }) => key);

test('all columns are shown at exactly the width they need, and the last folds just below it', () => {
  expect(keys(29)).toEqual(['name', 'crew', 'site', 'menu']);
  expect(keys(28.9)).toEqual(['name', 'crew', 'site']);
});

test('the first column stays however narrow the list is', () => {
  expect(keys(1)).toEqual(['name']);
});

test('a column that the reader asked for outlasts the others and keeps its place', () => {
  expect(keys(18, [['site', true]])).toEqual(['name', 'site']);
});

test('the title and a menu stay, wherever they are', () => {
  const log = [
    column('time', 6),
    { ...column('what', 10), isTitle: true },
    { ...column('menu', 3), isAlways: true },
  ];
  expect(foldColumns(log, new Map(), 18.9).map(({ key }) => key)).toEqual(['what', 'menu']);
  expect(foldColumns(log, new Map(), 19).map(({ key }) => key)).toEqual(['time', 'what', 'menu']);
});

test('a column that the reader hid makes room', () => {
  expect(keys(21, [['crew', false]])).toEqual(['name', 'site', 'menu']);
});

test('extra room goes to the wide columns by their least widths', () => {
  expect(shareWidth(columns, 55)).toEqual([20, 16, 16, 3]);
  expect(shareWidth(columns, 20)).toEqual([10, 8, 8, 3]);
});
