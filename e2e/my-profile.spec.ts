import { readFile } from 'node:fs/promises';

import { unzipSync } from 'fflate';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/ledger.ts';
import { mailedCode, mailedLink } from './support/mail.ts';
import { addNewcomer } from './support/newcomer.ts';
import { uncoveredBy } from './support/notices.ts';
import { authenticatorCode } from './support/one-time-code.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.07] the own profile shows names, ways to sign in and devices, and keeps a change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoLogins.employee, '/my-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeAttached();
  await expect(page.getByText(demoLogins.employee.email)).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+1 970 555 0177');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  expect(await uncoveredBy(save)).toBeGreaterThan(0);
  await page.reload();
  await expect(phone).toHaveValue('+1 970 555 0177');
  await expectNoAxeViolations(page);
});

test('a photo is cut to a square, stored, shown and removed', async ({ page }) => {
  await openAs(page, demoLogins.employee, '/my-profile');
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
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
});

test('another device is signed out from here', async ({ page, browser, server }) => {
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, demoLogins.supervisor);
  await openAs(page, demoLogins.supervisor, '/my-profile');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await expect(page.getByText('Signed out on your other devices')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test('an authenticator app is set up with recovery codes and turned off; a password takes the current one or an emailed code, an address both mailboxes', async ({
  page,
  browser,
  server,
}) => {
  const invited = await callAs(server, demoLogins.admin, 'invite_person', { first_name: 'New' });
  const { token } = z.object({ token: z.string() }).parse(invited);
  const newcomer = await addNewcomer(server, {
    first_name: 'New',
    last_name: 'Hand',
    invitation_token: token,
  });
  const { email } = newcomer;
  const newEmail = `moved-${email}`;
  const newPassword = 'four dry boots by a stove';
  const newerPassword = 'six dry gloves on a rack';
  await openAs(page, newcomer, '/my-profile');
  const card = page.getByRole('region', { name: 'Sign-in' });
  const sheet = page.getByRole('dialog');

  await card.getByRole('button', { name: /^Authenticator app/ }).click();
  const secret = await sheet.getByText(/^[A-Z2-7]{16,}$/).textContent();
  const code = sheet.getByRole('textbox', { name: 'Code from the app' });
  await code.fill('000000');
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await code.fill(authenticatorCode(secret ?? '', Date.now()));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await card.getByRole('button', { name: /^Recovery codes None yet/ }).click();
  await sheet.getByRole('button', { name: 'Create codes' }).click();
  const codes = sheet.getByRole('list', { name: 'Your codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoAxeViolations(page);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await sheet.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(card.getByRole('button', { name: /^Recovery codes 10 of 10 left/ })).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/auth');
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(newcomer.password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const typed = elsewhere.getByRole('textbox', { name: 'Recovery code' });
  await typed.fill('not-one-of-them');
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await expect(typed).toHaveAccessibleDescription('This code is wrong or was already used.');
  await expectNoAxeViolations(elsewhere);
  await typed.fill(recoveryCode.toUpperCase());
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere).not.toHaveURL(/\/auth/);
  await elsewhere.close();
  await page.reload();
  await expect(card.getByRole('button', { name: /^Recovery codes 9 of 10 left/ })).toBeVisible();

  await card.getByRole('button', { name: /^Authenticator app On/ }).click();
  await sheet.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: /^Authenticator app Off/ })).toBeVisible();

  // The server asks only people who signed in more than a day ago.
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const sent: object = route.request().postDataJSON();
    if ('nonce' in sent || 'current_password' in sent) return route.continue();
    return route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_needed', message: 'who is it?' },
    });
  });
  await card.getByRole('button', { name: /^Password/ }).click();
  await sheet.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  const current = sheet.getByRole('textbox', { name: 'Current password' });
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await expect(current).toHaveAccessibleDescription('Enter your current password.');
  await current.fill('not this one');
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await expect(current).toHaveAccessibleDescription('This isn’t your current password.');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Email me a code instead' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(proof).toBeVisible();
  await proof
    .getByRole('textbox', { name: 'Code from the email' })
    .fill(await mailedCode(server, email));
  await expectNoAxeViolations(page);
  const saved = page.waitForRequest((request) => request.postData()?.includes('nonce') === true);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ nonce: expect.stringMatching(/^\d{6}$/) });
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await card.getByRole('button', { name: /^Password/ }).click();
  await sheet.getByRole('textbox', { name: 'New password' }).fill(newerPassword);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await current.fill(newPassword);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await expect(sheet).toHaveCount(0);
  await page.unrouteAll();

  await card.getByRole('button', { name: /^Email/ }).click();
  const address = sheet.getByRole('textbox', { name: 'New email' });
  await address.fill(email);
  await sheet.getByRole('button', { name: 'Send links' }).click();
  await expect(address).toHaveAccessibleDescription('This is already your email.');
  await address.fill(newEmail);
  await sheet.getByRole('button', { name: 'Send links' }).click();
  await expect(card.getByText(`${newEmail} isn’t confirmed yet`)).toBeVisible();
  const linkTo = (mailbox: string) => mailedLink(server, mailbox, '/auth/v1/verify');
  await page.goto(await linkTo(newEmail));
  await expect(page.getByText('Open the link in your other inbox too.')).toBeVisible();
  await expect(card.getByText(email, { exact: true })).toBeVisible();
  await page.goto(await linkTo(email));
  await expect(page.getByText('Your new email is now in use')).toBeVisible();
  await expect(card.getByText(newEmail, { exact: true })).toBeVisible();

  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: server.anonKey },
    data: { email: newEmail, password: newerPassword },
  });
  expect(signedIn.ok()).toBe(true);
});

test('everything about oneself comes as one file', async ({ page }) => {
  await openAs(page, demoLogins.employee, '/my-profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  const entries = unzipSync(await readFile(file));
  const data: unknown = JSON.parse(Buffer.from(entries['data.json'] ?? []).toString());
  expect(Object.keys(entries)).toContain('index.html');
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
  await openAs(page, demoLogins.supervisor, '/my-profile');
  const card = page.getByRole('region', { name: 'Delete my account' });
  await card.getByRole('button', { name: 'Request deletion' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('I am moving away');
  await expect(sheet.getByRole('button', { name: 'Request deletion' })).toBeDisabled();
  await sheet.getByRole('textbox', { name: /Type/ }).fill('delete');
  await sheet.getByRole('button', { name: 'Request deletion' }).click();
  await expect(card.getByText('You requested account deletion')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const admin = await context.newPage();
  await openAs(admin, demoLogins.admin, '/admin/deletion-requests');
  await admin.getByRole('button', { name: /I am moving away/ }).click();
  const decision = admin.getByRole('dialog');
  await expect(decision.getByText('Enter a reason for declining.')).toBeVisible();
  await decision.getByRole('textbox', { name: 'Your answer' }).fill('Until the end of the month');
  await expectNoAxeViolations(admin);
  await decision.getByRole('button', { name: 'Decline' }).click();
  await expect(admin.getByText('No deletion requests')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(card.getByText('Until the end of the month')).toBeVisible();
});
