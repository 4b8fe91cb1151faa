import * as z from 'zod';

import { demoLogins, signIn } from './support/session.ts';
import { callAs } from './support/ledger.ts';
import { expect, test } from './support/test.ts';

const goodPassword = 'three wet gloves on a fence';

test('a wrong password is refused with the specified notice and nothing else', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test('a page behind the sign-in asks for it first and opens afterwards', async ({ page }) => {
  await page.goto('/time');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoLogins.employee.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/time$/);
});

test('without an invitation the screen says that one is needed', async ({ page }) => {
  await page.goto('/auth?view=sign-up');
  await expect(page.getByRole('main')).toContainText(/invitation/i);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();
});

test('an unknown invitation says so and takes nobody in', async ({ page }) => {
  await page.goto(`/auth?invitation=${'x'.repeat(43)}`);
  await expect(page.getByText('This invitation does not work any more')).toBeVisible();
});

test('somebody invited signs up by the link, confirms by mail and is at work', async ({
  page,
  server,
}) => {
  const email = `invited-${Date.now()}@example.test`;
  const invited = await callAs(server, demoLogins.admin, 'invite_person', {
    first_name: 'New',
    last_name: 'Hand',
    email,
  });
  const { token } = z.object({ token: z.string() }).parse(invited);

  await page.goto(`/auth?invitation=${token}`);
  await expect(page.getByText('invites you to its crew')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hand');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created!')).toBeVisible();

  const mail = (await server.mails()).findLast(({ to }) => to.includes(email));
  await page.goto(mail?.links.find((link) => link.includes('/auth/v1/verify')) ?? '');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('region', { name: 'Time clock' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/auth');
  await expect(second).toHaveURL(/\/dashboard/);
});

test('a forgotten password is replaced by the link in the mail', async ({
  page,
  server,
  browser,
}) => {
  // Nobody else in these tests signs in with it.
  const { email } = demoLogins.platform;
  await page.goto('/auth?view=forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const mail = (await server.mails()).findLast(({ to }) => to.includes(email));
  await page.goto(mail?.links.find((link) => link.includes('/auth/v1/verify')) ?? '');
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByRole('textbox', { name: 'New password' }).fill(goodPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, { email, password: goodPassword });
});

test('signing out locks the app and forgets what was read', async ({ page }) => {
  await signIn(page, demoLogins.supervisor);
  await page.goto('/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});
