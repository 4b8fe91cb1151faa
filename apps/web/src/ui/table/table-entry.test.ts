import { expect, test } from 'vitest';
import { toEntries } from './table-entry.ts';

const titleOf = (row: string) => row.charAt(0);
const shown = (rows: readonly (string | null)[], title?: typeof titleOf) =>
  toEntries(rows, title).map((entry) =>
    entry.kind === 'group' ? `${entry.title} (${entry.count})` : `${entry.at} ${entry.row}`,
  );

test('rows without groups are lines as they are', () => {
  expect(shown(['a1', null])).toEqual(['0 a1', '1 null']);
});

test('adjacent rows with one title are below it, and the title counts them', () => {
  expect(shown(['a1', 'a2', 'b1'], titleOf)).toEqual(['a (2)', '0 a1', '1 a2', 'b (1)', '2 b1']);
});

test('while rows are being loaded no group says how many it has', () => {
  expect(shown(['a1', null, 'b1'], titleOf)).toEqual([
    'a (null)',
    '0 a1',
    '1 null',
    'b (null)',
    '2 b1',
  ]);
});
