/**
 * Keeps the keyboard's position. If the focused control leaves the page, such as the button of a row that is
 * done, browsers move the focus to nothing: a screen reader goes silent, and the focus ring disappears. Here
 * the focus moves to what follows in the same position, or to what comes before it.
 */

/** A control that had the focus, and its position after it is removed. */
type Spot = {
  readonly control: HTMLElement;
  /** The page or the dialog it belongs to. */
  readonly root: Element;
  /** The control, or the nearest thing around it that is left. */
  at: Node;
  /** The node just before it in `at`. */
  before: Node | null;
};

const dialogs = '[role="dialog"], [role="alertdialog"]';
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Returns a function that stops it. */
export function keepFocus(): () => void {
  let inPage: Spot | null = null;
  let inDialog: Spot | null = null;
  /** A control that replaced the focused one and undoes its action, such as "Undo". */
  let offer: HTMLElement | null = null;
  let isByKeyboard = false;
  let isKeyDown = false;
  let frame = 0;

  const restore = () => {
    // Touch and mouse users have no focus ring to lose, and a held Enter must not press the next control.
    if (!isByKeyboard || isKeyDown || hasFocus()) return;
    const spot = inDialog?.root.isConnected ? inDialog : inPage;
    if (spot === null) return;
    if (spot === inPage && document.querySelector(dialogs) !== null) return;
    const next = spot.control.isConnected ? spot.control : neighborOf(spot);
    (offer?.isConnected ? offer : next)?.focus();
  };
  const restoreSoon = () => {
    if (hasFocus()) return;
    cancelAnimationFrame(frame);
    // Code that sets the focus on purpose comes first.
    frame = requestAnimationFrame(restore);
  };
  const observer = new MutationObserver((records) => {
    for (const spot of [inPage, inDialog]) if (spot !== null) follow(spot, records);
    if (hasFocus()) return;
    offer = offerIn(records) ?? offer;
    restoreSoon();
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const root = target.closest(`${dialogs}, main`);
    offer = null;
    if (root === null || root === target) return;
    const spot = { control: target, root, at: target, before: null };
    if (root.matches(dialogs)) inDialog = spot;
    else [inPage, inDialog] = [spot, null];
  };
  /** Tab moves from the last control out of the page; that move must not be reversed. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Checked in a microtask, because a control that is being removed is gone by then.
    queueMicrotask(() => {
      if (hasFocus()) return;
      const hasLeft = (spot: Spot | null) =>
        spot !== null && spot.control.isConnected && !spot.control.matches(':disabled');
      if (hasLeft(inDialog)) inDialog = null;
      else if (inDialog === null && hasLeft(inPage)) inPage = null;
    });
  };
  const onKeyDown = () => {
    isByKeyboard = true;
    isKeyDown = true;
  };
  const onKeyUp = () => {
    isKeyDown = false;
    restoreSoon();
  };
  const onPointer = () => {
    isByKeyboard = false;
  };

  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onBlur, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('keyup', onKeyUp, options);
  document.addEventListener('pointerdown', onPointer, options);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    ended.abort();
  };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function follow(spot: Spot, records: readonly MutationRecord[]) {
  for (const { target, removedNodes, previousSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.contains(spot.at)) [spot.at, spot.before] = [target, previousSibling];
      else if (removed === spot.before) spot.before = previousSibling;
    }
  }
}

function offerIn(records: readonly MutationRecord[]): HTMLElement | null {
  for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    const offered =
      added instanceof Element ? added.querySelector<HTMLElement>('[data-takes-focus]') : null;
    if (offered !== null) return offered;
  }
  return null;
}

/** Searches outward: each element around the spot before the one around that. */
function neighborOf({ root, at, before }: Spot): HTMLElement | null {
  let after = before;
  for (let around: Node | null = at; around instanceof Element; around = around.parentNode) {
    if (!root.contains(around)) break;
    const found = [...around.querySelectorAll<HTMLElement>(controls)].filter(canFocus);
    const next = found.find((one) => after === null || isBehind(one, after));
    const nearest = next ?? found.at(-1);
    if (nearest !== undefined) return nearest;
    after = around;
  }
  return root.isConnected && root instanceof HTMLElement
    ? root
    : document.querySelector<HTMLElement>('main');
}

function isBehind(one: Element, other: Node): boolean {
  const position = other.compareDocumentPosition(one);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
  return (
    (position & DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (position & DOCUMENT_POSITION_CONTAINED_BY) === 0
  );
}

const canFocus = (one: HTMLElement): boolean =>
  one.tabIndex >= 0 &&
  !one.matches(':disabled') &&
  one.closest('[inert], [aria-hidden="true"]') === null &&
  one.getClientRects().length > 0;
