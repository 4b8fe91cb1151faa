/** A shift from the supervisor's keyboard to the phone of the person who works it, also without a network. */
import type { Page } from '@playwright/test';

import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** No shift of the demo begins then. */
const hours = /^5:15\sAM – 1:45\sPM/;

/** Goes to the week four weeks ahead, or to the first one before it with the shift. */
async function findInWeeksAhead(page: Page): Promise<boolean> {
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  const shift = page.getByRole('button', { name: hours });
  for (let week = 0; week < 4; week += 1) {
    await page.getByRole('button', { name: 'Next week' }).click();
    if ((await shift.count()) > 0) return true;
  }
  return false;
}

test('[spec 1.04] a shift drafted by keyboard is seen once it is published, offline too', async ({
  page: office,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const page = await phone.newPage();
  await signIn(page, demoLogins.employee);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const day = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);

  await office.setViewportSize({ width: 1280, height: 860 });
  await signIn(office, demoLogins.supervisor);
  await office.goto(`/schedule?day=${day}&q=Dana`);
  const grid = office.getByRole('grid', { name: 'Schedule board' });
  await expect(grid.getByRole('rowheader', { name: /Dana/ })).toBeVisible();
  await grid.focus();
  await office.keyboard.press('ArrowDown');
  await office.keyboard.press('Enter');
  const sheet = office.getByRole('dialog', { name: 'Add shift' });
  await sheet.getByLabel('Starts').fill('05:15');
  await sheet.getByLabel('Ends').fill('13:45');
  await sheet.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(sheet).toBeHidden();
  const draft = grid.getByRole('button', { name: /5:15\sAM.*, Draft/ });
  await expect(draft).toHaveCount(1);

  // What a project needs on that day is in the coverage below.
  await grid
    .getByRole('button', { name: /^People needed on / })
    .first()
    .press('Enter');
  const needed = office.getByRole('dialog', { name: 'People needed' });
  await needed.getByRole('textbox').first().fill('1001');
  await needed.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(needed.getByText('Enter a whole number up to 1,000.')).toBeVisible();
  await needed.getByRole('textbox').first().fill('3');
  await needed.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(needed).toBeHidden();
  await expect(grid.getByText(/^\d+ of 3$/)).toBeVisible();

  // Picked up, carried a day on and put down.
  await grid.focus();
  await office.keyboard.press('m');
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('Enter');
  await expect(office.getByText(/^Placed: /)).toBeAttached();

  await page.goto('/schedule');
  expect(await findInWeeksAhead(page)).toBe(false);

  await office.getByRole('button', { name: /^Publish \d+ change/ }).press('Enter');
  const publish = office.getByRole('dialog', { name: 'Publish the schedule' });
  await publish.getByRole('button', { name: /^Publish \d+ shift/ }).press('Enter');
  await expect(office.getByText('The schedule is published')).toBeVisible();
  await expect(draft).toHaveCount(0);

  // The phone hears of it while the page is open.
  await expect(page.getByRole('button', { name: hours })).toBeVisible();
  await phone.setOffline(true);
  await page.goto('/schedule');
  await expect(page.getByText(/^As of /)).toBeVisible();
  expect(await findInWeeksAhead(page)).toBe(true);
  await page.getByRole('button', { name: hours }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await phone.close();
});
