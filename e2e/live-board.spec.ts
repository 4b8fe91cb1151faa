import { randomUUID } from 'node:crypto';

import type { TestServer } from '@muster/testkit';

import { openBoard } from './support/board-page.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { callAs, nameOf, personIdOf } from './support/ledger.ts';
import { demoLogins, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

const arrivesWithin = { timeout: 2000 };

/** A punch that waits for a decision: the employee states a start that no device saw. */
async function stateStart(server: TestServer, personId: string): Promise<void> {
  const now = Date.now();
  const punch = {
    id: randomUUID(),
    v: 1,
    person_id: personId,
    kind: 'in',
    break_kind: null,
    device_id: randomUUID(),
    device_seq: 0,
    device_at: new Date(now).toISOString(),
    zone: 'America/Los_Angeles',
    utc_offset_minutes: -480,
    skew_ms: null,
    skew_age_ms: null,
    online: true,
    claimed_at: new Date(now - 3_600_000).toISOString(),
    project_id: null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
  };
  const answer = await callAs(server, demoLogins.employee, 'record_punches', { batch: [punch] });
  expect(answer).toMatchObject({ answers: [{ verdict: 'needs_decision' }] });
}

test('[spec 1.01] the open board shows each punch within two seconds, without a reload', async ({
  server,
  browser,
  page: phone,
}) => {
  await phone.setViewportSize({ width: 390, height: 844 });
  await signIn(phone, demoLogins.employee);
  await phone.goto('/time');
  await ensureOffTheClock(phone);
  const personId = await personIdOf(server, await signedInUserId(phone));
  const name = await nameOf(server, personId);
  const board = await openBoard(browser, server);
  const row = board.row(name);
  await expect(board.page.getByText('Live', { exact: true })).toBeVisible();
  await expect(row).toBeHidden();

  await clock(phone).clockIn();
  await expect(row.getByText('Working')).toBeVisible(arrivesWithin);
  await clock(phone).startMeal();
  await expect(row.getByText('Meal')).toBeVisible(arrivesWithin);
  await clock(phone).endBreak();
  await expect(row.getByText('Working')).toBeVisible(arrivesWithin);
  await clock(phone).clockOut();
  await expect(row).toBeHidden(arrivesWithin);
  expect(board.reloads()).toBe(0);

  // Away from the board the app's icon counts what waits, as live.
  const admin = board.page;
  await admin.addInitScript(() => {
    const show = (count: number) => {
      document.documentElement.dataset['badge'] = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
  });
  await admin.goto('/admin/projects');
  await expect(admin.locator('html')).toHaveAttribute('data-badge', /\d/);
  const before = Number(await admin.locator('html').getAttribute('data-badge'));
  await stateStart(server, personId);
  await expect(admin.locator('html')).toHaveAttribute('data-badge', String(before + 1));
});

test('a supervisor sees their crews and nobody else', async ({ server, browser, page }) => {
  const board = await openBoard(browser, server);
  await board.page.getByRole('button', { name: /^Off the clock/ }).click();
  await expect(board.page.getByRole('row').nth(1)).toBeVisible();
  const everybody = await board.page.getByRole('row').count();
  await signIn(page, demoLogins.supervisor);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^Off the clock/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(everybody);
});

test('an admin of another company sees none of these people', async ({ server, browser, page }) => {
  const board = await openBoard(browser, server);
  const names = await board.page.getByRole('rowheader').allTextContents();
  await signIn(page, demoLogins.outsider);
  await expect(page.getByRole('main')).toBeVisible();
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeHidden();
});
