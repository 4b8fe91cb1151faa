import { readFile } from 'node:fs/promises';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('an admin finds a change by a word of it, sees before and after, and takes the list away', async ({
  page,
}) => {
  // The second company, so that no other test gets a different look.
  await openAs(page, demoLogins.outsider, '/admin/settings/profile');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('=Zephyr roofs, built to last');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox', { name: 'Text in the change' }).fill('zephyr');
  await page.waitForURL(/words=zephyr/);
  await page
    .getByRole('button', { name: /tagline/ })
    .first()
    .click();
  const change = page.getByRole('dialog');
  await expect(change.getByRole('row', { name: /Tagline/ })).toContainText('=Zephyr roofs');
  await expectNoAxeViolations(page);
  await change.getByRole('button', { name: 'All changes to this record' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Record' })).toHaveValue('companies');
  await expect(page.getByRole('button', { name: /Added: Company/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"'=Zephyr roofs, built to last"`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption('export');
  await expect(page.getByRole('button', { name: /Exported the audit log/ })).toBeVisible();
});
