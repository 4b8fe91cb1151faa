import type { ListColumn } from './list-column.ts';

const usualRem = 8;

/** The reader's choice for a column: always shown, never shown, or if absent, shown when it fits. */
export type ColumnChoices = ReadonlyMap<string, boolean>;

/**
 * Returns the columns that fit into a width. The title always stays. Columns that the reader asked for fold
 * last; of the others, the last ones fold first.
 */
export function foldColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choices: ColumnChoices,
  widthRem: number,
): readonly ListColumn<Row>[] {
  const title = titleOf(columns);
  const stays = (column: ListColumn<Row>) => column === title || column.isAlways === true;
  const others = columns
    .filter((column) => !stays(column) && choices.get(column.key) !== false)
    .toSorted((a, b) => rank(a, choices) - rank(b, choices));
  const kept = new Set(columns.filter(stays));
  let leftRem = widthRem - leastRem([...kept]);
  for (const column of others) {
    leftRem -= column.minRem ?? usualRem;
    // The remaining columns are less important, even if one of them would fit.
    if (leftRem < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}

/** Returns the column that is a row's title. */
export function titleOf<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined {
  return columns.find(({ isTitle = false }) => isTitle) ?? columns[0];
}

function leastRem<Row>(columns: readonly ListColumn<Row>[]): number {
  return columns.reduce((sum, { minRem = usualRem }) => sum + minRem, 0);
}

function rank<Row>({ key }: ListColumn<Row>, choices: ColumnChoices): number {
  return choices.get(key) === true ? 0 : 1;
}

/** Returns the columns' widths in rem: each gets its minimum, and the remaining room is shared out. */
export function shareWidth<Row>(
  columns: readonly ListColumn<Row>[],
  widthRem: number,
): readonly number[] {
  const least = columns.map(({ minRem = usualRem }) => minRem);
  const weights = columns.map(({ isNarrow = false }, at) => (isNarrow ? 0 : (least[at] ?? 0)));
  const extraRem = Math.max(0, widthRem - leastRem(columns));
  const share =
    extraRem /
    Math.max(
      1,
      weights.reduce((total, each) => total + each, 0),
    );
  return least.map((rem, at) => rem + share * (weights[at] ?? 0));
}
