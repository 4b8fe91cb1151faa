import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser, type KillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 24 * 60 * 60_000;
/** Earlier than the demo's own logs, but with its crew's hours. */
const day = new Date(Date.now() - 20 * dayMs).toISOString().slice(0, 10);

async function openPhone(browser: KillableBrowser): Promise<Page> {
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

const people = (page: Page) => page.getByRole('list', { name: 'People and hours' });
const signed = (page: Page) => page.getByRole('img', { name: /^Signature of/ });

test('[spec 1.08] a plain day’s log is written and signed without a network by three typed words, survives a killed browser and is sent once', async ({
  server,
  browser,
}) => {
  test.setTimeout(150_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-log-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  try {
    let page = await openPhone(phone);
    await openAs(page, demoLogins.supervisor, `${network.url}/construction?day=${day}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const projects = page.getByRole('list', { name: 'Projects', exact: true });
    await expect(async () => {
      await page.getByRole('button', { name: 'Day before' }).click();
      await expect(projects.getByRole('link').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await projects
      .getByRole('link', { name: /^Daily log/ })
      .first()
      .click();
    await expect(people(page)).toContainText(/\d+ (people|person) · [\d.]+ h/);
    const log = page.url();
    const known = await people(page).innerText();

    network.cut();
    await phone.context.setOffline(true);
    await phone.kill();
    phone = await startKillableBrowser(profile);
    page = await openPhone(phone);
    await phone.context.setOffline(true);
    const openedAt = performance.now();
    await page.goto(log);
    // Everything that the system knows is filled in before anyone types.
    await expect(people(page)).toHaveText(known, { useInnerText: true });
    await page.getByRole('button', { name: 'Add work done' }).click();
    await page.getByRole('textbox', { name: 'What was done' }).fill('Poured north pier');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Work done' })).toContainText('Waiting to sync');
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = await openPhone(phone);
    await phone.context.setOffline(true);
    await page.goto(log);
    await expect(page.getByRole('list', { name: 'Work done' })).toContainText('Poured north pier');
    await page.getByRole('button', { name: 'Sign and submit' }).click();
    await draw(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign and submit' }).click();
    await expect(signed(page)).toBeVisible();
    expect(performance.now() - openedAt).toBeLessThan(90_000);
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = await openPhone(phone);
    network.mend();
    await page.goto(log);
    await expectAllSaved(page);
    await expect(page.getByText('Waiting to sync')).toHaveCount(0);
    await expect(signed(page)).toBeVisible();

    // The office sees one line and one signature, and approves it.
    const office = await browser.newPage();
    await openAs(
      office,
      demoLogins.admin,
      `${server.url}${new URL(log).pathname}${new URL(log).search}`,
    );
    await expect(office.getByRole('list', { name: 'Work done' }).getByRole('listitem')).toHaveText([
      /Poured north pier/,
    ]);
    await expect(signed(office)).toHaveCount(1);
    await expect(office.getByText(/Changed since|New since/)).toHaveCount(0);
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(office.getByText(/^Approved by/)).toBeVisible();
    await expect(office.getByRole('heading', { name: 'Add after approval' })).toBeVisible();

    // The next day starts with the previous day's input, only once.
    const next = new URL(log);
    const before = Date.parse(next.searchParams.get('day') ?? '');
    next.searchParams.set('day', new Date(before + dayMs).toISOString().slice(0, 10));
    await office.goto(
      `${server.url}/construction/logs/${randomUUID()}?${next.searchParams.toString()}`,
    );
    const same = office.getByRole('button', { name: /^Same as/ });
    await same.click();
    await expect(same).toBeHidden();
    const repeated = office.getByRole('list', { name: 'Work done' }).getByRole('listitem');
    await expect(repeated).toHaveText([/Poured north pier/]);
    await expectAllSaved(office);
    await office.reload();
    await expect(repeated).toHaveText([/Poured north pier/]);
    await expect(same).toBeHidden();
    await office.close();
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
