import { type Browser, expect, type Page } from '@playwright/test';

import { demoLogins, signIn } from './session.ts';
import { skipSplash } from './splash.ts';

/** Opens a signed-in page that fetches its files again, because no service worker caches them. */
export async function openWithoutWorker(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await skipSplash(page);
  await signIn(page, demoLogins.employee);
  // The check for a newer build is the last thing that the idle app does.
  const looked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.goto('/more');
  await expect(page.getByRole('heading', { name: 'Appearance and language' })).toBeVisible();
  await looked;
  await page.waitForLoadState('networkidle');
  return page;
}
