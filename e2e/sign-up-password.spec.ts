import type { Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { mailedLink } from './support/mail.ts';
import { expect, test } from './support/test.ts';

const password = 'three wet gloves on a fence';
let people = 0;

/** Signs up and opens the mailed link in another browser, which asks for the password. */
async function openMailedLink(page: Page, other: Page, server: TestServer): Promise<string> {
  people += 1;
  const email = `sign-up-password-${process.pid}-${people}@example.test`;
  await page.goto('/auth?view=sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Founder');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read them here' })).toHaveAttribute(
    'href',
    '/_dev/mail',
  );
  await other.goto(await mailedLink(server, email, '/verify'));
  await expect(other.getByRole('heading', { name: 'Confirm your password' })).toBeVisible();
  return email;
}

const isIn = async (page: Page) => expect(page).not.toHaveURL(/\/(auth|reset-password)/);

test.describe('after the link of a sign-up', () => {
  let other: Page;

  test.beforeEach(async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url });
    other = await context.newPage();
  });

  test.afterEach(() => other.context().close());

  test('a wrong password opens nothing, the right one leads on and signs in from then on', async ({
    page,
    server,
  }) => {
    const email = await openMailedLink(page, other, server);
    await expectNoAxeViolations(other);
    const field = other.getByRole('textbox', { name: 'Password' });
    await field.fill('not what they chose');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText(/That isn’t the password/)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(password);
    await other.getByRole('button', { name: 'Continue' }).click();
    await isIn(other);

    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn(page);
  });

  test('"Not now" leads on and is remembered; the old password signs in nowhere @full', async ({
    page,
    server,
  }) => {
    const email = await openMailedLink(page, other, server);
    await other.getByRole('button', { name: 'Not now' }).click();
    await isIn(other);
    await other.goto('/dashboard');
    await isIn(other);

    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sign in failed' })).toBeVisible();
  });

  test('"Choose a new password" saves one that signs in', async ({ page, server }) => {
    const email = await openMailedLink(page, other, server);
    await other.getByRole('link', { name: 'Choose a new password' }).click();
    // Their profile is not complete, so the onboarding takes over, beginning with the password.
    await other.getByRole('textbox', { name: 'New password' }).fill('four dry boots by a stove');
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(other.getByText('Your new password is saved')).toBeVisible();
    await isIn(other);

    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('four dry boots by a stove');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn(page);
  });
});
