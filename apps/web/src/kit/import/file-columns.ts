import type { CsvFile } from '../../ui/csv/csv-file.ts';

/** The meaning of each column of a file; null if it isn't imported. */
export type FileColumns<Meaning extends string> = readonly (Meaning | null)[];

/** Gives a column a meaning, and takes it from the column that had it. */
export function chooseColumn<Meaning extends string>(
  columns: FileColumns<Meaning>,
  at: number,
  meaning: Meaning | null,
): FileColumns<Meaning> {
  return columns.map((before, index) =>
    index === at ? meaning : before === meaning ? null : before,
  );
}

/** A file whose first line is a row as well; its columns have no names. */
export function withoutHeadings({ name, headings, rows }: CsvFile): CsvFile {
  const line = Math.max(1, (rows[0]?.line ?? 2) - 1);
  return { name, headings: headings.map(() => ''), rows: [{ line, cells: headings }, ...rows] };
}
