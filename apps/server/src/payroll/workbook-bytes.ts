import { strFromU8, unzipSync } from 'fflate';
import { colToLetter, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';

import { type Cell, cellText } from './formats/cells.ts';
import { zipBytes, type ZipPart } from './zip-bytes.ts';

type Row = readonly Cell[];

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;
const endOfRows = '</sheetData>';

/**
 * An XLSX file, as its rows are made. `hucre` writes the workbook and the headings; the rows are our own, since it creates
 * 2 GB of objects for those of 10,000 people (docs/decisions/0215). What doesn't fit on a sheet goes on the next one.
 * @param mostRows of a sheet, with its heading
 */
export function workbookBytes(
  heading: readonly string[],
  rows: AsyncIterable<Row>,
  mostRows = XLSX_MAX_ROWS_PER_SHEET,
): AsyncIterable<Uint8Array> {
  return zipBytes(partsOf(heading, rows, mostRows));
}

async function* partsOf(
  heading: readonly string[],
  rows: AsyncIterable<Row>,
  mostRows: number,
): AsyncIterable<ZipPart> {
  const [start = '', end = ''] =
    (await emptyWorkbook(heading, 1)).get(sheetPath(1))?.split(endOfRows) ?? [];
  const rowText = createRowText(heading.length);
  const turn = rows[Symbol.asyncIterator]();
  let next = await turn.next();
  let sheets = 0;
  do {
    sheets += 1;
    yield { path: sheetPath(sheets), text: sheetText() };
  } while (next.done !== true);
  for (const [path, text] of await emptyWorkbook(heading, sheets)) {
    if (!path.startsWith('xl/worksheets/')) yield { path, text: [text] };
  }

  async function* sheetText() {
    yield start;
    for (let row = 2; row <= mostRows && next.done !== true; row += 1) {
      yield rowText(next.value, row);
      next = await turn.next();
    }
    yield endOfRows + end;
  }
}

/** Parts of a workbook whose sheets have a heading and no other rows, by path. */
async function emptyWorkbook(
  heading: readonly string[],
  sheets: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = [[...heading], ...Array.from({ length: sheets }, () => [])];
  const stream = writeXlsxStream(rows, {
    name: 'Payroll',
    freezePane: { rows: 1 },
    maxRowsPerSheet: 2,
  });
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
}

function createRowText(columns: number): (row: Row, number: number) => string {
  const starts = Array.from({ length: columns }, (_, column) => `<c r="${colToLetter(column)}`);
  return (row, number) => {
    const at = String(number);
    const cells = row.map((cell, column) => {
      if (cell === null) return '';
      const start = starts[column] + at;
      return typeof cell === 'string'
        ? `${start}" t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(cell))}</t></is></c>`
        : `${start}"><v>${Number(cell.figure)}</v></c>`;
    });
    return `<row r="${at}">${cells.join('')}</row>`;
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML 1.0 can't say is written as Office Open XML writes it, `_x000D_`, and so is what looks like that. */
function escaped(text: string): string {
  return text.replaceAll(
    /[&<>]|[^\P{Cc}\t\n\u{7f}-\u{9f}]|_(?=x[\dA-Fa-f]{4}_)/gu,
    (character) =>
      entities[character] ??
      `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}
