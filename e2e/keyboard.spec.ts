import type { Page } from '@playwright/test';

import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

const enoughSteps = 40;

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  // Just after a punch the big button rests: half a double tap must not press its new meaning.
  await expect(target).toBeEnabled();
  for (let step = 0; step < enoughSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
      return;
    }
  }
  throw new Error(`${name} is out of the keyboard's reach`);
}

test('[spec 1.03] a day on the clock by keyboard alone', async ({ page }) => {
  await signIn(page, demoLogins.employee);
  await page.goto('/time');
  await ensureOffTheClock(page);

  await page.goto('/time');
  await tabTo(page, 'Clock in');
  await page.keyboard.press('Enter');
  await expect(clock(page).button('Clock out')).toBeVisible();
  await tabTo(page, 'Rest');
  await page.keyboard.press('Space');
  await expect(clock(page).button('End break')).toBeVisible();
  await tabTo(page, 'End break');
  await page.keyboard.press('Enter');
  await expect(clock(page).button('Rest')).toBeVisible();
  await tabTo(page, 'Clock out');
  await page.keyboard.press('Enter');
  await expect(clock(page).button('Clock in')).toBeVisible();
});
