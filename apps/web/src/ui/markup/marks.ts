/** A point of a mark, in the photo's pixels. */
export type Point = { readonly x: number; readonly y: number };

export const markTools = ['arrow', 'circle', 'pen', 'text', 'blur'] as const;
export type MarkTool = (typeof markTools)[number];

export type Mark =
  | { readonly tool: 'pen'; readonly points: readonly Point[] }
  | { readonly tool: 'text'; readonly at: Point; readonly text: string }
  | { readonly tool: 'arrow' | 'circle' | 'blur'; readonly from: Point; readonly to: Point };

export type Size = { readonly width: number; readonly height: number };
export type Box = Point & Size;

/** Visible in sunlight, but not larger than the thing it points at. */
export const strokeOf = ({ width, height }: Size) => Math.max(4, Math.max(width, height) / 110);

export const textSizeOf = (size: Size) => strokeOf(size) * 5;

/** Returns a mark in the middle, for people who place marks with the keyboard. */
export function centeredMark(tool: MarkTool, size: Size, text: string): Mark {
  const [x, y, reach] = [size.width / 2, size.height / 2, Math.min(size.width, size.height) / 8];
  const [from, to] = [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
  ];
  if (tool === 'text') return { tool, at: { x, y }, text };
  if (tool === 'pen') return { tool, points: [from, { x, y: y + reach / 2 }, to] };
  return { tool, from, to };
}

export function movedMark(mark: Mark, by: Point): Mark {
  const move = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  if (mark.tool === 'pen') return { ...mark, points: mark.points.map(move) };
  if (mark.tool === 'text') return { ...mark, at: move(mark.at) };
  return { ...mark, from: move(mark.from), to: move(mark.to) };
}

/** Returns whether a mark is more than an accidental tap. */
export function isDrawn(mark: Mark, size: Size): boolean {
  if (mark.tool === 'text') return mark.text.trim() !== '';
  if (mark.tool === 'pen') return mark.points.length > 1;
  return Math.hypot(mark.to.x - mark.from.x, mark.to.y - mark.from.y) > strokeOf(size) * 2;
}

/** Returns the box between two corners, clipped to the photo, in whole pixels. */
export function boxBetween(from: Point, to: Point, size: Size): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = Math.floor(within(Math.min(from.x, to.x), size.width));
  const top = Math.floor(within(Math.min(from.y, to.y), size.height));
  const right = Math.ceil(within(Math.max(from.x, to.x), size.width));
  const bottom = Math.ceil(within(Math.max(from.y, to.y), size.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
