import { visibleText } from '@muster/domain';
import Papa from 'papaparse';
import { type CsvFile, UnreadableCsv } from './csv-file.ts';
import { decodeCsv, type OldEncoding } from './decode-csv.ts';
import { fromCell } from './to-csv.ts';

const maxBytes = 20_000_000;
/** The number of lines in which to look for the headings and to detect the separator. */
const firstLines = 10;

type ReadOptions = {
  readonly maxRows: number;
  /** The chosen encoding of a file that isn't UTF-8 or UTF-16. */
  readonly encoding?: OldEncoding;
  /** Returns how many cells are headings that the import knows; a report has titles above them. */
  readonly countHeadings?: (cells: readonly string[]) => number;
};

type Line = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads a CSV file as programs write them: commas, semicolons, tabs or bars between the cells, line breaks
 * within quotes, UTF-8 with or without a byte order mark, UTF-16, or a chosen older encoding. Invisible
 * characters and the guards of spreadsheets are removed from the cells. Throws `UnreadableCsv`.
 */
export function readCsvFile(name: string, bytes: Uint8Array, options: ReadOptions): CsvFile {
  if (bytes.length > maxBytes) throw new UnreadableCsv('too_large');
  // A ZIP starts with these bytes, and Excel's workbooks are ZIPs; the older ones start like other Office files.
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableCsv('workbook');
  }
  const text = decodeCsv(bytes, options.encoding);
  if (text.includes('\u0000')) throw new UnreadableCsv('not_text');
  // Excel's own first line, which names the separator.
  const [hint = '', separator] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const table = text.slice(hint.length);
  const parse = (part: string) =>
    Papa.parse<string[]>(part, { delimiter: separator ?? separatorOf(table) });
  const { data, errors } = parse(table);
  const firstLine = hint === '' ? 1 : 2;
  const lines = data
    .map((cells, index) => ({
      line: index + firstLine,
      cells: cells.map((cell) => visibleText(fromCell(cell.trim()))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headingAt = findHeadings(lines, options.countHeadings);
  const headings = (lines[headingAt]?.cells ?? []).map((cell) => cell.trim());

  const wrongQuote = errors.find(({ type }) => type === 'Quotes');
  if (wrongQuote !== undefined) {
    // Parsing the text before the quote ends in the quote's own cell.
    const start = wrongQuote.index ?? 0;
    const before = parse(table.slice(0, Math.max(0, start - 1))).data;
    const line = (wrongQuote.row ?? 0) + firstLine;
    const column = (before.at(-1)?.length ?? 1) - 1;
    throw new UnreadableCsv('quotes', {
      line,
      column: (line === lines[headingAt]?.line ? '' : headings[column]) || String(column + 1),
      text: visibleText(table.slice(start - 1, start + 30)).split(/[\r\n]/, 1)[0] ?? '',
    });
  }
  const rows = lines.slice(headingAt + 1);
  if (rows.length === 0) throw new UnreadableCsv('empty');
  if (rows.length > options.maxRows) throw new UnreadableCsv('too_large');
  return { name, headings, rows };
}

/** Returns the first line, unless a later one has more known headings, and at least two. */
function findHeadings(lines: readonly Line[], count: ReadOptions['countHeadings']): number {
  const counts = lines.slice(0, firstLines).map(({ cells }) => count?.(cells) ?? 0);
  const most = Math.max(0, ...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

/** Returns the separator that splits most of the first lines into the same number of cells. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, firstLines);
  const [best = ','] = [',', ';', '\t', '|']
    .map((candidate) => {
      const cells = lines.map((line) => line.split(candidate).length).filter((count) => count > 1);
      const agreeing = cells.map((count) => cells.filter((other) => other === count).length);
      return { candidate, lines: Math.max(0, ...agreeing), cells: Math.max(0, ...cells) };
    })
    .toSorted((a, b) => b.lines - a.lines || b.cells - a.cells)
    .map(({ candidate }) => candidate);
  return best;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
