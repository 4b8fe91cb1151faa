import type { Page } from '@playwright/test';

const pages = new WeakSet<Page>();

/**
 * Takes the pointer off a notice before the next action. A notice stays while the pointer rests on it,
 * and a test's pointer rests where it clicked last: one that appeared just there would lie over what is
 * to be pressed next until the test gives up.
 */
export async function letNoticesPass(page: Page): Promise<void> {
  if (pages.has(page)) return;
  pages.add(page);
  const notice = page.getByRole('region', { name: /^(?:Notices|Avisos)/ }).getByRole('listitem');
  await page.addLocatorHandler(notice.first(), () => page.mouse.move(0, 0), { noWaitAfter: true });
}
