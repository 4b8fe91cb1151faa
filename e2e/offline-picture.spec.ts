import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBreakableNetwork } from './support/breakable-network.ts';
import { ensureOffTheClock } from './support/clock-page.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { kioskAdmin, tablet } from './support/kiosk-page.ts';
import { nameOf, personIdOf } from './support/ledger.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a picture that a tablet took without a network survives its killed browser, and arrives after its punch', async ({
  server,
  browser,
  page: phone,
}) => {
  test.setTimeout(150_000);
  await openAs(phone, demoLogins.employee, '/time');
  await ensureOffTheClock(phone);
  const name = await nameOf(server, await personIdOf(server, await signedInUserId(phone)));
  const office = await browser.newPage({ baseURL: server.url });
  await signIn(office, demoLogins.admin);
  const admin = kioskAdmin(office);
  const pin = await admin.newPin(name);
  const code = await admin.newCode('Killed tablet');

  const profile = await mkdtemp(join(tmpdir(), 'muster-tablet-'));
  const network = await startBreakableNetwork(server.url);
  let device = await startKillableBrowser(profile);
  try {
    let page = device.context.pages()[0] ?? (await device.context.newPage());
    await page.goto(network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}/kiosk?code=${code.replace('-', '')}`);
    await page.getByRole('button', { name: 'Set up as a kiosk' }).click();
    await expect(tablet(page).list).toBeVisible({ timeout: 15_000 });

    network.cut();
    await device.context.setOffline(true);
    await tablet(page).typePin(name, pin);
    await tablet(page).button('Clock in').click();
    await tablet(page).button('Take photo').click();
    await expect(tablet(page).says('Clocked in')).toBeVisible();
    await device.kill();

    device = await startKillableBrowser(profile);
    page = device.context.pages()[0] ?? (await device.context.newPage());
    await device.context.setOffline(true);
    await page.goto(`${network.url}/kiosk`);
    await expect(page.getByText('2 waiting')).toBeVisible({ timeout: 15_000 });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/record_punches|\/storage\/v1\/(?:object\/punch-photos\/|upload\/)/.test(pathname)) {
        calls.push(pathname.split('/')[1] ?? '');
      }
    });
    network.mend();
    await device.context.setOffline(false);
    await expect(page.getByText('All saved')).toBeVisible({ timeout: 30_000 });
    expect(calls[0]).toBe('rest');
    expect(calls.at(-1)).toBe('storage');

    await admin.open('Killed tablet');
    const picture = office.getByRole('img', { name: `Photo of ${name} at the tablet` });
    await expect(picture).toHaveJSProperty('naturalWidth', 480);
    await admin.end('Killed tablet');
  } finally {
    await device.kill();
    await network.close();
    // Children of the browser may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
  await phone.reload();
  await ensureOffTheClock(phone);
});
