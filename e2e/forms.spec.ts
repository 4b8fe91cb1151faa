/** Behavior that all forms share, shown with cost codes and projects. */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

async function addCode(page: Page, code: string, name: string) {
  await page.goto('/admin/cost-codes');
  await page.getByRole('button', { name: 'New cost code' }).click();
  const sheet = page.getByRole('dialog', { name: 'New cost code' });
  await sheet.getByRole('textbox', { name: 'Code' }).fill(code);
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await sheet.getByRole('textbox', { name: 'Name' }).press('Enter');
  return sheet;
}

test('a form says what is wrong on the field, goes there, and keeps what was typed', async ({
  page,
}) => {
  await signIn(page, demoLogins.admin);
  const sheet = await addCode(page, '', 'Form work');
  const code = sheet.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Enter a code/);
  await code.fill('77 10');
  await expect(code).not.toHaveAccessibleDescription(/Enter a code/);
  await code.press('Enter');
  await expect(sheet).toBeHidden();

  const again = await addCode(page, '77 10', 'Form work again');
  await expect(again.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(again.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /This code already exists/,
  );
  await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Form work again');
  await expectNoAxeViolations(page);
});

test('what was typed is not lost by closing the sheet, the browser’s history or the tab', async ({
  page,
}) => {
  await openAs(page, demoLogins.admin, '/admin/cost-codes');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/import$/);
  await page.goBack();
  await page.getByRole('button', { name: 'New cost code' }).click();
  const sheet = page.getByRole('dialog', { name: 'New cost code' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'New cost code' }).click();
  await sheet.getByRole('textbox', { name: 'Code' }).fill('77 20');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  // The page stays open, so there is no navigation to wait for.
  await page.evaluate(() => {
    history.forward();
  });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Code' })).toHaveValue('77 20');
  expect(await asksBeforeUnload(page)).toBe(true);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet).toBeHidden();
  await expect(question).toBeHidden();
  expect(await asksBeforeUnload(page)).toBe(false);
});

/** Returns true if the browser would ask before it closes the tab. */
function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

test('two versions of a project are shown side by side, and what each changed is kept', async ({
  browser,
  server,
  page,
}) => {
  await openAs(page, demoLogins.admin, '/admin/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  const newSheet = page.getByRole('dialog', { name: 'New project' });
  await newSheet.getByRole('textbox', { name: 'Name' }).fill('Two versions');
  await newSheet.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Two versions' })).toBeVisible();
  const other = await browser.newContext({ baseURL: server.url });
  const otherPage = await other.newPage();
  await signIn(otherPage, demoLogins.admin);
  await otherPage.goto(new URL(page.url()).pathname);

  const edit = async (on: Page, fields: Readonly<Record<string, string>>) => {
    await on.getByRole('button', { name: 'Edit' }).first().click();
    const sheet = on.getByRole('dialog', { name: 'Edit project' });
    for (const [name, text] of Object.entries(fields)) {
      await sheet.getByRole('textbox', { name }).fill(text);
    }
    return sheet;
  };
  const mine = await edit(page, { Name: 'Version mine', Number: 'M-1' });
  const theirs = await edit(otherPage, { Name: 'Version theirs', Customer: 'Their customer' });
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await other.close();

  await mine.getByRole('button', { name: 'Save' }).click();
  const choice = mine.getByRole('region', { name: 'Someone else changed this too' });
  await expect(choice).toBeFocused();
  await expect(choice).toContainText('Their customer');
  await expect(choice.getByRole('radio', { name: 'Yours Version mine' })).toBeChecked();
  // Both changed only the name.
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(mine.getByRole('textbox', { name: 'Customer' })).toHaveValue('Their customer');
  await expectNoAxeViolations(page);
  await choice.getByRole('radio', { name: 'Theirs Version theirs' }).check();
  await expect(mine.getByRole('textbox', { name: 'Name' })).toHaveValue('Version theirs');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Version theirs' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Their customer');
  await expect(page.getByRole('main')).toContainText('M-1');
});
