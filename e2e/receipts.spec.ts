/** A receipt from a phone without a network to the office. */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

test('a receipt added by photo without a network takes four taps, survives a killed browser, is sent once and approved', async ({
  page: office,
  server,
}) => {
  test.setTimeout(120_000);
  const network = await startBreakableNetwork(server.url);
  const profile = await mkdtemp(join(tmpdir(), 'muster-receipts-'));
  const picture = await readFile('apps/web/public/icons/icon-192.png');
  const path = '/purchase-orders/receipts';
  const dollars = (Date.now() % 90_000) + 10_000;
  const amount = `$${dollars.toLocaleString('en-US')}.25`;
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoLogins.employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}${path}`);
    await expect(page.getByText('Corner Fuel')).toBeVisible();
    network.cut();
    await phone.context.setOffline(true);

    const taps = await countTaps(page);
    await page.getByRole('button', { name: 'Add receipt' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take a photo' }).click(),
    ]);
    await chooser.setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
    const sheet = page.getByRole('dialog', { name: 'Add receipt' });
    await expect(sheet.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: /^Total/ })).toBeFocused();
    await page.keyboard.type(`${dollars}.25`);
    await sheet.getByRole('textbox', { name: /^Tax/ }).click();
    await page.keyboard.type('1.10');
    await sheet.getByRole('button', { name: 'Save receipt' }).click();
    const kept = page.getByRole('list', { name: 'Saved on this device' });
    await expect(kept.getByText(amount)).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(tapsFor('add_receipt'));
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}${path}`);
    const sending = page.getByRole('list', { name: 'Saved on this device' });
    await expect(sending.getByText(amount)).toBeVisible();
    network.mend();
    await phone.context.setOffline(false);
    await expect(sending).toBeHidden({ timeout: 30_000 });

    await openAs(office, demoLogins.admin, '/approvals');
    const approve = office.getByRole('button', {
      name: `Approve: Receipt without a vendor, ${amount}`,
    });
    await expect(approve).toHaveCount(1);
    await approve.click();
    await expect(approve).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: amount });
    await expect(row.getByText('Approved')).toBeVisible({ timeout: 20_000 });
    await row.getByRole('link').click();
    await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  } finally {
    await phone.kill();
    await network.close();
    // Children of the browser may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
