import { expect, type Locator, type Page } from '@playwright/test';

import { expectAllSaved } from './all-saved.ts';

/** A person's clock page. */
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
    /** Switches to the first project in the list other than the current one. */
    async switchToAnotherProject() {
      await button('Switch job').click();
      const options = page.getByRole('dialog').getByRole('option', { selected: false });
      await options.filter({ hasNotText: 'No project' }).first().click();
      await page.getByRole('button', { name: 'Switch now' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/**
 * Opens the clock of someone who is off the clock, so that the project of the phone's current site is preselected. A
 * location that arrives more than a second after the screen preselects nothing, so on a busy machine the page is opened
 * again.
 */
export async function openWithProjectHere(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto('/time');
    const project = page.getByRole('main').getByRole('button', { name });
    await expect(project).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Ends any entry that the demo or an earlier test left open, and waits until the server has it. */
export async function ensureOffTheClock(page: Page): Promise<void> {
  const own = clock(page);
  await expect(own.button('Clock in').or(own.button('Clock out'))).toBeVisible();
  if (!(await own.button('Clock out').isVisible())) return;
  await own.clockOut();
  await expectAllSaved(page);
}

/** The note on the clock for ten seconds after an off-site punch. */
export function offSiteNote(page: Page): Locator {
  return clock(page).section.getByRole('group', { name: 'Off site' });
}
