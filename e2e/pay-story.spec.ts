import type { Browser, Locator, Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/ledger.ts';
import {
  addTime,
  downloadFile,
  minutesIn,
  type PayrollRow,
  signSheet,
  startOf,
  timeOf,
} from './support/pay-pages.ts';
import { demoLogins, type Login, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

const dayMs = 86_400_000;
const say = speak('es');

/** Returns a Wednesday before the weeks in which the demo company has time. */
function longAgo(): string {
  const day = new Date(Date.now() - 95 * dayMs);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() + 3);
  return day.toISOString().slice(0, 10);
}

async function pageOf(browser: Browser, server: TestServer, login: Login): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

/** Chooses the signed-in person's language. */
async function speakIn(page: Page, name: 'English' | 'Español'): Promise<void> {
  await page.goto('/my-profile');
  const saved = page.waitForResponse('**/rpc/save_my_profile');
  await page.getByRole('radio', { name }).check();
  await saved;
}

const personSchema = z.object({ person_id: z.uuid() });

async function stateIs(page: Page, state: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
}

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });

/** The row of a time in a correction's comparison. */
const compared = (on: Locator) => on.getByRole('row').filter({ hasText: /2:00.*3:00/ });

/** Does something and loses the page before it gets the response, as when the browser is killed; returns a new page. */
async function losePageAfter(page: Page, change: string, act: () => Promise<void>): Promise<Page> {
  const isDone = Promise.withResolvers<void>();
  await page.route('**/rpc/apply_once', async (route) => {
    if (route.request().postData()?.includes(change) !== true) return route.continue();
    await route.fetch();
    isDone.resolve();
  });
  await act();
  await isDone.promise;
  const next = await page.context().newPage();
  await page.close();
  return next;
}

/** Exports a locked period, in a page that is lost in between; returns the next page and the rows of the file. */
async function exportFile(admin: Page, from: string): Promise<[Page, PayrollRow[]]> {
  await admin.goto(`/payroll/${from}?format=csv`);
  const page = await losePageAfter(admin, 'start_payroll_export', () =>
    button(admin, 'Export').click(),
  );
  await page.goto(`/payroll/${from}`);
  await page
    .getByRole('list', { name: 'Files for this pay period' })
    .getByRole('link')
    .first()
    .click();
  return [page, await downloadFile(page, speak('en'))];
}

/** Each number of the totals opens its parts with their rules, and a part leads to the day with its punches. */
async function openEveryTotal(page: Page, how: RegExp): Promise<void> {
  const totals = page.getByRole('main').locator('dl').first().getByRole('button');
  const count = await totals.count();
  expect(count).toBeGreaterThan(1);
  for (const total of await totals.all()) {
    await total.click();
    const parts = page.getByRole('list', { name: how });
    await expect(parts.getByRole('listitem').first()).toContainText('·');
    await total.click();
    await expect(parts).toHaveCount(0);
  }
  await totals.first().click();
  await page.getByRole('list', { name: how }).getByRole('button').first().click();
  await expect(page.locator('button[aria-expanded=true]:focus')).toBeVisible();
}

