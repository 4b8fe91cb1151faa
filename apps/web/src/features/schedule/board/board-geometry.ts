/** Positions of the board's rows and days, in pixels from its top left corner, including scrolled parts. */
export type BoardGeometry = {
  /** Width of the column with the row names. */
  readonly namesWidth: number;
  readonly dayWidth: number;
  readonly dayCount: number;
  /** Height of the row with the dates. */
  readonly headHeight: number;
  /** Top of each row below the head, and the bottom of the last one. */
  readonly rowTops: readonly number[];
};

/** A cell of the board, by the index of its row and day. */
export type BoardCell = { readonly row: number; readonly day: number };

const cardHeight = 40;
const cardGap = 4;
const rowPadding = 4;
export const leastRowHeight = 48;

/**
 * Returns the height of a row, which fits its fullest day. Nothing is measured, so rows out of view have a height too.
 */
export function rowHeightOf(mostShiftsOfADay: number): number {
  const cards = mostShiftsOfADay * cardHeight + Math.max(0, mostShiftsOfADay - 1) * cardGap;
  return Math.max(leastRowHeight, cards + 2 * rowPadding);
}

export function rowTopsOf(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** Returns the cell at a point of the board, or null outside the days and rows. */
export function cellAt(geometry: BoardGeometry, x: number, y: number): BoardCell | null {
  const { namesWidth, dayWidth, dayCount, headHeight, rowTops } = geometry;
  const day = Math.floor((x - namesWidth) / dayWidth);
  if (day < 0 || day >= dayCount) return null;
  const top = y - headHeight;
  const end = rowTops.at(-1) ?? 0;
  if (top < 0 || top >= end) return null;
  let low = 0;
  let high = rowTops.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rowTops[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return { row: low, day };
}

const pxPerStep = 6;
const stepMinutes = 15;

/** Returns how many minutes longer a shift gets when its edge is dragged: 15 minutes for every six pixels. */
export function stretchMinutes(drawnPx: number): number {
  return Math.round(drawnPx / pxPerStep) * stepMinutes;
}
