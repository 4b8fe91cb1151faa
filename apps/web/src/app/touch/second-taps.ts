/** A tap of a finger, on the page's own coordinates and clock. */
export type Tap = { readonly x: number; readonly y: number; readonly atMs: number };

const withinMs = 400;
const withinPixels = 32;

/** Whether two taps are one double tap: people who wear gloves or learned it from a mouse tap twice. */
export function isDoubleTap(first: Tap, second: Tap): boolean {
  return (
    second.atMs - first.atMs < withinMs &&
    Math.hypot(second.x - first.x, second.y - first.y) < withinPixels
  );
}

type Tapped = Tap & { readonly target: Node };

/**
 * Drops the second half of a double tap whose first half took away what it hit: the sheet is closed,
 * and what lies beneath was not meant. A mouse's double click is left alone, as are keys.
 */
export function dropStraySecondTaps(page: Document): void {
  let isFinger = false;
  let before: Tapped | null = null;
  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isFinger = pointerType === 'touch';
    },
    { capture: true, passive: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      if (!isFinger || event.detail === 0 || !(event.target instanceof Node)) return;
      const { target, clientX: x, clientY: y, timeStamp: atMs } = event;
      if (before !== null && !before.target.isConnected && isDoubleTap(before, { x, y, atMs })) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      before = { target, x, y, atMs };
    },
    { capture: true },
  );
}
