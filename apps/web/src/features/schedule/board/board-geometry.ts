/** Where the rows and days of a board are, in pixels from its top left corner, scrolled parts included. */
export type BoardGeometry = {
  /** Width of the column with the rows' names. */
  readonly namesWidth: number;
  readonly dayWidth: number;
  readonly dayCount: number;
  /** Height of the line with the dates. */
  readonly headHeight: number;
  /** Top of each row below the head, and the end of the last one. */
  readonly rowTops: readonly number[];
};

/** A row and a day of the board, by their place. */
export type BoardCell = { readonly row: number; readonly day: number };

const cardHeight = 40;
const cardGap = 4;
const rowPadding = 4;
export const leastRowHeight = 48;

/** A row is as tall as its fullest day; heights are known without measuring, so rows out of sight have one. */
export function rowHeightOf(mostShiftsOfADay: number): number {
  const cards = mostShiftsOfADay * cardHeight + Math.max(0, mostShiftsOfADay - 1) * cardGap;
  return Math.max(leastRowHeight, cards + 2 * rowPadding);
}

export function rowTopsOf(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** The cell under a point of the board; null beside the days and rows. */
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

/** How much longer a shift becomes when its edge is drawn this far: a quarter hour every six pixels. */
export function stretchMinutes(drawnPx: number): number {
  return Math.round(drawnPx / pxPerStep) * stepMinutes;
}
