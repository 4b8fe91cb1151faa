import type { CsvFile } from '../../ui/csv/csv-file.ts';
import type { FileColumns } from './file-columns.ts';

/** What headings say: each meaning once, in the order in which the words are tried. */
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

/** Makes a line of each row from its cells; blanks around and within a cell are evened out, a missing cell is empty. */
export function fileLines<Meaning extends string, Line>(
  { rows }: CsvFile,
  columns: FileColumns<Meaning>,
  toLine: (cellOf: (meaning: Meaning) => string) => Line,
): readonly Line[] {
  return rows.map(({ cells }) =>
    toLine((meaning) => (cells[columns.indexOf(meaning)] ?? '').trim().replaceAll(/\s+/g, ' ')),
  );
}
