/** A project's photos, from a phone without a network to the album, and to someone outside the company. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { addressOf } from './support/demo-ids.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

const icon = readFileSync('apps/web/public/icons/icon-192.png');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: icon });

/** Draws an arrow on the first photo with a finger. */
async function markUp(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Mark up the photo' });
  await page.getByRole('button', { name: 'Mark up' }).first().click();
  const board = sheet.getByRole('button', { name: /^Photo to mark up/ });
  await board.press('Enter');
  await board.press('ArrowLeft');
  await sheet.getByRole('button', { name: 'Use this photo' }).click();
  await expect(sheet).toBeHidden();
}

/** Swipes across the middle of the screen, which shows the previous photo. */
async function swipeToTheRight(page: Page): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const y = 300;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 300, y }]);
  for (const x of [360, 420, 480]) await touch('touchMove', [{ x, y }]);
  await touch('touchEnd', []);
}

/**
 * Selects the photos that the filters find, shares them, and reads them without a session until the link is turned off.
 */
async function expectSharing(office: Page, browser: Browser, tag: string): Promise<void> {
  await office.getByRole('button', { name: 'Select', exact: true }).click();
  await office
    .getByRole('button', { name: /^Photo by/ })
    .nth(0)
    .click();
  await office
    .getByRole('button', { name: /^Photo by/ })
    .nth(1)
    .click();
  await office.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = office.getByRole('dialog', { name: 'Share 2 photos' });
  await sheet.getByRole('checkbox', { name: 'Captions' }).check();
  await expectNoAxeViolations(office);
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const made = office.getByRole('dialog', { name: 'The link is ready' });
  const link = await made.getByRole('textbox', { name: 'Public link' }).inputValue();
  await made.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext();
  const outside = await context.newPage();
  await outside.goto(link);
  await expect(outside.getByText('Shared by')).toBeVisible();
  const pictures = outside.getByRole('img', { name: /^Footing/ });
  // The job that draws them may not have finished yet.
  await expect(async () => {
    await outside.reload();
    await expect(pictures).toHaveCount(2, { timeout: 1000 });
    await expect(pictures.first()).toHaveJSProperty('naturalWidth', 192, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(outside.getByText(tag)).toHaveCount(0);
  await expectNoAxeViolations(outside);

  await office.getByRole('button', { name: 'Public links' }).click();
  const links = office.getByRole('dialog', { name: 'Public links' });
  await expectNoAxeViolations(office);
  await links.getByRole('button', { name: 'Turn off link' }).first().click();
  await expect(links.getByText('No links yet')).toBeVisible();
  await outside.reload();
  await expect(outside.getByText('These photos aren’t available')).toBeVisible();
  await context.close();
}

test('two photos from a dead zone survive a killed browser, arrive once, are found, shared and hidden again', async ({
  server,
  browser,
  page: office,
}) => {
  test.setTimeout(150_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  const tag = `Footing ${randomUUID().slice(0, 8)}`;
  const album = await addressOf(server, '/admin/projects/:project/photos');
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, demoLogins.employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The phone already has the album, like any phone that has opened it before.
    await page.goto(`${network.url}${album.replace('/photos', '')}`);
    await expect(page).toHaveURL(new RegExp(`${album}$`));
    await expect(page.getByRole('link', { name: 'Overview' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Photo by/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add photos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    network.cut();
    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'Add photos' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add photos' });
    await sheet.getByLabel('Choose photos').setInputFiles([photo('one.png'), photo('two.png')]);
    await expect(sheet.getByRole('list', { name: 'Photos to send' }).getByRole('img')).toHaveCount(
      2,
    );
    await markUp(page);
    await sheet.getByRole('textbox', { name: 'Caption' }).fill('Footing poured');
    await sheet.getByRole('textbox', { name: 'New tag' }).fill(tag);
    await sheet.getByRole('button', { name: 'Add tag' }).click();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Add photos' }).click();
    await expect(page.getByText('2 photos saved on this device', { exact: true })).toBeVisible();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}${album}`);
    const waiting = page.getByText(/^2 photos are saved on this device/);
    await expect(waiting).toBeVisible();

    await openAs(office, demoLogins.admin, `${album}?tag=${encodeURIComponent(tag)}`);
    await expect(office.getByText('No photo matches these filters.')).toBeVisible();
    network.mend();
    await phone.context.setOffline(false);
    await expect(waiting).toBeHidden();
    // The office's page updates without a reload.
    const tiles = office.getByRole('button', { name: /^Photo by .*Footing poured$/ });
    await expect(tiles).toHaveCount(2);
    await expect(office.getByText('2 photos', { exact: true })).toBeVisible();

    await tiles.first().click();
    const viewer = office.getByRole('dialog', { name: 'Photo 1 of 2' });
    await expect(viewer.getByRole('img', { name: /Footing poured$/ })).toHaveJSProperty(
      'naturalWidth',
      192,
    );
    await expectNoAxeViolations(office);
    await office.keyboard.press('ArrowRight');
    await expect(office.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
    await swipeToTheRight(office);
    await expect(viewer).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(office.getByRole('dialog')).toBeHidden();

    await expectSharing(office, browser, tag);
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
