import { expect, type Page } from '@playwright/test';

/**
 * Waits until the device has sent everything. A phone that closes before takes its last punch along, and
 * the next journey meets someone who is still on the clock.
 */
export async function expectAllSaved(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'All saved' })).toBeVisible();
}
