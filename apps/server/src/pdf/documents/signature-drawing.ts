import * as z from 'zod/mini';

const strokeSchema = z.object({
  points: z.array(z.object({ x: z.number(), y: z.number() })).check(z.minLength(1)),
});
const edge = 4;

/** Draws a signature as SVG from nothing but its numbers; null if there is nothing to draw. */
export function signatureDrawing(drawing: readonly unknown[] | null): Uint8Array | null {
  const strokes = (drawing ?? []).flatMap((stroke) => {
    const read = strokeSchema.safeParse(stroke);
    return read.success ? [read.data.points] : [];
  });
  if (strokes.length === 0) return null;
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const least = (of: readonly number[]) => of.reduce((a, b) => Math.min(a, b));
  const most = (of: readonly number[]) => of.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(xs) - edge, least(ys) - edge];
  const [width, height] = [most(xs) - left + edge, most(ys) - top + edge];
  const paths = strokes.map((stroke) => {
    const [first, ...rest] = stroke.map(({ x, y }) => `${x} ${y}`);
    return `<path d="M${first}L${(rest.length === 0 ? [first] : rest).join('L')}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
      `<g fill="none" stroke="#1c1917" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`,
  );
}
