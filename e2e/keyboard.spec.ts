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

test.describe('the command palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

  async function openPalette(page: Page): Promise<void> {
    // The shell listens once it is on the page.
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
  }

  test('finds a person, a project and a page by keyboard alone, and closes', async ({ page }) => {
    await signIn(page, demoLogins.supervisor);
    await openPalette(page);
    await page.keyboard.type('saved on');
    await expect(palette(page).getByRole('option').first()).toHaveText('Saved on this device');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/needs-attention$/);
    await expect(palette(page)).toBeHidden();

    await openPalette(page);
    await page.keyboard.type('vance');
    const [first] = await palette(page).getByRole('option').allInnerTexts();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/employees\/[0-9a-f-]{36}$/);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText(first?.split('\n')[0] ?? '');

    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  test('offers an employee no person, no project and no page of others', async ({ page }) => {
    await signIn(page, demoLogins.employee);
    await openPalette(page);
    const options = palette(page).getByRole('option');
    await expect(options.filter({ hasText: 'Clock in or out' })).toBeVisible();
    for (const name of ['Team', 'Settings', 'Invite people']) {
      await expect(options.filter({ hasText: name })).toHaveCount(0);
    }
    await page.keyboard.type('vance');
    await expect(palette(page).getByText('No matches')).toBeVisible();
  });

  test.describe('on a device that keeps the app', () => {
    test.use({ serviceWorkers: 'allow' });

    test('works without a network by what the device knows', async ({ page, context }) => {
      await signIn(page, demoLogins.admin);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await openPalette(page);
      await page.keyboard.type('vance');
      await expect(palette(page).getByRole('option').first()).toContainText('Vance');
      await page.keyboard.press('Escape');
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeAttached();
      await openPalette(page);
      await page.keyboard.type('vance');
      await expect(palette(page).getByRole('option').first()).toContainText('Vance');
    });
  });
});
