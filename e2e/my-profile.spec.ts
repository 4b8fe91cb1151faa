import { readFile } from 'node:fs/promises';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.07] the own profile shows names, ways to sign in and devices, and keeps a change', async ({
  page,
}) => {
  await signIn(page, demoLogins.employee);
  await page.goto('/my-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await expect(page.getByText(demoLogins.employee.email)).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+1 970 555 0177');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+1 970 555 0177');
  await expectNoAxeViolations(page);
});

test('a photo is cut to a square, stored, shown and taken away', async ({ page }) => {
  await signIn(page, demoLogins.employee);
  await page.goto('/my-profile');
  await page.getByLabel('Photo', { exact: true }).setInputFiles('docs/images/board-desktop.png');
  const photo = page.getByRole('main').locator('img').first();
  await expect(photo).toHaveAttribute('src', /profile-photos/);
  await expect
    .poll(() =>
      photo.evaluate((img) =>
        img instanceof HTMLImageElement ? [img.naturalWidth, img.naturalHeight] : [],
      ),
    )
    .toEqual([512, 512]);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
});

test('another device is signed out from here', async ({ page, browser, server }) => {
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, demoLogins.supervisor);
  await signIn(page, demoLogins.supervisor);
  await page.goto('/my-profile');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test('everything about oneself comes as one file', async ({ page }) => {
  await signIn(page, demoLogins.employee);
  await page.goto('/my-profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(data).toMatchObject({
    login: { email: demoLogins.employee.email },
    punches: expect.arrayContaining([expect.objectContaining({ kind: 'in' })]),
  });
});

test('the wish to be deleted is made by a typed word, declined by an admin, and answered', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, demoLogins.supervisor);
  await page.goto('/my-profile');
  const card = page.getByRole('region', { name: 'Delete my account' });
  await card.getByRole('button', { name: 'Ask for deletion' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('I am moving away');
  await expect(sheet.getByRole('button', { name: 'Ask for deletion' })).toBeDisabled();
  await sheet.getByRole('textbox', { name: /Type/ }).fill('delete');
  await sheet.getByRole('button', { name: 'Ask for deletion' }).click();
  await expect(card.getByText('You asked for it')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const admin = await context.newPage();
  await signIn(admin, demoLogins.admin);
  await admin.goto('/admin/deletion-requests');
  await admin.getByRole('button', { name: /I am moving away/ }).click();
  const decision = admin.getByRole('dialog');
  await expect(decision.getByText('Declining needs a reason.')).toBeVisible();
  await decision.getByRole('textbox', { name: 'Your answer' }).fill('Until the end of the month');
  await expectNoAxeViolations(admin);
  await decision.getByRole('button', { name: 'Decline' }).click();
  await expect(admin.getByText('Nobody has asked for their account to be deleted.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(card.getByText('Until the end of the month')).toBeVisible();
});