test('a timesheet is signed, returned, corrected, approved, locked and exported, and a late correction is paid @full', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const date = longAgo();
  const { employee, supervisor } = demoLogins;
  const { person_id: personId } = personSchema.parse(
    await callAs(server, employee, 'my_identity', {}),
  );

  // The phone was lost that day, so the supervisor states when Dana worked.
  const foreman = await pageOf(browser, server, supervisor);
  await foreman.goto(`/timesheets/${date}/${personId}`);
  await addTime(foreman, speak('en'), {
    date,
    from: '05:00',
    to: '14:00',
    reason: 'The phone was lost that day.',
  });

  // Dana uses Spanish.
  const dana = await pageOf(browser, server, employee);
  await speakIn(dana, 'Español');
  await dana.goto(`/time/sheet/${date}`);
  const dayOf = (hours: number) =>
    dana.getByRole('button', { name: new RegExp(`${hours} h 00 min$`) }).last();
  await expect(dayOf(9)).toBeVisible();
  await openEveryTotal(dana, /^Desglose/);
  await expectNoAxeViolations(dana);
  const sign = async () => {
    await signSheet(dana, say);
    await stateIs(dana, say('Signed'));
  };
  await sign();
  await expect(dana.getByRole('button', { name: say('Sign timesheet') })).toHaveCount(0);
  await expect(dana.getByRole('button', { name: /^(Aprobar|Bloquear|Devolver)$/ })).toHaveCount(0);

  await foreman.goto(`/timesheets?period=${date}`);
  await foreman.getByRole('link', { name: /Dana/ }).first().click();
  await stateIs(foreman, 'Signed');
  const from = new URL(foreman.url()).pathname.split('/')[2] ?? '';
  await button(foreman, 'Return').click();
  const reason = 'When did you finish on Wednesday?';
  const returned = foreman.getByRole('dialog');
  await returned.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await button(returned, 'Return').click();
  await stateIs(foreman, 'Returned');

  // The open page updates. The error is on its field, and all input is kept.
  await expect(dana.getByText(reason).first()).toBeVisible();
  await dana
    .getByRole('button', { name: startOf(say, 'Fix time: {of}') })
    .first()
    .click();
  const form = dana.getByRole('dialog');
  const end = timeOf(form, say('Clock out'), say('Time'));
  await end.fill('04:30');
  await form.getByRole('button', { name: say('Request correction') }).click();
  await expect(form.getByText(say('Enter a clock-out that’s after the clock-in.'))).toBeVisible();
  await expect(form.getByText(say('Please say why.'))).toBeVisible();
  await end.fill('15:00');
  const why = 'Me quedé hasta las tres.';
  await form.getByLabel(say('Reason')).fill(why);
  await expect(compared(form)).toBeVisible();
  await expectNoAxeViolations(dana);
  await form.getByRole('button', { name: say('Request correction') }).click();
  await expect(form).toHaveCount(0);

  await foreman.goto('/approvals');
  const asked = foreman
    .getByRole('region', { name: 'Corrections' })
    .getByRole('listitem')
    .filter({ hasText: why });
  await expect(compared(asked)).toBeVisible();
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await expect(asked).toHaveCount(0);
  await expect(dayOf(10)).toBeVisible();
  await sign();
  await foreman.goto(`/timesheets/${from}/${personId}`);
  await stateIs(foreman, 'Signed');
  await button(foreman, 'Approve').click();
  await stateIs(foreman, 'Approved');
  await expect(button(foreman, 'Lock')).toHaveCount(0);

  const office = await pageOf(browser, server, demoLogins.admin);
  await office.goto(`/timesheets/${from}/${personId}`);
  const admin = await losePageAfter(office, 'lock_sheets', () => button(office, 'Lock').click());
  await admin.goto(`/timesheets/${from}/${personId}`);
  await stateIs(admin, 'Locked');
  await expect(button(admin, 'Unlock')).toBeVisible();
  await stateIs(dana, say('Locked'));
  const [afterExport, rows] = await exportFile(admin, from);
  expect(minutesIn(rows)).toBe(600);

  // Someone remembers another hour in a locked timesheet, so an admin decides.
  await foreman.goto(`/timesheets/${from}/${personId}`);
  await foreman
    .getByRole('button', { name: / 10 h 00 min$/ })
    .last()
    .click();
  await foreman
    .getByRole('button', { name: /^Fix time/ })
    .first()
    .click();
  const late = foreman.getByRole('dialog');
  await timeOf(late, 'Clock out', 'Time').fill('16:00');
  await late.getByLabel('Reason').fill('The concrete came late.');
  await button(late, 'Save correction').click();
  await expect(late).toHaveCount(0);
  await afterExport.goto('/approvals');
  const waits = afterExport
    .getByRole('region', { name: 'Corrections' })
    .getByRole('listitem')
    .filter({ hasText: 'The concrete came late.' });
  await waits.getByRole('button', { name: /^Approve/ }).click();
  await expect(waits).toHaveCount(0);

  // The next period pays the difference, and its file says so.
  const next = new Date(Date.parse(from) + 14 * dayMs).toISOString().slice(0, 10);
  await dana.goto(`/time/sheet/${next}`);
  const difference = dana.getByRole('link', { name: /1 h 00 min$/ });
  await expect(difference).toContainText('The concrete came late.');
  await sign();
  await foreman.goto(`/timesheets/${next}/${personId}`);
  await button(foreman, 'Approve').click();
  await stateIs(foreman, 'Approved');
  await afterExport.goto(`/timesheets/${next}/${personId}`);
  await button(afterExport, 'Lock').click();
  await stateIs(afterExport, 'Locked');
  const [, delta] = await exportFile(afterExport, next);
  expect(new Set(delta.map((row) => row['Kind']))).toEqual(new Set(['adjustment']));
  expect(minutesIn(delta)).toBe(60);
  await speakIn(dana, 'English');
});
