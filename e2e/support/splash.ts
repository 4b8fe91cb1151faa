import type { BrowserContext, Page } from '@playwright/test';

/** Skips the splash of every page that is opened from now on with a key, as a person may. */
export async function skipSplash(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-splash]') === null) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
