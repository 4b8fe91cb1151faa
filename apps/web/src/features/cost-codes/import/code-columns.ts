import type { CsvFile } from '../../../ui/csv/csv-file.ts';

/** Where in the file code and name stand, by the place of their columns; null: not chosen. */
export type CodeColumns = {
  readonly code: number | null;
  readonly name: number | null;
  /** The first line names the columns and is no code itself. */
  readonly hasHeadings: boolean;
};

export type CodeLine = {
  /** As a spreadsheet counts. */
  readonly line: number;
  readonly code: string;
  readonly name: string;
};

const codeWords = /^(cost\s*)?(code|no\.?|number|nr\.?|id|c[oó]digo|n[uú]mero|phase)(\s|$|de)/i;
const nameWords = /(name|description|desc|title|nombre|descripci[oó]n|t[ií]tulo)/i;

/** What the headings say; without any that speak the first two columns. */
export function guessCodeColumns({ headings, rows }: CsvFile): CodeColumns {
  const name = headings.findIndex((heading) => nameWords.test(heading));
  const code = headings.findIndex((heading, at) => at !== name && codeWords.test(heading));
  const looksLikeCode = /^\d[\d\s.-]*$/.test(headings[0] ?? '');
  if (code < 0 && name < 0 && looksLikeCode) {
    return { code: 0, name: headings.length > 1 ? 1 : null, hasHeadings: false };
  }
  const others = headings.map((_, at) => at).filter((at) => at !== code && at !== name);
  const filled = (at: number | undefined) =>
    at !== undefined && rows.some(({ cells }) => (cells[at] ?? '').trim() !== '') ? at : null;
  return {
    code: code < 0 ? filled(others[0]) : code,
    name: name < 0 ? filled(code < 0 ? others[1] : others[0]) : name,
    hasHeadings: true,
  };
}

/** The lines as they are sent; blanks around a cell are none of its value. */
export function codeLines(file: CsvFile, columns: CodeColumns): readonly CodeLine[] {
  const { code, name, hasHeadings } = columns;
  if (code === null || name === null) return [];
  const firstLine = (file.rows[0]?.line ?? 2) - 1;
  const rows = hasHeadings
    ? file.rows
    : [{ line: Math.max(1, firstLine), cells: file.headings }, ...file.rows];
  return rows.map(({ line, cells }) => ({
    line,
    code: (cells[code] ?? '').trim().replaceAll(/\s+/g, ' '),
    name: (cells[name] ?? '').trim().replaceAll(/\s+/g, ' '),
  }));
}
