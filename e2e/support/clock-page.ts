import { expect, type Locator, type Page } from '@playwright/test';

/** The clock of one person as they see it. */
export function clock(page: Page) {
  const section = page.getByRole('region', { name: 'Time clock' });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    section,
    button,
    state: (words: string): Locator => section.getByText(words, { exact: true }),
    async clockIn() {
      await button('Clock in').click();
      await expect(button('Clock out')).toBeVisible();
    },
    async clockOut() {
      await button('Clock out').click();
      await expect(button('Clock in')).toBeVisible();
    },
    async startMeal() {
      await button('Meal').click();
      await expect(button('End break')).toBeVisible();
    },
    async endBreak() {
      await button('End break').click();
      await expect(button('Meal')).toBeVisible();
    },
    /** To the first project in the list that is not the one worked on. */
    async switchToAnotherProject() {
      await button('Switch job').click();
      const options = page.getByRole('dialog').getByRole('option', { selected: false });
      await options.filter({ hasNotText: 'No project' }).first().click();
      await page.getByRole('button', { name: 'Switch now' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/** Ends what the demo, or an earlier test, left running. */
export async function ensureOffTheClock(page: Page): Promise<void> {
  const own = clock(page);
  await expect(own.button('Clock in').or(own.button('Clock out'))).toBeVisible();
  if (await own.button('Clock out').isVisible()) await own.clockOut();
}
