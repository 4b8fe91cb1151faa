import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { type Box, noticeLift } from './notice-lift.ts';

/** Pages change below a notice: lists are refetched, sheets close, people scroll. */
const placeEveryMs = 250;
const gapPx = 8;

const pressable =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, summary, label:has(input), a[href], [role=tab], ' +
  '[role=switch], [role=combobox], [role=dialog] canvas';
/** A list row can be pressed on any visible part. */
const row = 'li > a, li > button, [data-row]';

/** Text that must be read before continuing; a sheet is short, and its text is read first. */
const warning = 'main [data-warning], [role=dialog] p';

const shownNotice = '[data-sonner-toast][data-visible=true]:not([data-removed=true])';

/** Returns how far notices are lifted, so that they cover no title and no control. */
export function useNoticeLift(): number {
  const count = useSonner().toasts.length;
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const place = (currentPx: number) => liftNow(currentPx) ?? currentPx;
    const first = requestAnimationFrame(() => setLift(count === 1 ? place(0) : place));
    const again = setInterval(() => setLift(place), placeEveryMs);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(again);
    };
  }, [count]);
  return lift;
}

function liftNow(currentPx: number): number | null {
  const stack = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  if (stack === null) return null;
  const notices = [...stack.querySelectorAll<HTMLElement>(shownNotice)];
  const height = notices.reduce((sum, { offsetHeight }) => sum + offsetHeight + gapPx, -gapPx);
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(stack).bottom);
  const { left, right } = stack.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !stack.contains(one) && !one.matches(row) && isShown(one))
      .map((one): Box => one.getBoundingClientRect());
  return noticeLift(
    { left, right, top: bottom - height, bottom },
    boxesOf(`${pressable}, h1, h2, ${warning}`),
    { currentPx, highestPx: gapPx, texts: boxesOf('main p, main dd') },
  );
}

function isShown(one: Element): boolean {
  return (
    one.closest('[inert], [aria-hidden=true]') === null &&
    one.getAttribute('aria-disabled') !== 'true' &&
    one.checkVisibility({ visibilityProperty: true })
  );
}
