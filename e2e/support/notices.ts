import type { Locator, Page } from '@playwright/test';

const pages = new WeakSet<Page>();

/**
 * Moves the pointer off a notice before the next action. A notice stays while the pointer rests on it, and a test's
 * pointer rests where it last clicked: a notice that appeared there would cover the next button until the test gives
 * up.
 */
export async function letNoticesPass(page: Page): Promise<void> {
  if (pages.has(page)) return;
  pages.add(page);
  const notice = page.getByRole('region', { name: /^(?:Notices|Avisos)/ }).getByRole('listitem');
  await page.addLocatorHandler(notice.first(), () => page.mouse.move(0, 0), { noWaitAfter: true });
}

/** Scrolls a button below the visible notice; returns how far the notice moved up to uncover it. */
export function uncoveredBy(button: Locator): Promise<number> {
  return button.evaluate(async (one) => {
    const bar = 76;
    const middleOfNotice = innerHeight - bar - 30;
    const { top, height } = one.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - middleOfNotice, behavior: 'instant' });
    for (;;) {
      const notice = document.querySelector('[data-sonner-toast]');
      const stack = notice?.closest('[data-sonner-toaster]');
      if (!notice || !stack) throw new Error('The notice has left');
      const [of, below] = [notice.getBoundingClientRect(), one.getBoundingClientRect()];
      if (of.bottom <= below.top || of.top >= below.bottom) {
        return -Number.parseFloat(getComputedStyle(stack).translate.split(' ')[1] ?? '0');
      }
      await new Promise(requestAnimationFrame);
    }
  });
}
