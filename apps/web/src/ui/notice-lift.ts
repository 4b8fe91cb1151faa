export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Where = {
  /** The notices' current lift; they stay there while nothing is below them. */
  readonly currentPx: number;
  /** The notices' top stays below this. */
  readonly highestPx: number;
  /** Text that can't be pressed: it doesn't move a notice, but a notice that moves avoids it if it can. */
  readonly texts?: readonly Box[];
};

/** The distance between notices and the boxes they avoid. */
const gapPx = 8;

/**
 * Returns how far to lift notices so that they cover none of the boxes: not at all, or to just above one of them. If
 * there is no such position, the one that covers least; of several, the one that covers the least text.
 * @param notices where they are without a lift
 */
export function noticeLift(
  notices: Box,
  boxes: readonly Box[],
  { currentPx, highestPx, texts = [] }: Where,
): number {
  const isBeside = ({ left, right }: Box) => left < notices.right && right > notices.left;
  const beside = boxes.filter(isBeside);
  const textsBeside = texts.filter(isBeside);
  const covered = (liftPx: number, some: readonly Box[]) =>
    some.reduce((sum, box) => sum + coveredArea(notices, liftPx, box), 0);
  if (covered(currentPx, beside) === 0) return currentPx;
  const mostPx = notices.top - highestPx;
  const lifts = [0, ...[...beside, ...textsBeside].map(({ top }) => notices.bottom - top + gapPx)]
    .filter((liftPx) => liftPx >= 0 && liftPx <= mostPx)
    .toSorted((a, b) => a - b);
  let best = { liftPx: 0, area: Infinity, textArea: Infinity };
  for (const liftPx of lifts) {
    const area = covered(liftPx, beside);
    const textArea = covered(liftPx, textsBeside);
    if (area < best.area || (area === best.area && textArea < best.textArea)) {
      best = { liftPx, area, textArea };
    }
  }
  return best.liftPx;
}

function coveredArea(notices: Box, liftPx: number, box: Box): number {
  const width = Math.min(notices.right, box.right) - Math.max(notices.left, box.left);
  const height =
    Math.min(notices.bottom - liftPx, box.bottom) - Math.max(notices.top - liftPx, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}
