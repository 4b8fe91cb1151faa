/** From an admin's invitation to a person at work, and from a file to a company. */
import type { Browser, Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { addNewcomer, enter } from './support/newcomer.ts';
import { demoLogins, signIn } from './support/session.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';

async function makeLink(page: Page, { first, last }: { first: string; last: string }) {
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite someone' });
  await sheet.getByRole('textbox', { name: 'First name' }).fill(first);
  await sheet.getByRole('textbox', { name: 'Last name' }).fill(last);
  await sheet.getByRole('radio', { name: /By link or code/ }).check();
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const ready = page.getByRole('dialog', { name: `Link for ${first} ${last}` });
  await expect(ready.getByRole('img', { name: 'QR code for the invitation' })).toBeVisible();
  await expectNoAxeViolations(page);
  const link = await ready.getByText(/^https?:\/\/\S+invitation=[0-9a-f]{64}$/).textContent();
  await ready.getByRole('button', { name: 'Done' }).click();
  return link ?? '';
}

async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await skipSplash(context);
  return context.newPage();
}

test('a link knows the person it invites, and someone with an account joins by it', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await signIn(page, demoLogins.admin);
  const link = await makeLink(page, { first: 'Ilse', last: 'Invited' });

  const phone = await elsewhere(browser, baseURL);
  await phone.goto(link);
  await expect(phone.getByRole('textbox', { name: 'First name' })).toHaveValue('Ilse');
  await phone.context().close();

  const second = await makeLink(page, { first: 'Jules', last: 'Joining' });
  const newcomer = await addNewcomer(server);
  const other = await elsewhere(browser, baseURL);
  await enter(other, newcomer);
  await expect(other).toHaveURL(/onboarding/);
  await other.goto(second);
  await expect(other.getByText(`You’re signed in as ${newcomer.email}.`)).toBeVisible();
  await other.getByRole('button', { name: /^Join / }).click();
  await expect(other.getByRole('region', { name: 'Time clock' })).toBeVisible();
  await other.context().close();

  await page.goto('/admin/invitations');
  await page
    .getByRole('group', { name: 'Invitations by status' })
    .getByRole('button', { name: /^Accepted/ })
    .click();
  await expect(page.getByRole('link', { name: 'Jules Joining' })).toBeVisible();
});

test('a file of people is judged row by row, its good rows come in, and again nothing changes', async ({
  page,
}) => {
  await signIn(page, demoLogins.admin);
  const mark = `F${process.pid}`;
  const file = {
    name: 'crew.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Número;Nombre;Apellidos;Correo;Cuadrilla',
        `${mark}-1;Peña;Importada;pena-${mark}@example.test;Framing ${mark}`,
        `${mark}-2;Abel;Importado;not an address;`,
        `${mark}-1;Bruno;Importado;;`,
        `${mark}-3;محمد;الأحمد;;`,
      ].join('\r\n'),
    ),
  };
  for (const round of ['first', 'again']) {
    await page.goto('/admin/employees/import');
    await page.getByLabel('CSV file of people').setInputFiles(file);
    await expect(page.getByRole('combobox', { name: 'Contents of Correo' })).toHaveValue('email');
    await page.getByRole('button', { name: 'Check the file' }).click();
    if (round === 'first') {
      await expect(page.getByRole('row', { name: /3 Correo not an address/ })).toContainText(
        'This isn’t an email address.',
      );
      await expect(page.getByRole('row', { name: /4 Número/ })).toContainText(
        'Row 2 has the same employee number.',
      );
      await page.getByRole('checkbox', { name: /Create missing crews/ }).check();
      await expect(page.getByRole('row', { name: /No crew has this name/ })).toHaveCount(0);
    }
    await page.getByRole('checkbox', { name: /Skip rows with errors/ }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    const outcome = round === 'first' ? 'Import finished' : 'Nothing to change';
    await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to people' }).click();
  await page.getByRole('searchbox').fill('الأحمد');
  await expect(page.getByText('محمد').first()).toBeVisible();
});
