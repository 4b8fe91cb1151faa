import readExcel from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';

import { type Cell, figure } from './formats/cells.ts';
import { workbookBytes } from './workbook-bytes.ts';

async function bytesOf(rows: readonly (readonly Cell[])[], mostRows?: number): Promise<Buffer> {
  async function* inTurn() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of workbookBytes(['Name', 'Hours'], inTurn(), mostRows)) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

const sheetsOf = async (bytes: Buffer) =>
  (await readExcel(bytes, { trim: false })).map(({ sheet, data }) => ({ sheet, data }));

test('text is read back as it was written', async () => {
  const names = [
    'Fields & <Sons> "Ltd."',
    ' kept  spaces ',
    'two\nlines\tand a tab',
    'Núñez 👷 李',
    'what XML cannot say: \r \u{1}',
    'what looks like its escape: _x0041_ _x41_',
    `long ${'👷'.repeat(40_000)}`,
  ];
  const [sheet] = await sheetsOf(await bytesOf(names.map((name) => [name, figure('7.50')])));
  expect(sheet?.data).toEqual([['Name', 'Hours'], ...names.map((name) => [name, 7.5])]);
});

test('rows beyond a sheet go on the next one, under the same heading', async () => {
  const rows = [1, 2, 3, 4, 5].map((number) => [`Person ${number}`, figure(number)]);
  const sheets = await sheetsOf(await bytesOf(rows, 3));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Payroll', 'Payroll_2', 'Payroll_3']);
  expect(sheets.map(({ data }) => data.map(([name]) => name))).toEqual([
    ['Name', 'Person 1', 'Person 2'],
    ['Name', 'Person 3', 'Person 4'],
    ['Name', 'Person 5'],
  ]);
});

test('an export without rows has its heading', async () => {
  expect(await sheetsOf(await bytesOf([]))).toEqual([
    { sheet: 'Payroll', data: [['Name', 'Hours']] },
  ]);
});

test('the same rows are the same bytes, whenever they are written', async () => {
  const rows = [['Ana', figure(8)]];
  const now = await bytesOf(rows);
  vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] });
  const later = await bytesOf(rows);
  vi.useRealTimers();
  expect(later.equals(now)).toBe(true);
});
