/** Changes made online, over a line that drops the answer. */
import type { Page, Route } from '@playwright/test';

import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** What becomes of the changes that leave the page, one after the other; then all is well. */
async function befall(
  page: Page,
  path: string,
  fates: readonly ((route: Route) => Promise<void>)[],
): Promise<() => number> {
  let sent = 0;
  await page.route(`**/rpc/${path}`, async (route) => {
    const fate = fates[sent];
    sent += 1;
    return fate === undefined ? route.continue() : fate(route);
  });
  return () => sent;
}

/** The server does its work, and the page never hears of it. */
const losesAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};
const isInTrouble = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'starting', message: 'The server is starting' } });

async function nameCrew(page: Page, name: string) {
  await page.goto('/admin/crews');
  await page.getByRole('button', { name: 'New crew' }).click();
  const sheet = page.getByRole('dialog', { name: 'New crew' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await sheet.getByRole('button', { name: 'Create crew' }).click();
  return sheet;
}

test('[spec 9.08] a change whose answer is lost twice is made once and succeeds', async ({
  page,
}) => {
  await signIn(page, demoLogins.outsider);
  const sent = await befall(page, 'apply_once', [losesAnswer, losesAnswer]);
  const sheet = await nameCrew(page, 'Lost and found');
  await expect(sheet).toBeHidden();
  expect(sent()).toBe(3);
  await page.goto('/admin/crews');
  await expect(page.getByRole('link', { name: 'Lost and found' })).toHaveCount(1);
});

test('[spec 9.08] a change is retried twice while the server is in trouble, then says so', async ({
  page,
}) => {
  await signIn(page, demoLogins.outsider);
  const sent = await befall(page, 'apply_once', [isInTrouble, isInTrouble, isInTrouble]);
  const sheet = await nameCrew(page, 'In trouble');
  await expect(sheet.getByText('The server has a problem.')).toBeVisible();
  expect(sent()).toBe(3);
});

test('a refused change is sent once', async ({ page }) => {
  await signIn(page, demoLogins.outsider);
  await nameCrew(page, 'Only one of this name');
  await expect(page.getByRole('heading', { name: 'Only one of this name' })).toBeVisible();
  const sent = await befall(page, 'apply_once', []);
  const sheet = await nameCrew(page, 'Only one of this name');
  await expect(sheet.getByText('This is already taken.')).toBeVisible();
  expect(sent()).toBe(1);
});

test('an invitation, which the server could not answer twice, is sent once', async ({ page }) => {
  await signIn(page, demoLogins.outsider);
  const sent = await befall(page, 'invite_person', [isInTrouble]);
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite someone' });
  await sheet.getByRole('textbox', { name: 'First name' }).fill('Sent');
  await sheet.getByRole('textbox', { name: 'Last name' }).fill('Once');
  await sheet.getByRole('radio', { name: /By link or code/ }).check();
  await sheet.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('The server has a problem.')).toBeVisible();
  expect(sent()).toBe(1);
});
