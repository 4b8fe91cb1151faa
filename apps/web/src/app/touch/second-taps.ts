/** A finger's tap, in page coordinates and on the page's clock. */
export type Tap = { readonly x: number; readonly y: number; readonly atMs: number };

const withinMs = 400;
const withinPixels = 32;

/** Whether two taps are one double tap. People who wear gloves, or who learned it with a mouse, tap twice. */
export function isDoubleTap(first: Tap, second: Tap): boolean {
  return (
    second.atMs - first.atMs < withinMs &&
    Math.hypot(second.x - first.x, second.y - first.y) < withinPixels
  );
}

type Tapped = Tap & { readonly target: Node };

/**
 * Drops the second half of a double tap if the first half removed its target: the sheet is closed, and the
 * element below was not meant. A mouse's double click and keys are left alone.
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
