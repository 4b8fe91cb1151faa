import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';

import { type Cell, cellText } from './formats/cells.ts';

/**
 * Writes an XLSX file while its rows are generated. Rows that don't fit on a sheet go on the next one, under the same
 * heading; the same rows give the same bytes.
 * @param maxRowsPerSheet includes the heading
 */
export function workbookBytes(
  heading: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  maxRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET,
): AsyncIterable<Uint8Array> {
  return writeXlsxStream(values(), {
    name: 'Payroll',
    freezePane: { rows: 1 },
    maxRowsPerSheet,
  });

  async function* values() {
    yield [...heading];
    for await (const row of rows) yield row.map(cellValue);
  }
}

function cellValue(cell: Cell): string | number | null {
  if (cell === null) return null;
  if (typeof cell !== 'string') return Number(cell.figure);
  // Office Open XML reads `_x000D_` as a control character, and `_x005F_` as the underscore of such text.
  return cellText(cell).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
}
