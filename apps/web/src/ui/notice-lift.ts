export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Where = {
  /** How far notices are lifted now; they stay there while nothing is below them. */
  readonly currentPx: number;
  /** Notices end below this. */
  readonly highestPx: number;
};

/** Between notices and what they make room for. */
const gapPx = 8;

/**
 * How far to lift notices so that they cover none of the boxes: not at all, or to just above one of them. Where there
 * is no such place, the one that covers least.
 * @param notices where they are without a lift
 */
export function noticeLift(
  notices: Box,
  boxes: readonly Box[],
  { currentPx, highestPx }: Where,
): number {
  const beside = boxes.filter(({ left, right }) => left < notices.right && right > notices.left);
  const covered = (liftPx: number) =>
    beside.reduce((sum, box) => sum + coveredArea(notices, liftPx, box), 0);
  if (covered(currentPx) === 0) return currentPx;
  const mostPx = notices.top - highestPx;
  const lifts = [0, ...beside.map(({ top }) => notices.bottom - top + gapPx)]
    .filter((liftPx) => liftPx >= 0 && liftPx <= mostPx)
    .toSorted((a, b) => a - b);
  let best = { liftPx: 0, area: Infinity };
  for (const liftPx of lifts) {
    const area = covered(liftPx);
    if (area < best.area) best = { liftPx, area };
  }
  return best.liftPx;
}

function coveredArea(notices: Box, liftPx: number, box: Box): number {
  const width = Math.min(notices.right, box.right) - Math.max(notices.left, box.left);
  const height =
    Math.min(notices.bottom - liftPx, box.bottom) - Math.max(notices.top - liftPx, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}
