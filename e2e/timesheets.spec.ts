import type { Browser, Locator, Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { pressByKey, reach } from './support/keyboard.ts';
import { callAs } from './support/ledger.ts';
import { demoLogins, type Login, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Returns a Wednesday before the weeks in which the demo company has time. */
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

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });

const stateIs = async (page: Page, state: string) =>
  expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();

/** Each number of the totals opens its parts with their rules, and a part leads to the day with its punches. */
async function openEveryTotal(page: Page): Promise<void> {
  const totals = page.getByRole('main').locator('dl').first().getByRole('button');
  const parts = page.getByRole('list', { name: /^Breakdown/ });
  expect(await totals.count()).toBeGreaterThan(1);
  for (const total of await totals.all()) {
    await pressByKey(total);
    await expect(parts.getByRole('listitem').first()).toContainText('·');
    await page.keyboard.press('Space');
    await expect(parts).toHaveCount(0);
  }
  await page.keyboard.press('Space');
  await pressByKey(parts.getByRole('button').first());
  await expect(page.locator('button[aria-expanded=true]:focus')).toBeVisible();
  await expect(page.getByRole('list', { name: 'How these hours are paid' })).toBeVisible();
}

test('a timesheet is opened to its punches and signed by keyboard alone, returned with a reason, approved and locked', async ({
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
  await openEveryTotal(dana);
  await pressByKey(dana.getByRole('button', { name: /^History: / }).first());
  const history = dana.getByRole('list', { name: 'History of this time entry' });
  await expect(history).toContainText('The phone was lost that day');
  await expect(history).toContainText('Clock out');
  await dana.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  const sign = async () => {
    await pressByKey(dana.getByRole('button', { name: 'Sign timesheet' }));
    await pressByKey(button(dana.getByRole('dialog'), 'Sign'));
    await stateIs(dana, 'Signed');
  };
  // It can be read offline, but signing needs a network.
  const signing = dana.getByRole('button', { name: 'Sign timesheet' });
  await dana.context().setOffline(true);
  await expect(signing).toHaveAttribute('aria-disabled', 'true');
  await dana.context().setOffline(false);
  await expect(signing).not.toHaveAttribute('aria-disabled', 'true');
  await sign();
  await expect(signing).toHaveCount(0);
  await expect(dana.getByRole('button', { name: /^(Approve|Lock|Return)$/ })).toHaveCount(0);

  const foreman = await pageOf(browser, server, demoLogins.supervisor);
  await foreman.goto(`/timesheets?period=${date}`);
  // The period doesn't count as a filter, so there is nothing to clear.
  await expect(foreman.getByRole('link', { name: /Dana/ }).first()).toBeVisible();
  await expect(button(foreman, 'Clear filters')).toHaveCount(0);
  await button(foreman, 'Hours by project').click();
  await expect(foreman.getByRole('list', { name: 'Hours by project and cost code' })).toContainText(
    '9 h 00 min',
  );
  await foreman.keyboard.press('Escape');
  await reach(foreman.getByRole('table').getByRole('link').first());
  await reach(foreman.getByRole('link', { name: /Dana/ }).first(), 'ArrowDown');
  await foreman.keyboard.press('Space');
  await expect(foreman.getByRole('checkbox', { name: /^Select .*Dana/ })).toBeChecked();
  await foreman.keyboard.press('Escape');
  // The button for the next period keeps the focus while that period loads.
  const way = button(foreman, 'Next pay period');
  await pressByKey(way, { step: 'Shift+Tab' });
  await expect(foreman).not.toHaveURL(new RegExp(date));
  await expect(foreman.getByRole('table').or(foreman.getByText('No one has time'))).toBeVisible();
  await expect(way).toBeFocused();
  await pressByKey(button(foreman, 'Previous pay period'), { step: 'Shift+Tab' });
  await reach(foreman.getByRole('table').getByRole('link').first());
  await pressByKey(foreman.getByRole('link', { name: /Dana/ }).first(), { step: 'ArrowDown' });
  await stateIs(foreman, 'Signed');
  await button(foreman, 'Return').click();
  const reason = 'Please check the meal on Wednesday.';
  const sheet = foreman.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await button(sheet, 'Return').click();
  await stateIs(foreman, 'Returned');

  // The open page updates.
  await expect(dana.getByText(reason).first()).toBeVisible();
  await sign();
  await stateIs(foreman, 'Signed');
  await button(foreman, 'Approve').click();
  await stateIs(foreman, 'Approved');
  await expect(foreman.getByRole('button', { name: 'Lock', exact: true })).toHaveCount(0);

  const admin = await pageOf(browser, server, demoLogins.admin);
  await admin.goto(`/timesheets/${date}/${personId}`);
  const approve = button(admin, 'Approve');
  const lock = button(admin, 'Lock');
  await approve.or(lock).waitFor();
  if (await approve.isVisible()) await approve.click();
  await lock.click();
  await stateIs(admin, 'Locked');
  await expect(admin.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await stateIs(dana, 'Locked');
  await dana.goto(`/time/sheet/${date}`);
  await stateIs(dana, 'Locked');
  await dana.emulateMedia({ media: 'print' });
  const paper = dana.getByRole('main');
  await expect(paper.getByText(/ · Dana /).first(), 'company and person').toBeVisible();
  const inAndOut = /^\d+:00\sAM – \d+:30\sPM \(meal break \d+:\d\d\s[AP]M – \d+:\d\d\s[AP]M\)$/;
  await expect(paper.getByText(inAndOut), 'in and out, without the meal').toBeVisible();
  const dated = /^\w{3}, \w{3} \d+, \d+:\d\d\s[AP]M$/;
  await expect(paper.getByText(dated).first(), 'the date, also of what is of today').toBeVisible();
  for (const page of [dana, foreman, admin]) await page.context().close();
});
