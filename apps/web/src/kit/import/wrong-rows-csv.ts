import Papa from 'papaparse';
import type { CsvFile } from '../../ui/csv/csv-file.ts';

/**
 * The rows with errors as a file to fix and import again: as they were, with a column that says why.
 * The cells stay as their owner wrote them, so that a fixed row is read as the others were.
 */
export function wrongRowsCsv(
  file: CsvFile,
  reasonsByLine: ReadonlyMap<number, readonly string[]>,
  reasonHeading: string,
): string {
  const width = file.headings.length;
  const rows = file.rows.flatMap(({ line, cells }) => {
    const reasons = reasonsByLine.get(line);
    if (reasons === undefined) return [];
    const padded = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return [[...padded, reasons.join(' ')]];
  });
  // The mark makes Excel read the accents.
  return `\ufeff${Papa.unparse([[...file.headings, reasonHeading], ...rows])}`;
}
