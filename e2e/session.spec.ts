import type { Locator } from '@playwright/test';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signInOnScreen } from './support/session.ts';
import { callAs } from './support/ledger.ts';
import { mailedLink } from './support/mail.ts';
import { restOf } from './support/rest.ts';
import { expect, test } from './support/test.ts';

const goodPassword = 'three wet gloves on a fence';

test('[spec 8.03 8.12] a wrong password is refused with the specified words, on the smallest phone too between the field and the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('not the password');
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  await send.click();
  const error = page.locator('form').getByRole('alert').filter({ hasText: 'Sign in failed' });
  await expect(error.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(error).toContainText('Incorrect email or password.');
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(password).toBeFocused();
  await restOf(page);
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await topOf(error)).toBeGreaterThan(await topOf(password));
  expect(await topOf(send)).toBeGreaterThan(await topOf(error));
  await expect(page).toHaveURL(/\/auth/);
});

test('a page behind the sign-in asks for it first and opens afterwards', async ({ page }) => {
  await page.goto('/time');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoLogins.employee.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/time$/);
});

test('where sign-up is closed the screen says that an invitation is needed @full', async ({
  page,
}) => {
  await page.route('**/auth/v1/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), disable_signup: true } });
  });
  await page.goto('/auth?view=sign-up');
  await expect(page.getByRole('heading', { name: 'You need an invitation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();
});

test('[spec 5.01] signing up takes an address and a password, and says what is missing', async ({
  page,
}) => {
  let signUps = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) signUps += 1;
  });
  await page.goto('/auth?view=sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^Enter your email address/)).toBeVisible();
  await expect(page.getByText('Choose a password.')).toBeVisible();
  expect(signUps).toBe(0);
});

test('[spec 5.02 5.03 8.01 8.13] a weak password is the server’s to refuse: with its message and the reasons in plain words', async ({
  page,
}) => {
  await page.goto('/auth?view=sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hand');
  await page.getByRole('textbox', { name: 'Email' }).fill('weak@example.test');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.pressSequentially('abc');
  // Checked while typing, without a request.
  await expect(page.getByText('It’s too short. Add another word or two.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  const error = page.getByRole('alert').filter({ hasText: 'Signup failed' });
  await expect(error.getByText('Signup failed', { exact: true })).toBeVisible();
  await expect(error).toContainText('Password should be at least 8 characters.');
  await expect(password).toHaveAccessibleDescription(/It’s too short/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});

test('an unknown invitation says so and takes no one in @full', async ({ page }) => {
  await page.goto(`/auth?invitation=${'x'.repeat(43)}`);
  await expect(page.getByText('This invitation no longer works')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});

test('[spec 3.15 8.02] someone invited signs up by the link, confirms by email and is at work', async ({
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
  await expect(page.getByText('invites you to join')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hand');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please check your email to confirm your account.', { exact: true }),
  ).toBeVisible();

  await page.goto(await mailedLink(server, email, '/auth/v1/verify'));
  await expect(page.getByRole('heading', { name: 'Confirm your password' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Password' }).fill(`${goodPassword}s`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That isn’t the password you signed up with.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('region', { name: 'Time clock' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/auth');
  await expect(second).toHaveURL(/\/dashboard/);
});

test('[spec 2r.05 4.04] a forgotten password is replaced by the link in the mail', async ({
  page,
  server,
  browser,
}) => {
  // No other test signs in with it.
  const email = 'crew2@demo.muster.test';
  await page.goto('/auth?view=forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const link = await mailedLink(server, email, '/auth/v1/verify');
  // In the form that emails use when they leave the server.
  await page.goto(link.replace('/auth/v1/verify', '/auth/confirm'));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByRole('textbox', { name: 'New password' }).fill(goodPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signInOnScreen(elsewhere, { email, password: goodPassword });
});

test('signing out locks the app and forgets what was read', async ({ page }) => {
  await signInOnScreen(page, demoLogins.supervisor);
  await page.goto('/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});
