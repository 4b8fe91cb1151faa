import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { countReloads, openBoard } from './support/board-page.ts';
import { boundMs } from './support/bound.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { foundCompany } from './support/own-company.ts';
import { pressByKey } from './support/keyboard.ts';
import { callAs, nameOf, personIdOf, readAsServer } from './support/ledger.ts';
import { punchForThem, punchOf } from './support/punches.ts';
import { countOpenDecisions } from './support/demo-ids.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

const arrivesWithin = { timeout: boundMs(2000) };

/** A punch that needs review: the employee states a start that no device recorded. */
async function stateStart(server: TestServer, personId: string): Promise<void> {
  const punch = punchOf(personId, {
    online: true,
    claimed_at: new Date(Date.now() - 3_600_000).toISOString(),
  });
  const answer = await callAs(server, demoLogins.employee, 'record_punches', { batch: [punch] });
  expect(answer).toMatchObject({ answers: [{ verdict: 'needs_decision' }] });
}

test(
  '[spec 1.01] the open board shows each punch within two seconds, without a reload',
  { tag: '@timed' },
  async ({ server, browser, page: phone }) => {
    await phone.setViewportSize({ width: 390, height: 844 });
    await openAs(phone, demoLogins.employee, '/time');
    await ensureOffTheClock(phone);
    const personId = await personIdOf(server, await signedInUserId(phone));
    const name = await nameOf(server, personId);
    const board = await openBoard(browser, server);
    const row = board.row(name);
    await expect(board.page.getByText('Live', { exact: true })).toBeVisible();
    await expect(row).toBeHidden();

    const taps = await countTaps(phone);
    await phone.getByRole('link', { name: /^Clock\b/ }).click();
    await expect(phone.getByText('This week', { exact: true })).toBeVisible();
    // Today's hours and this week's are on the first page, where the app opens.
    const home = taps();
    expect(taps() - home).toBe(tapsFor('see_week_hours'));
    await clock(phone).clockIn();
    expect(taps() - home).toBeLessThanOrEqual(tapsFor('clock_in'));
    await expect(row.getByText('Working')).toBeVisible(arrivesWithin);
    await clock(phone).startMeal();
    await expect(row.getByText('Meal')).toBeVisible(arrivesWithin);
    await clock(phone).endBreak();
    await expect(row.getByText('Working')).toBeVisible(arrivesWithin);
    await clock(phone).clockOut();
    await expect(row).toBeHidden(arrivesWithin);
    const found = await countTaps(board.page);
    await board.page.getByRole('button', { name: /^Off the clock/ }).click();
    await expect(row.getByText('Off', { exact: true })).toBeVisible();
    expect(found()).toBeLessThanOrEqual(tapsFor('find_who_is_not_in'));
    expect(board.reloads()).toBe(0);

    await punchForThem(server, personId);
    await phone.goto('/dashboard');
    const asked = phone.getByRole('region', { name: 'Is this right?' });
    const untilAsked = taps();
    await asked.getByRole('button', { name: 'All correct' }).click();
    await expect(asked).toBeHidden();
    expect(taps() - untilAsked).toBeLessThanOrEqual(tapsFor('answer_crew_punch'));

    // On other pages, the app's icon counts the items to review, live.
    const admin = board.page;
    await admin.addInitScript(() => {
      const show = (count: number) => {
        document.documentElement.dataset['badge'] = String(count);
        return Promise.resolve();
      };
      Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
    });
    await admin.goto('/admin/projects');
    const badge = admin.locator('html');
    const shown = async () => Number(await badge.getAttribute('data-badge'));
    // Includes everything else that an admin has to review, such as timesheets.
    await expect.poll(shown).toBeGreaterThanOrEqual(await countOpenDecisions(server));
    const before = await shown();
    await stateStart(server, personId);
    await expect(badge).toHaveAttribute('data-badge', String(before + 1));
  },
);

/** Returns how many people the board counts, on the clock or off. */
async function peopleOnBoard(page: Page): Promise<number> {
  const counts = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
  await expect(counts).toHaveText([/\d/, /\d/, /\d/]);
  const texts = await counts.allTextContents();
  return texts.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0]), 0);
}

