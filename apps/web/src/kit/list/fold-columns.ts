import type { ListColumn } from './list-column.ts';

const usualRem = 8;

/** A column's choice by the reader: always shown, never shown, or absent: shown where it fits. */
export type ColumnChoices = ReadonlyMap<string, boolean>;

/**
 * The columns that fit into a width. The first one always stays; those that the reader asked for fold
 * away after all others, and of the rest the last ones go first.
 */
export function foldColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choices: ColumnChoices,
  widthRem: number,
): readonly ListColumn<Row>[] {
  const [first, ...others] = columns.filter(
    ({ key }, at) => at === 0 || choices.get(key) !== false,
  );
  if (first === undefined) return [];
  const byImportance = others.toSorted((a, b) => rank(a, choices) - rank(b, choices));
  let leftRem = widthRem - (first.minRem ?? usualRem);
  const kept = new Set([first.key]);
  for (const { key, minRem = usualRem } of byImportance) {
    leftRem -= minRem;
    // What follows is less important, even where it would fit.
    if (leftRem < 0) break;
    kept.add(key);
  }
  return columns.filter(({ key }) => kept.has(key));
}

function rank<Row>({ key }: ListColumn<Row>, choices: ColumnChoices): number {
  return choices.get(key) === true ? 0 : 1;
}

/** The widths of columns in rem: each has its least, and the room that is left is shared out. */
export function shareWidth<Row>(
  columns: readonly ListColumn<Row>[],
  widthRem: number,
): readonly number[] {
  const least = columns.map(({ minRem = usualRem }) => minRem);
  const weights = columns.map(({ isNarrow = false }, at) => (isNarrow ? 0 : (least[at] ?? 0)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const extraRem = Math.max(0, widthRem - sum(least));
  const share = extraRem / Math.max(1, sum(weights));
  return least.map((rem, at) => rem + share * (weights[at] ?? 0));
}
