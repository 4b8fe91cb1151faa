import type { ExportPerson, FileFacts } from './export-facts.ts';
import { type Cell, cellText } from './formats/cells.ts';
import type { FileFormat } from './formats/file-format.ts';

export const contentTypes: Readonly<Record<FileFormat['kind'], string>> = {
  csv: 'text/csv; charset=utf-8',
  iif: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Rows = readonly (readonly Cell[])[];

/** Yields the bytes of a payroll file on demand: one person's rows are released before the next one's are read. */
export function fileBytes(
  format: FileFormat,
  facts: FileFacts,
  people: AsyncIterable<ExportPerson>,
): AsyncIterable<Uint8Array> {
  return format.kind === 'xlsx'
    ? sheetBytes(format, facts, people)
    : textBytes(format, facts, people);
}

async function* textBytes(
  format: FileFormat,
  facts: FileFacts,
  people: AsyncIterable<ExportPerson>,
): AsyncIterable<Uint8Array> {
  const { writeCsv } = await import('hucre/csv');
  const encoder = new TextEncoder();
  const delimiter = format.kind === 'iif' ? '\t' : ',';
  const lineOf = (row: Rows[number]) => `${writeCsv([row.map(cellText)], { delimiter })}\r\n`;
  const text = (rows: Rows) => encoder.encode(rows.map(lineOf).join(''));
  yield text(format.head(facts));
  for await (const person of people) yield text(format.rows(person, facts));
}

async function* sheetBytes(
  format: FileFormat,
  facts: FileFacts,
  people: AsyncIterable<ExportPerson>,
): AsyncIterable<Uint8Array> {
  // Loaded only for workbooks.
  const { workbookBytes } = await import('./workbook-bytes.ts');
  const [heading = []] = format.head(facts);
  yield* workbookBytes(heading.map(cellText), rows());

  async function* rows() {
    for await (const person of people) yield* format.rows(person, facts);
  }
}
