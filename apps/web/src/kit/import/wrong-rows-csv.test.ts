import { expect, test } from 'vitest';
import { wrongRowsCsv } from './wrong-rows-csv.ts';
import { readCsvFile } from '../../ui/csv/read-csv-file.ts';

test('rows with errors are saved as they were, with the reason, and can be imported again', () => {
  const text = 'Name,Phone\n"Ruiz, Ana",+1 555\nBea\n"Cy ""C""",x';
  const file = readCsvFile('crew.csv', new TextEncoder().encode(text), { maxRows: 10 });
  const saved = wrongRowsCsv(
    file,
    new Map([
      [2, ['Phone: this is no phone number.']],
      [3, ['Name: one.', 'Phone: two.']],
    ]),
    'Reason',
  );
  const again = readCsvFile('again.csv', new TextEncoder().encode(saved), { maxRows: 10 });
  expect(again.headings).toEqual(['Name', 'Phone', 'Reason']);
  expect(again.rows.map(({ cells }) => cells)).toEqual([
    ['Ruiz, Ana', '+1 555', 'Phone: this is no phone number.'],
    ['Bea', '', 'Name: one. Phone: two.'],
  ]);
});
