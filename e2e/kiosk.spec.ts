import type { Page } from '@playwright/test';
import type { TestServer } from '@muster/testkit';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { openBoard } from './support/board-page.ts';
import { ensureOffTheClock } from './support/clock-page.ts';
import { kioskAdmin, tablet } from './support/kiosk-page.ts';
import { callAs, nameOf, personIdOf, readAsServer } from './support/ledger.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Longer, even on a busy machine, than the ten seconds after which a tablet forgets the person at it. */
const afterReset = { timeout: 40_000 };

test('a tablet becomes a kiosk, takes punches and pictures with and without a network, and is ended', async ({
  server,
  browser,
  page: phone,
}) => {
  test.setTimeout(240_000);
  await openAs(phone, demoLogins.employee, '/time');
  await ensureOffTheClock(phone);
  const personId = await personIdOf(server, await signedInUserId(phone));
  const name = await nameOf(server, personId);
  const left = await leaveOpen(server, personId);
  const board = await openBoard(browser, server);
  const office = await browser.newPage({ baseURL: server.url });
  await signIn(office, demoLogins.admin);
  const admin = kioskAdmin(office);
  const code = await admin.newCode('Yard tablet');

  const gatePage = await browser.newPage({ baseURL: server.url, hasTouch: true });
  const gate = tablet(gatePage);
  await gate.register(code);
  await expect(office.getByText('The tablet is now a kiosk.')).toBeVisible();
  // Both PINs are newer than the tablet's data about its people, so its next request waits until both are set.
  const bothArePut = Promise.withResolvers<void>();
  await gatePage.route('**/rpc/kiosk_roster', async (route) => {
    await bothArePut.promise;
    await route.continue();
  });
  const givenPin = await admin.newPin(name);
  const pin = givenPin === '482913' ? '482914' : '482913';
  await phone.goto('/my-profile');
  await choosePin(phone, '123456');
  await expect(phone.getByText('That PIN is easy to guess. Choose another.')).toBeVisible();
  await choosePin(phone, pin);
  await expect(phone.getByText('Your PIN is saved')).toBeVisible();
  bothArePut.resolve();
  await gatePage.unroute('**/rpc/kiosk_roster');

  await gate.typePin(name, givenPin);
  await expect(gatePage.getByText('Wrong PIN. Try again.')).toBeVisible();
  await gatePage.keyboard.type(pin);
  await expect(gate.says('Ready to start?')).toBeVisible();
  const hours = gatePage.getByRole('region', { name: 'Your hours' });
  await expect(hours).toContainText('Your hours since');
  await hours.getByRole('button', { name: 'Review and sign' }).click();
  await expect(hours).toContainText(left.reason);
  await expectNoAxeViolations(gatePage);
  await hours.getByRole('button', { name: 'Sign', exact: true }).click();
  // On the last day of a pay period, its own timesheet is the next to sign.
  await expect(hours.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  expect(await left.signed()).toMatchObject({ state: 'signed', signature: { method: 'kiosk' } });
  const meal = hours.getByRole('group', { name: /Did you take your meal break/ });
  await meal.getByRole('button', { name: 'Not provided' }).click();
  await expect(meal).toHaveCount(0);
  await expect.poll(left.answers).toContainEqual({ first_meal: 'not_provided' });
  await gate.button('Clock in').click();
  await gate.button('Take photo').click();
  await expect(gate.says('Clocked in')).toBeVisible();
  await expect(board.row(name).getByText('Working')).toBeVisible();
  // Left alone, the tablet returns to the list and shows the next person nothing of the previous one.
  await expect(gate.list).toBeVisible(afterReset);

  await gatePage.context().setOffline(true);
  await gate.typePin(name, pin);
  await expect(gate.says('On the clock since')).toBeVisible();
  await gate.button('Clock out').click();
  await gate.button('Take photo').click();
  await expect(gate.says('Clocked out')).toBeVisible();
  await expect(gatePage.getByText('Saved on this tablet. It syncs automatically.')).toBeVisible();
  await gate.button('Done').click();
  await expect(gatePage.getByText('2 waiting')).toBeVisible();
  // By the time the punch arrives, a new PIN has replaced the one that was typed.
  await admin.newPin(name);
  await gatePage.context().setOffline(false);
  await expect(gatePage.getByText('All saved')).toBeVisible({ timeout: 15_000 });
  const foreman = await browser.newPage({ baseURL: server.url });
  await signIn(foreman, demoLogins.supervisor);
  await foreman
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Approvals' })
    .click();
  const waiting = foreman.getByRole('region', { name, exact: true });
  // No one approves without having seen the photo.
  await expect(waiting.getByRole('button')).toHaveText(['View photo']);
  await waiting.getByRole('button', { name: 'View photo' }).click();
  const picture = foreman.getByRole('img', { name: `when someone punched as ${name}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 480);
  await expectNoAxeViolations(foreman);
  await foreman.getByRole('radio', { name: 'Approve' }).check();
  await foreman.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(waiting).toBeHidden();
  await expect(board.row(name)).toBeHidden();

  await admin.open('Yard tablet');
  const pictures = office.getByRole('img', { name: `Photo of ${name} at the tablet` });
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveJSProperty('naturalWidth', 480);
  await admin.end('Yard tablet');
  await gatePage.goto('/kiosk');
  await expect(gate.says('This tablet is no longer a kiosk')).toBeVisible();
  await gate.button('Reset this tablet').click();
  await expect(gate.says('Set up this tablet as a kiosk')).toBeVisible();
});

const sheetSchema = z.object({
  period_from: z.string(),
  previous_from: z.string(),
  state: z.string(),
  comment: z.nullable(z.string()),
  is_calculating: z.boolean(),
  signature: z.nullable(z.object({ method: z.string() })),
  entries: z.array(
    z.object({
      id: z.uuid(),
      started_at: z.string(),
      ended_at: z.nullable(z.string()),
      zone: z.string(),
      state: z.string(),
      project_id: z.nullable(z.uuid()),
      cost_code_id: z.nullable(z.uuid()),
      breaks: z.array(z.object({ kind: z.string() })),
    }),
  ),
});

/** Creates a returned timesheet to sign, and a day with an open question about its meal break. */
async function leaveOpen(server: TestServer, personId: string) {
  const call = (name: string, args: object) =>
    callAs(server, demoLogins.admin, name, { person_id: personId, ...args });
  const read = async (from: string | null) =>
    sheetSchema.parse(await call('read_sheet', { period_from: from }));
  const current = await read(null);
  const from = current.previous_from;
  await call('return_sheet', { period_from: from, reason: 'The meal on Tuesday is missing' });
  const before = await read(from);
  const entry = [...before.entries, ...current.entries].findLast(
    ({ state, breaks }) => state === 'closed' && breaks.some(({ kind }) => kind === 'meal'),
  );
  if (entry === undefined) throw new Error('the demo has no day with a meal');
  const { id, breaks: _, state: _state, ...facts } = entry;
  await call('correct_time', {
    id: crypto.randomUUID(),
    kind: 'change',
    entry_id: id,
    facts: { ...facts, breaks: [] },
    reason: 'No break was recorded',
  });
  for (const period of [from, null]) {
    await expect.poll(async () => (await read(period)).is_calculating).toBe(false);
  }
  return {
    reason: before.comment ?? '',
    signed: () => read(from),
    answers: async () =>
      z
        .array(z.object({ answers: z.record(z.string(), z.string()) }))
        .parse(await readAsServer(server, `break_answers?person_id=eq.${personId}&select=answers`))
        .map(({ answers }) => answers),
  };
}

/** Types a person's own PIN into the profile's sheet, opening the sheet first if needed. */
async function choosePin(page: Page, pin: string): Promise<void> {
  const digits = page.getByRole('textbox', { name: 'Six digits' });
  if (!(await digits.isVisible())) await page.getByRole('button', { name: 'Kiosk PIN' }).click();
  await digits.fill(pin);
  await page.getByRole('button', { name: 'Save PIN' }).click();
}
