import * as z from 'zod/mini';

const strokeSchema = z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) });

/** A drawn line of a signature, in CSS pixels; the form that `signature_pad` accepts. */
export type Stroke = z.infer<typeof strokeSchema>;

/** Returns the readable strokes of a stored drawing. */
export function strokesOf(drawing: readonly unknown[]): readonly Stroke[] {
  return drawing.flatMap((stroke) => {
    const read = strokeSchema.safeParse(stroke);
    return read.success && read.data.points.length > 0 ? [read.data] : [];
  });
}

/** Returns an SVG's view box, and a path for each stroke. A dot is a line of no length. */
export function picture(strokes: readonly Stroke[]): { viewBox: string; paths: string[] } {
  const xs = strokes.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = strokes.flatMap(({ points }) => points.map(({ y }) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const edge = 4;
  return {
    viewBox: `${left - edge} ${top - edge} ${width + 2 * edge} ${height + 2 * edge}`,
    paths: strokes.map(({ points }) => {
      const [first, ...rest] = points.map(({ x, y }) => `${x} ${y}`);
      return `M${first}L${(rest.length === 0 ? [first] : rest).join('L')}`;
    }),
  };
}
