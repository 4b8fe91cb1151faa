import type { Page } from '@playwright/test';

import { demoLogins, signIn } from './support/session.ts';
import { restOf } from './support/rest.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Core Web Vitals considers 0.1 good; a thumb on its way to a button deserves better. */
const most = 0.05;

// The service worker would serve the parts whose delay is tested here.
test.use({ serviceWorkers: 'block' });

async function countShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      }
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await restOf(page);
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

for (const role of drawn(['employee', 'supervisor', 'admin'] as const)) {
  test(`the first page of a ${role} does not move while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoLogins[role]);
    await countShift(page);
    expect(await shiftOf(page)).toBeLessThan(most);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await shiftOf(page)).toBeLessThan(most);
  });
}

test('Today does not move when the code of its reviews comes after the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, demoLogins.supervisor);
  await countShift(page);
  const isHeld = Promise.withResolvers<void>();
  await page.route(/\/assets\/ReviewsToday-/, async (route) => {
    isHeld.resolve();
    await board;
    // Longer than a frame in which the board could appear.
    await page.evaluate(() => new Promise((resume) => setTimeout(resume, 300)));
    await route.continue();
  });
  const board = page.waitForResponse(/\/rpc\/live_board/);
  const shift = await shiftOf(page);
  await isHeld.promise;
  await expect(page.getByRole('heading', { name: 'Needs review' })).toBeVisible();
  expect(shift).toBeLessThan(most);
});
