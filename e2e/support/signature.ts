import type { Page } from '@playwright/test';

/** Signs in the open sheet, as a finger would. */
export async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('dialog').locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('there is nowhere to sign');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of [20, 40, 60, 80]) await page.mouse.move(x + step, y - (step % 40));
  await page.mouse.up();
}
