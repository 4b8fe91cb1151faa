/** One line of a table: a row, or the title above the rows of a group. */
export type TableEntry<Row> =
  | {
      readonly kind: 'row';
      /** Null while the row is loading. */
      readonly row: Row | null;
      readonly at: number;
    }
  | {
      readonly kind: 'group';
      readonly title: string;
      /** The number of rows that follow; null until all of them are loaded. */
      readonly count: number | null;
    };

/** Adjacent rows with the same title form a group below that title. */
export function toEntries<Row>(
  rows: readonly (Row | null)[],
  titleOf: ((row: Row) => string) | undefined,
): readonly TableEntry<Row>[] {
  if (titleOf === undefined) return rows.map((row, at) => ({ kind: 'row', row, at }));
  const entries: TableEntry<Row>[] = [];
  const areAllLoaded = rows.every((row) => row !== null);
  let title: string | null = null;
  for (const [at, row] of rows.entries()) {
    const next: string | null = row === null ? title : titleOf(row);
    if (next !== null && next !== title) {
      const count = areAllLoaded ? countFrom(rows, at, next, titleOf) : null;
      entries.push({ kind: 'group', title: next, count });
    }
    title = next;
    entries.push({ kind: 'row', row, at });
  }
  return entries;
}

function countFrom<Row>(
  rows: readonly (Row | null)[],
  from: number,
  title: string,
  titleOf: (row: Row) => string,
): number {
  const end = rows.findIndex((row, at) => at > from && row !== null && titleOf(row) !== title);
  return (end < 0 ? rows.length : end) - from;
}
