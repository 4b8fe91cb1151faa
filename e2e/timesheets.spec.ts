import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/ledger.ts';
import { demoLogins, type Login, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** A Wednesday before the weeks that the demo company has time of. */
function longAgo(): string {
  const day = new Date(Date.now() - 95 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() + 3);
  return day.toISOString().slice(0, 10);
}

async function pageOf(browser: Browser, server: TestServer, login: Login): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

const personSchema = z.object({ person_id: z.uuid() });

const stateIs = async (page: Page, state: string) =>
  expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();

test('a timesheet is signed, returned with a reason, signed again, approved and locked', async ({
  browser,
  server,
}) => {
  const date = longAgo();
  const dana = await pageOf(browser, server, demoLogins.employee);
  const personId = personSchema.parse(
    await callAs(server, demoLogins.employee, 'my_identity', {}),
  ).person_id;
  const corrected = await callAs(server, demoLogins.supervisor, 'correct_time', {
    id: crypto.randomUUID(),
    person_id: personId,
    kind: 'add',
    entry_id: null,
    facts: {
      started_at: `${date}T14:00:00Z`,
      ended_at: `${date}T23:30:00Z`,
      zone: 'America/Denver',
      project_id: null,
      cost_code_id: null,
      breaks: [{ kind: 'meal', started_at: `${date}T18:00:00Z`, ended_at: `${date}T18:30:00Z` }],
    },
    reason: 'The phone was lost that day',
  });
  expect(corrected).toEqual({ verdict: 'applied', state: 'applied' });

  await dana.goto(`/time/sheet/${date}`);
  await expect(dana.getByText('9 h 00 min').first()).toBeVisible();
  await expectNoAxeViolations(dana);
  await dana.getByRole('button', { name: /^Wed, .* 9 h 00 min$/ }).click();
  await expect(dana.getByRole('list', { name: 'How these hours are paid' })).toBeVisible();
  const sign = async () => {
    await dana.getByRole('button', { name: 'Sign timesheet' }).click();
    await dana.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await stateIs(dana, 'Signed');
  };
  await sign();
  await expect(dana.getByRole('button', { name: 'Sign timesheet' })).toHaveCount(0);
  await expect(dana.getByRole('button', { name: /^(Approve|Lock|Return)$/ })).toHaveCount(0);

  const foreman = await pageOf(browser, server, demoLogins.supervisor);
  await foreman.goto(`/timesheets?period=${date}`);
  await foreman.getByRole('link', { name: /Dana/ }).first().click();
  await stateIs(foreman, 'Signed');
  await foreman.getByRole('button', { name: 'Return', exact: true }).click();
  const reason = 'Please check the meal on Wednesday.';
  const sheet = foreman.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await sheet.getByRole('button', { name: 'Return', exact: true }).click();
  await stateIs(foreman, 'Returned');

  // The open page hears of it.
  await expect(dana.getByText(reason).first()).toBeVisible();
  await sign();
  await stateIs(foreman, 'Signed');
  await foreman.getByRole('button', { name: 'Approve', exact: true }).click();
  await stateIs(foreman, 'Approved');
  await expect(foreman.getByRole('button', { name: 'Lock', exact: true })).toHaveCount(0);

  const admin = await pageOf(browser, server, demoLogins.admin);
  await admin.goto(`/timesheets/${date}/${personId}`);
  const approve = admin.getByRole('button', { name: 'Approve', exact: true });
  const lock = admin.getByRole('button', { name: 'Lock', exact: true });
  await approve.or(lock).waitFor();
  if (await approve.isVisible()) await approve.click();
  await lock.click();
  await stateIs(admin, 'Locked');
  await expect(admin.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await stateIs(dana, 'Locked');
  for (const page of [dana, foreman, admin]) await page.context().close();
});

test('an employee gets no board of timesheets', async ({ page }) => {
  await signIn(page, demoLogins.employee);
  await page.goto('/timesheets');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Timesheets' })).toHaveCount(0);
});
