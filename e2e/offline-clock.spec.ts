import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { boundMs } from './support/bound.ts';
import { startBreakableNetwork, type BreakableNetwork } from './support/breakable-network.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { startKillableBrowser, type KillableBrowser } from './support/killable-browser.ts';
import { nameOf, personIdOf, punchesSince } from './support/ledger.ts';
import { openBoard } from './support/board-page.ts';
import { ageKeptAnswers, openMeasured, setClock } from './support/phone-time.ts';
import { demoLogins, signIn } from './support/session.ts';
import { ageSession, signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const usableWithinMs = boundMs(2000);
const tenMinutesMs = 10 * 60_000;

/** Records the time span of each tap: each punch's time must be within its own. */
function createTaps() {
  const taps: { readonly kind: string; readonly from: number; readonly until: number }[] = [];
  return {
    kinds: () => taps.map(({ kind }) => kind),
    tap: async (kind: string, act: () => Promise<void>) => {
      const from = Date.now();
      await act();
      taps.push({ kind, from, until: Date.now() });
    },
    expectTimeOf: (index: number, instant: string, withinMs: number) => {
      const act = taps[index];
      expect(Date.parse(instant)).toBeGreaterThanOrEqual((act?.from ?? Infinity) - withinMs);
      expect(Date.parse(instant)).toBeLessThanOrEqual((act?.until ?? -Infinity) + withinMs);
    },
  };
}

async function openPhone(browser: KillableBrowser): Promise<Page> {
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

test(
  '[spec 4.24] a day offline survives a killed browser and an expired session, and arrives as it happened',
  { tag: '@timed' },
  async ({ server, browser }) => {
    test.setTimeout(120_000);
    const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
    const network: BreakableNetwork = await startBreakableNetwork(server.url);
    let phone = await startKillableBrowser(profile);
    const taps = createTaps();
    const { tap } = taps;

    try {
      // At the yard, online.
      let page = await openPhone(phone);
      await page.goto(network.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await signInAt(page, network.url);
      await page.goto(`${network.url}/time`);
      await ensureOffTheClock(page);
      const personId = await personIdOf(server, await signedInUserId(page));
      const startedAt = new Date();

      // The admin's dashboard is open at the office all day.
      const board = await openBoard(browser, server);
      const name = await nameOf(server, personId);
      await expect(board.row(name)).toBeHidden();

      // On the way, offline.
      network.cut();
      await phone.context.setOffline(true);
      await tap('in', () => clock(page).clockIn());
      await expect(clock(page).state('On the clock')).toBeVisible();
      // Under a roof the location never arrives, and the next tap does not wait for it.
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = () => undefined;
      });
      await tap('switch', () => clock(page).switchToAnotherProject());
      await tap('break_start', () => clock(page).startMeal());
      await expect(clock(page).state('On a meal break, unpaid')).toBeVisible();
      await ageSession(page, server, 12);
      await ageKeptAnswers(page, tenMinutesMs);
      await phone.kill();

      // The phone is opened again, still offline, with a token that expired 12 hours ago.
      phone = await startKillableBrowser(profile);
      page = await openPhone(phone);
      await phone.context.setOffline(true);
      const openedAt = performance.now();
      await page.goto(`${network.url}/time`);
      await expect(clock(page).state('On a meal break, unpaid')).toBeVisible();
      await expect(clock(page).button('End break')).toBeEnabled();
      expect(performance.now() - openedAt).toBeLessThan(usableWithinMs);
      await tap('break_end', () => clock(page).endBreak());
      await tap('out', () => clock(page).clockOut());
      await expect(clock(page).state('Off the clock')).toBeVisible();
      expect(await punchesSince(server, personId, startedAt)).toEqual([]);

      // Back in range.
      network.mend();
      await phone.context.setOffline(false);
      await expect
        .poll(
          async () => (await punchesSince(server, personId, startedAt)).map(({ kind }) => kind),
          {
            timeout: 20_000,
          },
        )
        .toEqual(taps.kinds());
      const stored = await punchesSince(server, personId, startedAt);
      // The break belongs to the job that they had just switched to.
      expect(stored[2]?.project_id).toBe(stored[1]?.project_id);
      for (const [index, { device_at, occurred_at }] of stored.entries()) {
        taps.expectTimeOf(index, device_at, 0);
        taps.expectTimeOf(index, occurred_at, 0);
      }
      await expectAllSaved(page);
      // They worked and left while offline: the board ends at the end of the day.
      await expect(board.row(name)).toBeHidden();
      expect(board.reloads()).toBe(0);
    } finally {
      await phone.kill();
      await network.close();
      // The browser's child processes may outlive it for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    }
  },
);

test('punches of a phone whose clock is wrong, set and reopened say when they were made', async ({
  server,
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const network = await startBreakableNetwork(server.url);
  const cut = async () => {
    network.cut();
    await context.setOffline(true);
  };
  const taps = createTaps();
  const { tap } = taps;
  const url = `${network.url}/time`;
  try {
    await setClock(context, tenMinutesMs);
    await signIn(page, demoLogins.employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(url);
    await ensureOffTheClock(page);
    const personId = await personIdOf(server, await signedInUserId(page));
    const startedAt = new Date();

    await openMeasured(page, url, tenMinutesMs);
    await tap('in', () => clock(page).clockIn());
    await expectAllSaved(page);
    await cut();
    await tap('switch', () => clock(page).switchToAnotherProject());
    // Someone corrects the clock, then the phone closes the app.
    await setClock(context, 0);
    await tap('break_start', () => clock(page).startMeal());
    await ageKeptAnswers(page, tenMinutesMs);
    await page.reload();
    await tap('break_end', () => clock(page).endBreak());
    network.mend();
    await context.setOffline(false);
    await expectAllSaved(page);
    await setClock(context, -tenMinutesMs);
    await openMeasured(page, url, -tenMinutesMs);
    await tap('out', () => clock(page).clockOut());
    await expectAllSaved(page);

    const stored = await punchesSince(server, personId, startedAt);
    expect(stored.map(({ kind }) => kind)).toEqual(taps.kinds());
    for (const [index, { occurred_at }] of stored.entries()) {
      taps.expectTimeOf(index, occurred_at, 1000);
    }
  } finally {
    await network.close();
  }
});

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoLogins.employee.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
