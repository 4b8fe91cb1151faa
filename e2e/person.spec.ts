import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { expectFocusKept, pressByKey } from './support/keyboard.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** Returns the signed-in person's id from the data on the device. */
async function personIdOn(page: Page): Promise<string> {
  const known = await page.waitForFunction(() => {
    const record = localStorage.getItem('muster.identity');
    return record === null ? null : String(JSON.parse(record).identity.person_id);
  });
  return (await known.jsonValue()) ?? '';
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an admin keeps a person’s records, ends their access and gives it back; the phone says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  const worker = await theirs.newPage();
  await signIn(worker, demoLogins.employee);
  const personId = await personIdOn(worker);
  await openAs(page, demoLogins.admin, `/admin/employees/${personId}`);

  await card(page, 'Details').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Employee number' }).fill('E-4711');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Details')).toContainText('E-4711');

  await card(page, 'Pay rates').getByRole('button', { name: 'Show pay rates' }).click();
  await card(page, 'Pay rates').getByRole('button', { name: 'Add rate' }).click();
  await page.getByRole('textbox', { name: 'Amount per hour' }).fill('31.25');
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(card(page, 'Pay rates').getByText('$31.25 an hour')).toBeVisible();

  await expect(card(page, 'Hours')).toContainText('This week');
  await page.getByRole('button', { name: /^(Add certificate|Add: Certificate)$/ }).click();
  await page.getByRole('textbox', { name: 'Certificate' }).fill('Forklift');
  await page.getByLabel('Valid until').fill('2020-01-31');
  await page.locator('input[type=file]').setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Certificates')).toContainText('Expired');
  await expect(page.getByRole('button', { name: 'Open the file for Forklift' })).toBeVisible();
  await expect(card(page, 'History')).toContainText('Certificate added: Forklift');
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page);

  await worker.goto('/time');
  await expect(worker.getByRole('region', { name: 'Time clock' })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate now' }).click();
  await expect(page.getByText(/^Deactivated on/)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(tapsFor('deactivate_person'));
  await expect(worker.getByRole('heading', { name: 'Your access was deactivated' })).toBeVisible();
  await expectNoAxeViolations(worker);

  await pressByKey(page.getByRole('button', { name: 'Reactivate' }).first());
  const sheet = page.getByRole('dialog');
  await pressByKey(sheet.getByRole('button', { name: 'Reactivate', exact: true }));
  await expect(page.getByText(/^Deactivated on/)).toBeHidden();
  // The button that opened the sheet is gone.
  await expectFocusKept(page);
  await worker.getByRole('button', { name: 'Check access again' }).click();
  await expect(worker.getByRole('region', { name: 'Time clock' })).toBeVisible();
  await theirs.close();
});

test('a sheet of words alone can be scrolled by keyboard on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await signIn(page, demoLogins.admin);
  await page.goto('/admin/employees');
  await page
    .getByRole('link', { name: /Abel Hadley/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const words = page
    .getByRole('dialog')
    .locator('div', { has: page.getByRole('list') })
    .first();
  await expect(words).toBeVisible();
  expect(await words.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeGreaterThan(0);
  await words.focus();
  await expect(words).toBeFocused();
  // Its color under a pointer has enough contrast, too.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Deactivate/ })
    .hover();
  await expectNoAxeViolations(page);
});
