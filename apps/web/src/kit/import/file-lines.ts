import type { CsvFile } from '../../ui/csv/csv-file.ts';
import type { FileColumns } from './file-columns.ts';

/** Matches columns by their headings: each meaning once, in the order in which the patterns are tried. */
export function columnsByHeadings<Meaning extends string>(
  headings: readonly string[],
  headingWords: readonly (readonly [Meaning, RegExp])[],
): FileColumns<Meaning> {
  const taken = new Set<Meaning>();
  return headings.map((heading) => {
    const found = headingWords.find(
      ([meaning, words]) => !taken.has(meaning) && words.test(heading.trim()),
    );
    if (found === undefined) return null;
    taken.add(found[0]);
    return found[0];
  });
}

/** Makes a line from each row's cells; whitespace around and within a cell is normalized, a missing cell is empty. */
export function fileLines<Meaning extends string, Line>(
  { rows }: CsvFile,
  columns: FileColumns<Meaning>,
  toLine: (cellOf: (meaning: Meaning) => string) => Line,
): readonly Line[] {
  return rows.map(({ cells }) =>
    toLine((meaning) => (cells[columns.indexOf(meaning)] ?? '').trim().replaceAll(/\s+/g, ' ')),
  );
}