test('a supervisor sees their crews and no one else @full', async ({ server, browser, page }) => {
  const board = await openBoard(browser, server);
  const everybody = await peopleOnBoard(board.page);
  await signIn(page, demoLogins.supervisor);
  await page.setViewportSize({ width: 1280, height: 900 });
  const led = await peopleOnBoard(page);
  expect(led).toBeGreaterThan(0);
  expect(led).toBeLessThan(everybody);
  await pressByKey(page.getByRole('button', { name: /^Off the clock/ }));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(everybody);
});

const crewPlaces = z.array(z.object({ crew_id: z.uuid(), person_id: z.uuid() }));

test(
  'the open board of a crew’s lead loses who leaves the crew within two seconds, without a reload',
  { tag: '@timed' },
  async ({ server, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, demoLogins.supervisor);
    const lead = await personIdOf(server, await signedInUserId(page));
    const places = async (filter: string) =>
      crewPlaces.parse(await readAsServer(server, `crew_members?${filter}&valid_to=is.null`));
    const [led] = await places(`person_id=eq.${lead}&is_lead=is.true`);
    const [member] = await places(`crew_id=eq.${led?.crew_id}&is_lead=is.false`);
    const put = (standing: string) =>
      callAs(server, demoLogins.admin, 'set_crew_members', {
        crew_id: led?.crew_id,
        person_ids: [member?.person_id],
        standing,
      });
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const before = await peopleOnBoard(page);
    const reloads = countReloads(page);

    expect(await put('none')).toMatchObject({ people: [{ outcome: 'changes' }] });
    await expect
      .poll(() => peopleOnBoard(page), { ...arrivesWithin, intervals: [50] })
      .toBe(before - 1);
    await put('member');
    await expect
      .poll(() => peopleOnBoard(page), { ...arrivesWithin, intervals: [50] })
      .toBe(before);
    expect(reloads()).toBe(0);
  },
);

/** Returns everyone on the board, on the clock or off: at some times of day no one in the demo is on the clock. */
async function namesOnBoard(page: Page): Promise<string[]> {
  const counts = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
  const people = page.getByRole('table').getByRole('link');
  await expect(counts).toHaveText([/\d/, /\d/, /\d/]);
  const names: string[] = [];
  for (const count of await counts.all()) {
    await count.click();
    await expect(people).toHaveCount(Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]));
    names.push(...(await people.allTextContents()));
  }
  return names;
}

test('an admin of another company sees none of these people @full', async ({
  server,
  browser,
  page,
}) => {
  const board = await openBoard(browser, server);
  const names = await namesOnBoard(board.page);
  await signIn(page, demoLogins.outsider);
  const colleagues = await namesOnBoard(page);
  expect([names, colleagues]).not.toContainEqual([]);
  expect(colleagues.filter((name) => names.includes(name))).toEqual([]);
});

test('returning to Today refetches nothing while nothing has changed @full', async ({
  browser,
  server,
}) => {
  const admin = await foundCompany(server, { name: 'Quiet Ridge' });
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page, admin);
  await page.goto('/dashboard');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  let reads: string[] = [];
  let lastReadAt = Date.now();
  page.on('request', (request) => {
    if (!request.url().includes('/rest/v1/')) return;
    lastReadAt = Date.now();
    reads.push(new URL(request.url()).pathname);
  });
  // Data that was read before its topic was joined is refetched once.
  await expect.poll(() => Date.now() - lastReadAt).toBeGreaterThan(3000);
  for (const _visit of ['first', 'second']) {
    await page.getByRole('link', { name: 'Crews', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Crews', exact: true })).toBeVisible();
    // Longer than a topic is kept for the next screen.
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    reads = [];
    await page
      .getByRole('link', { name: /^Today\b/ })
      .first()
      .click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await page.waitForTimeout(1500);
    // No topic covers crews and job sites, which a new company sets up first.
    expect(reads).toEqual(['/rest/v1/rpc/first_steps']);
  }
  await page.close();
});
