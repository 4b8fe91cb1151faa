import readExcel from 'read-excel-file/node';
import { expect, test } from 'vitest';

import { answerTableSheet } from './table-sheet.ts';

const asked = (body: unknown) =>
  answerTableSheet(
    new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) }),
  );

test('a table is a spreadsheet whose numbers are numbers and whose texts are no formulas', async () => {
  const answer = await asked({
    headings: ['Vendor', 'Total', 'Tax'],
    rows: [['=1+1', 108.25, null]],
  });
  const [sheet] = await readExcel(Buffer.from(await answer.arrayBuffer()));
  expect(sheet?.data).toEqual([
    ['Vendor', 'Total', 'Tax'],
    ["'=1+1", 108.25, null],
  ]);
});

test('what is no table is refused', async () => {
  for (const body of [null, {}, { headings: ['A'], rows: [[{}]] }]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await asked(body)).status).toBe(400);
  }
  const rows = Array.from({ length: 10_001 }, () => ['x']);
  expect((await asked({ headings: ['A'], rows })).status).toBe(400);
});
