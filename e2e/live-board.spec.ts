import { openBoard } from './support/board-page.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { nameOf, personIdOf } from './support/ledger.ts';
import { demoLogins, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

const arrivesWithin = { timeout: 2000 };

test('[spec 1.01] the open board shows each punch within two seconds, without a reload', async ({
  server,
  browser,
  page: phone,
}) => {
  await phone.setViewportSize({ width: 390, height: 844 });
  await signIn(phone, demoLogins.employee);
  await phone.goto('/time');
  await ensureOffTheClock(phone);
  const name = await nameOf(server, await personIdOf(server, await signedInUserId(phone)));
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
