/** Purchase orders: at a counter without a network, and from a request to the vendor. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { clock } from './support/clock-page.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 1.07] an order placed at a counter without a network has its number at once, survives a killed browser and is sent once', async ({
  page: office,
  server,
}) => {
  test.setTimeout(120_000);
  const network = await startBreakableNetwork(server.url);
  const profile = await mkdtemp(join(tmpdir(), 'muster-orders-'));
  const vendor = `Counter ${Date.now()}`;
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoLogins.supervisor, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}/purchase-orders`);
    // Known on this phone, with the numbers that it holds.
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByRole('radio', { name: 'At the counter now' }).check();
    await expect(page.getByText('You get a number for the counter right away')).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'Vendor' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(vendor);
    await page.getByRole('option', { name: `New vendor: ${vendor}` }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Concrete mix, 80 lb');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('12');
    await page.getByRole('button', { name: 'Order with a number' }).click();
    const title = page.getByRole('heading', { level: 1, name: /^PO-\d{4}-\d{4,}$/ });
    await expect(title).toBeVisible();
    const number = await title.innerText();
    await expect(page.getByText('Waiting to sync')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}/purchase-orders`);
    const waiting = page.getByRole('list', { name: 'Saved on this device' });
    await expect(waiting.getByText(number)).toBeVisible();
    await openAs(office, demoLogins.admin, `/purchase-orders/all?q=${number}`);
    const listed = office.getByRole('link', { name: new RegExp(`${number} ${vendor}`) });
    await expect(office.getByText('Nothing matches these filters.')).toBeVisible();

    network.mend();
    await phone.context.setOffline(false);
    await expect(waiting).toBeHidden({ timeout: 30_000 });
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = page.getByRole('region', { name: 'Orders' }).getByRole('listitem');
    await expect(rows.filter({ hasText: number })).toBeVisible();
    const first = rows.first();
    expect((await first.boundingBox())?.y).toBeLessThan(400);
    expect((await clock(page).section.boundingBox())?.height).toBeLessThanOrEqual(120);
    // The office hears of it without asking.
    await expect(listed).toHaveCount(1);
    await listed.click();
    await expect(office.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(office.getByText('Already ordered at a counter')).toBeVisible();
    await expect(office.getByText('Concrete mix, 80 lb')).toBeVisible();
  } finally {
    await phone.kill();
    await network.close();
    // Children of the browser may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
