import { expect, type Page } from '@playwright/test';

/**
 * Waits until the device has sent everything. A phone that closes earlier still has its last punch, and the next
 * journey finds the person still on the clock.
 */
export async function expectAllSaved(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'All saved' })).toBeVisible();
}
