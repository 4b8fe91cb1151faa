import type { Page } from '@playwright/test';

/** The product's own minimum: a gloved thumb misses anything smaller (CSS pixels, in both dimensions). */
const leastTargetPx = 44;

/**
 * Returns the layout errors of the page, as sentences: wider than the screen, text cut off, controls
 * overlapping or out of reach at the side, targets too small for a thumb.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const controlSelector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=tab]';

    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      // Elements for screen readers only are one pixel large.
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null
      );
    }

    function nameOf(element: Element): string {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.localName} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    }

    /** A radio button or checkbox can also be pressed on its label. */
    function targetOf(control: Element): Element {
      if (!(control instanceof HTMLInputElement)) return control;
      const isChoice = control.type === 'checkbox' || control.type === 'radio';
      return (isChoice && control.labels?.[0]) || control;
    }

    /** A link within a sentence is as high as its line, as everywhere. */
    function isInSentence(control: Element): boolean {
      if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
      return [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    }

    function styleAbove(
      element: Element,
      isWanted: (style: CSSStyleDeclaration) => boolean,
    ): boolean {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (isWanted(getComputedStyle(above))) return true;
      }
      return false;
    }

    const targets = [
      ...new Set(
        [...document.querySelectorAll(controlSelector)]
          .map((control) => targetOf(control))
          .filter((target) => isShown(target)),
      ),
    ];

    if (root.scrollWidth > root.clientWidth) {
      const widest = [...document.querySelectorAll('body *')].findLast(
        (element) => Math.ceil(element.getBoundingClientRect().right) >= root.scrollWidth,
      );
      faults.push(
        `the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth} px: ${widest?.outerHTML.slice(0, 200)}`,
      );
    }

    for (const target of targets) {
      const { left, right } = target.getBoundingClientRect();
      const scrollsSideways = styleAbove(target, ({ overflowX }) =>
        ['auto', 'scroll'].includes(overflowX),
      );
      if (!scrollsSideways && (left < -1 || right > root.clientWidth + 1)) {
        faults.push(`${nameOf(target)} reaches beyond the side of the screen`);
      }
    }

    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasWords || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut) faults.push(`the words of ${nameOf(element)} are cut off`);
    }

    /** Returns its visible part: scrolling lists hide the rest. */
    function seenPart(target: Element): DOMRect {
      const whole = target.getBoundingClientRect();
      let { top, bottom } = whole;
      for (let above = target.parentElement; above; above = above.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(above).overflowY)) continue;
        const frame = above.getBoundingClientRect();
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return new DOMRect(whole.left, top, whole.width, Math.max(0, bottom - top));
    }

    // Bars that stay while the page scrolls always cover the content beneath them.
    const lying = targets.filter(
      (target) =>
        !isInSentence(target) &&
        !styleAbove(target, ({ position }) => ['fixed', 'sticky'].includes(position)),
    );
    for (const [index, one] of lying.entries()) {
      const a = seenPart(one);
      for (const other of lying.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        // Shapes on a map may overlap; moving and zooming the map separates them.
        if (one instanceof SVGElement || other instanceof SVGElement) continue;
        // The button at the end of a field is inside it; the text ends before.
        if (one.localName === 'input' && one.parentElement?.contains(other)) continue;
        const b = seenPart(other);
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) faults.push(`${nameOf(one)} lies on ${nameOf(other)}`);
      }
    }

    for (const target of targets) {
      if (isInSentence(target)) continue;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const reach = least / 2 - 1;
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return hit !== null && (target.contains(hit) || hit.contains(target));
      };
      const isHigh = height >= least || (isHit(0, -reach) && isHit(0, reach));
      const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
      if (!isHigh || !isWide) {
        faults.push(`${nameOf(target)} is ${Math.round(width)} x ${Math.round(height)} px`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return faults;
  }, leastTargetPx);
}
