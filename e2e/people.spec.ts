import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.08] an admin finds people while typing and changes several by keyboard', async ({
  page,
}) => {
  await signIn(page, demoLogins.admin);
  await page.getByRole('link', { name: 'Team' }).click();
  const table = page.getByRole('table', { name: 'People in the company' });
  await expect(table.getByRole('row').nth(20)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search people' }).fill('duran');
  await expect(page).toHaveURL(/q=duran/);
  const narrowed = page.waitForResponse(
    (answer) =>
      answer
        .request()
        .postData()
        ?.match(/duran.*employee|employee.*duran/s) != null,
  );
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Crew member');
  const { total } = z.object({ total: z.number() }).parse(await (await narrowed).json());
  await expect(page.getByText(`${total} people`, { exact: true })).toBeVisible();
  // The URL contains the search and the filter.
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('duran');
  await expect(page.getByText(`${total} people`, { exact: true })).toBeVisible();
  const names = table.locator('[data-row-link]');
  await expect(names.first()).toContainText('Duran');

  // Selects three people without a mouse.
  await names.first().focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Chosen people' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Role…' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Change role' });
  await sheet.getByRole('radio', { name: 'Supervisor' }).check();
  await expect(sheet).toContainText('3 people become supervisors');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Apply to 3 people' }).click();
  await expect(page.getByText('No one matches this search.').or(names.first())).toBeVisible();

  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('an admin makes a crew, puts people into it from a day and puts it away @full', async ({
  page,
}) => {
  await openAs(page, demoLogins.admin, '/admin/crews');
  await page.getByRole('button', { name: 'New crew' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Roofers');
  await page.getByRole('button', { name: 'Create crew' }).click();
  await expect(page.getByRole('heading', { name: 'Roofers' })).toBeVisible();

  await page.getByRole('button', { name: 'Add people' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add people' });
  await sheet.getByRole('searchbox', { name: 'Search people' }).fill('odette');
  await sheet.getByRole('checkbox', { name: /Odette Aguilar/ }).check();
  await sheet.getByLabel('From').fill('2026-01-15');
  await expect(sheet).toContainText('This day is in the past');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Add one person' }).click();

  const people = page.getByRole('region', { name: 'People' });
  await expect(people).toContainText('since Jan 15, 2026');
  await people.getByRole('button', { name: 'Actions for Odette Aguilar' }).click();
  await page.getByRole('menuitem', { name: 'Make lead…' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(people.getByText('Lead', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Jan 15, 2026');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive…' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 person will be removed from the crew');
  await page.getByRole('button', { name: 'Archive crew' }).click();
  await expect(page.getByText('This crew is archived.')).toBeVisible();
});
