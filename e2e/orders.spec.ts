/** Purchase orders: at a counter without a network, and from a request to the vendor. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { clock } from './support/clock-page.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { mailedLink } from './support/mail.ts';
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
    // The phone already has the page and a reserve of order numbers.
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
    // The office's page updates without a reload.
    await expect(listed).toHaveCount(1);
    await listed.click();
    await expect(office.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(office.getByText('Already ordered at a counter')).toBeVisible();
    await expect(office.getByText('Concrete mix, 80 lb')).toBeVisible();
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});

test('a request from the field becomes an order, is approved by the mail’s link without signing in, and its PDF goes to the vendor', async ({
  page: phone,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await phone.setViewportSize({ width: 390, height: 844 });
  const what = `Anchor bolts ${Date.now()}`;
  await openAs(phone, demoLogins.employee, '/purchase-orders');
  await phone.getByRole('button', { name: 'Request', exact: true }).click();
  const sheet = phone.getByRole('dialog', { name: 'Request something' });
  await sheet.getByRole('textbox', { name: 'What do you need?' }).fill(what);
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet).toBeHidden();

  const office = await browser.newPage({ baseURL: server.url });
  await openAs(office, demoLogins.supervisor, '/purchase-orders');
  const asked = office.getByRole('listitem').filter({ hasText: what });
  await asked.getByRole('link', { name: 'Order it' }).click();
  await office.getByRole('button', { name: 'Vendor' }).click();
  await office.getByRole('dialog').getByRole('combobox').fill('Bolt house');
  await office.getByRole('option', { name: 'New vendor: Bolt house' }).click();
  await office.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await office.getByRole('textbox', { name: /^Price/ }).fill('4.50');
  await office.getByRole('button', { name: /^Cost code/ }).click();
  await office.getByRole('dialog').getByRole('option', { name: '03 11' }).click();
  await office.getByRole('button', { name: 'Submit', exact: true }).click();
  const title = office.getByRole('heading', { level: 1, name: /PO-\d{4}-\d{4,}/ });
  await expect(title).toBeVisible();
  const number = /PO-\d{4}-\d+/.exec(await title.innerText())?.[0] ?? '';

  // In a browser that has never signed in. Opening the link decides nothing.
  const stranger = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  await stranger.goto(await mailedLink(server, demoLogins.admin.email, '/order-link#'));
  await expect(stranger.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(stranger.getByText('$54.00').first()).toBeVisible();
  await expectNoAxeViolations(stranger);
  await stranger.reload();
  await stranger.getByRole('button', { name: 'Approve' }).click();
  await expect(stranger.getByRole('heading', { name: 'You approved this order' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link no longer works')).toBeVisible();
  await stranger.context().close();

  // The page of the person who ordered updates without a reload, and they send the order.
  await office.getByRole('button', { name: 'Send to vendor' }).click();
  const send = office.getByRole('dialog', { name: 'Send to vendor' });
  await send.getByRole('radio', { name: /^By email/ }).check();
  await send.getByRole('textbox', { name: 'Email' }).fill('desk@bolthouse.test');
  await send.getByRole('button', { name: 'Send email' }).click();
  await expect
    .poll(async () => (await server.mails()).find(({ to }) => to === 'desk@bolthouse.test'))
    .toMatchObject({
      subject: expect.stringContaining(number),
      attachments: [{ contentType: 'application/pdf', content: expect.stringMatching(/^JVBERi/) }],
    });
  await office.context().close();
});
