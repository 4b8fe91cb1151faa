import { clock } from './support/clock-page.ts';
import { insidePhone, packagedApp, servePackagedApp } from './support/inside-phone.ts';
import { punchesSince } from './support/ledger.ts';
import { mailedLink } from './support/mail.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { demoLogins, signInOnScreen } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a phone is told its server once, and neither that nor a punch is lost when the system clears its storage @full', async ({
  context,
  page,
  server,
}) => {
  await insidePhone(context, 'android');
  await servePackagedApp(context);
  await page.goto(packagedApp);
  const address = page.getByRole('textbox', { name: 'Server address' });
  const connect = page.getByRole('button', { name: 'Connect' });
  await address.fill('http://muster.example.com');
  await connect.click();
  await expect(page.getByText('This address isn’t secure.')).toBeVisible();
  await address.fill(packagedApp);
  await connect.click();
  await expect(page.getByText('No Muster server was found at this address.')).toBeVisible();
  const scan = page.getByRole('button', { name: 'Scan code' });
  await page.evaluate(() => Object.assign(globalThis.simulatedPhone.will, { scanned: 'a text' }));
  await scan.click();
  await expect(page.getByText('This code isn’t for a Muster server.')).toBeVisible();
  await page.evaluate(
    (scanned) => Object.assign(globalThis.simulatedPhone.will, { scanned }),
    `${server.url}/auth`,
  );
  await scan.click();
  await expect(address).toBeHidden();

  const admin = await foundCompany(server, { name: 'Packaged Paving' });
  const { login, personId } = await hire(server, admin, 'Paver');
  await signInOnScreen(page, login, packagedApp);
  await page.goto(`${packagedApp}/time`);
  await expect(clock(page).button('Clock in')).toBeVisible();
  const startedAt = new Date();
  const everything = `${server.url}/**`;
  await context.route(everything, (route) => route.abort());
  await clock(page).clockIn();
  const outboxFiles = () =>
    page.evaluate(() =>
      [...globalThis.simulatedPhone.files.keys()].filter((path) => /^outbox.+json$/.test(path)),
    );
  await expect.poll(outboxFiles).toHaveLength(1);
  // The phone has confirmed the punch, and its bars follow the theme.
  const felt = () =>
    page.evaluate(() =>
      globalThis.simulatedPhone.calls.filter(({ name }) => /^(Haptics|SystemBars)/.test(name)),
    );
  await expect
    .poll(felt)
    .toContainEqual({ name: 'Haptics.notification', options: { type: 'SUCCESS' } });
  await expect
    .poll(felt)
    .toContainEqual({ name: 'SystemBars.setStyle', options: { style: 'LIGHT' } });

  await page.goto(`${packagedApp}/robots.txt`);
  const phoneFiles = await page.evaluate(() => sessionStorage.getItem('phone-files') ?? '');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: packagedApp,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  // A real phone would clear everything else here and keep its files, which the simulation stores in this tab.
  await page.evaluate((files) => sessionStorage.setItem('phone-files', files), phoneFiles);
  await context.unroute(everything);
  await page.goto(`${packagedApp}/auth`);
  await expect(page.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();
  const leave = page.getByRole('button', { name: 'Use another server' });
  await leave.click();
  await expect(page.getByText('This phone has 1 item waiting to sync.')).toBeVisible();

  await signInOnScreen(page, login, packagedApp);
  await expect
    .poll(async () => (await punchesSince(server, personId, startedAt)).map(({ kind }) => kind))
    .toEqual(['in']);
  await expect.poll(outboxFiles).toEqual([]);
  await page.goto(`${packagedApp}/time`);
  await clock(page).clockOut();
  await expect.poll(outboxFiles).toEqual([]);

  await page.goto(`${packagedApp}/more`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/more'));
  await page.goto(`${packagedApp}/auth`);
  await leave.click();
  const open = (url: string) =>
    page.evaluate((opened) => globalThis.simulatedPhone.emit('appUrlOpen', { url: opened }), url);
  const host = new URL(server.url).host;
  await expect(address).toBeVisible();
  await open(`app.muster.field://${host}/auth`);
  await expect(address).toHaveValue(host);
  await address.fill(server.url);
  await connect.click();
  await expect(address).toBeHidden();

  // A mailed link that the phone opens in the app, and one of another server.
  await page.goto(`${packagedApp}/auth?view=code`);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.supervisor.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const mailed = await mailedLink(server, demoLogins.supervisor.email, '/auth/v1/verify');
  await open(mailed.replace(new URL(mailed).host, 'evil.example'));
  await open(`https://evil.example/time`);
  await expect(page).toHaveURL(/view=code/);
  await open(mailed);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await open(`${server.url}/time`);
  await expect(page).toHaveURL(/\/time$/);
  await open(`app.muster.field://${host}/more`);
  await expect(page).toHaveURL(/\/more$/);
});
