import Papa from 'papaparse';
import { type CsvFile, UnreadableCsv } from './csv-file.ts';

const maxBytes = 20_000_000;

/**
 * Reads a CSV file as programs write them: commas, semicolons, tabs or bars between the cells, line
 * breaks within quotes, UTF-8 with or without its mark, UTF-16, or the old Windows encoding. Throws
 * `UnreadableCsv`.
 */
export function readCsvFile(name: string, bytes: Uint8Array, maxRows: number): CsvFile {
  if (bytes.length > maxBytes) throw new UnreadableCsv('too_large');
  // A ZIP begins so, and Excel's workbooks are ZIPs; the older ones begin like other Office files.
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableCsv('workbook');
  }
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new UnreadableCsv('not_text');
  // Excel's own first line that names the separator.
  const [hint = '', separator] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(text.slice(hint.length), {
    delimiter: separator ?? separatorOf(text),
  });
  const first = hint === '' ? 1 : 2;
  const [heading, ...rows] = data
    .map((cells, index) => ({ line: index + first, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (heading === undefined || rows.length === 0) throw new UnreadableCsv('empty');
  if (rows.length > maxRows) throw new UnreadableCsv('too_large');
  return { name, headings: heading.cells.map((cell) => cell.trim()), rows };
}

/** What stands most often between the headings. */
function separatorOf(text: string): string {
  const [headings = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const [best = ','] = [',', ';', '\t', '|']
    .map((candidate) => ({ candidate, count: headings.split(candidate).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ candidate }) => candidate);
  return best;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // Drops the mark at the beginning.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
