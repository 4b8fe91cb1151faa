import { getStroke } from 'perfect-freehand';
import { type Mark, type Point, type Size, strokeOf } from './marks.ts';

/** Returns the filled outline of a mark as SVG path data; null for text and blur, which have none. */
export function markPath(mark: Mark, size: Size): string | null {
  const stroke = strokeOf(size);
  switch (mark.tool) {
    case 'pen':
      return outlinePath(mark.points, stroke * 1.6);
    case 'arrow':
      return arrowPath(mark.from, mark.to, stroke);
    case 'circle':
      return ringPath(mark.from, mark.to, stroke);
    case 'text':
    case 'blur':
      return null;
  }
}

const fixed = (value: number) => value.toFixed(1);
const at = ({ x, y }: Point) => `${fixed(x)},${fixed(y)}`;

/** Returns the shape of a hand-drawn line: thin where the hand was fast. */
function outlinePath(points: readonly Point[], width: number): string {
  const outline = getStroke(
    points.map(({ x, y }) => [x, y]),
    { size: width, thinning: 0.4, smoothing: 0.6, streamline: 0.4 },
  ).map(([x, y]) => ({ x, y }));
  const [first, ...rest] = outline;
  if (first === undefined) return '';
  return `M${at(first)}${rest.map((point) => `L${at(point)}`).join('')}Z`;
}

function arrowPath(from: Point, to: Point, stroke: number): string {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const head = Math.min(length * 0.6, stroke * 5);
  const point = (distance: number, aside: number): Point => ({
    x: from.x + along.x * distance - along.y * aside,
    y: from.y + along.y * distance + along.x * aside,
  });
  const neck = length - head;
  const corners = [
    point(0, -stroke / 3),
    point(neck, -stroke / 2),
    point(neck, -stroke * 2),
    to,
    point(neck, stroke * 2),
    point(neck, stroke / 2),
    point(0, stroke / 3),
  ];
  return `M${corners.map(at).join('L')}Z`;
}

/** Returns an ellipse in the box between two corners, drawn as outer and inner edge. */
function ringPath(from: Point, to: Point, stroke: number): string {
  const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [rx, ry] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
  const edge = (by: number, sweep: 0 | 1) => {
    const [a, b] = [Math.max(1, rx + by), Math.max(1, ry + by)];
    const [left, right] = [
      at({ x: center.x - a, y: center.y }),
      at({ x: center.x + a, y: center.y }),
    ];
    const arc = `A${fixed(a)},${fixed(b)} 0 1 ${sweep} `;
    return `M${left}${arc}${right}${arc}${left}Z`;
  };
  return edge(stroke / 2, 1) + edge(-stroke / 2, 0);
}
