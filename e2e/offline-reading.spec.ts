import type { Page } from '@playwright/test';

import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const banner = 'You are offline. Changes will be saved locally and auto-sync when back online.';

/** The demo's people who are off the clock: at some times of day none are on it. */
async function expectBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Off the clock/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

test('[spec 2s.08 4.26] every visited screen opens again without a network, and says so', async ({
  page,
  context,
}) => {
  await signIn(page, demoLogins.admin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expectBoard(page);
  for (const path of ['/time', '/more', '/needs-attention', '/time/sheet']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // The current pay period's.
  await expect(page).toHaveURL(/\/time\/sheet\/\d{4}-\d{2}-\d{2}$/);
  const sheet = page.url();

  await context.setOffline(true);
  await page.goto(sheet);
  await expect(page.getByRole('region', { name: 'Days' })).toBeVisible();
  await expect(page.getByText(/as of/i)).toBeVisible();
  for (const path of ['/dashboard', '/time', '/more', '/needs-attention']) {
    await page.goto(path);
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.goto('/dashboard');
  await expectBoard(page);
  await expect(page.getByText(/as of/i)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Back online', { exact: true })).toBeVisible();
  await expect(page.getByText(banner)).toBeHidden();
});
