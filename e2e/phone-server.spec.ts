import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { insidePhone, packagedApp, servePackagedApp } from './support/inside-phone.ts';
import { personIdOf, punchesSince } from './support/ledger.ts';
import { demoLogins, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test('a phone is told its server once, and neither that nor a punch is lost when the system clears its storage', async ({
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
  await expect(page.getByText("This address isn't secure.")).toBeVisible();
  await address.fill(packagedApp);
  await connect.click();
  await expect(page.getByText('No Muster server answers at this address.')).toBeVisible();
  const scan = page.getByRole('button', { name: 'Scan the code' });
  await page.evaluate(() => Object.assign(globalThis.simulatedPhone.will, { scanned: 'a text' }));
  await scan.click();
  await expect(page.getByText("This code isn't the address of a Muster server.")).toBeVisible();
  await page.evaluate(
    (scanned) => Object.assign(globalThis.simulatedPhone.will, { scanned }),
    `${server.url}/auth`,
  );
  await scan.click();
  await expect(address).toBeHidden();

  await signIn(page, demoLogins.employee, packagedApp);
  const personId = await personIdOf(server, await signedInUserId(page));
  await page.goto(`${packagedApp}/time`);
  await ensureOffTheClock(page);
  const startedAt = new Date();
  const everything = `${server.url}/**`;
  await context.route(everything, (route) => route.abort());
  await clock(page).clockIn();
  const outboxFiles = () =>
    page.evaluate(() =>
      [...globalThis.simulatedPhone.files.keys()].filter((path) => /^outbox.+json$/.test(path)),
    );
  await expect.poll(outboxFiles).toHaveLength(1);

  await page.goto(`${packagedApp}/robots.txt`);
  const phoneFiles = await page.evaluate(() => sessionStorage.getItem('phone-files') ?? '');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: packagedApp,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  // The simulated phone's files are the one thing there that a phone wouldn't clear.
  await page.evaluate((files) => sessionStorage.setItem('phone-files', files), phoneFiles);
  await context.unroute(everything);
  await page.goto(`${packagedApp}/auth`);
  await expect(page.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();
  const leave = page.getByRole('button', { name: 'Use another server' });
  await leave.click();
  await expect(page.getByText('This phone has 1 entry that is waiting to sync.')).toBeVisible();

  await signIn(page, demoLogins.employee, packagedApp);
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
  await expect(address).toBeVisible();
});
