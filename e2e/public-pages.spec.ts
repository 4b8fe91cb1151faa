import type { Locator } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The picture's natural width, once it has loaded. */
const widthOf = (shot: Locator) => () =>
  shot.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0));

test('[spec 2r.01] the landing page says what this is, with pictures also offline, and leads in', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-/, (route) => shell.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, 'before the app has come').toContainText('Every hour your crew works counts');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  shell.resolve();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(title).toHaveCount(1);
  await page.getByRole('img', { name: /The time clock on a phone/ }).scrollIntoViewIfNeeded();
  const shot = page.getByRole('img', { name: /The board on a desktop/ });
  await shot.scrollIntoViewIfNeeded();
  await expect.poll(widthOf(shot)).toBeGreaterThan(600);
  expect(foreign.filter((url) => url.startsWith('http'))).toEqual([]);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot.scrollIntoViewIfNeeded();
  await expect.poll(widthOf(shot)).toBeGreaterThan(600);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Set up your company' }).first().click();
  await expect(page).toHaveURL(/\/auth\?view=sign-up/);
});

const first = 'Version 1.0, effective November 20, 2026';
const second = 'Version 1.2, effective November 29, 2026';
const third = 'Version 1.2, effective November 25, 2026';

for (const { id, path, name, version } of [
  { id: '2r.12', path: '/privacy-policy', name: 'Privacy policy', version: second },
  { id: '2r.13', path: '/terms-of-service', name: 'Terms of service', version: first },
  { id: '2r.14', path: '/data-policy', name: 'Data policy', version: third },
]) {
  test(`[spec ${id}] ${path} is the ${name}, versioned, in both languages, ready to print`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(version, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByText(/^Versión 1\.[012], vigente desde el/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('the data policy shows the defaults to a visitor and the own company’s name to its people', async ({
  page,
}) => {
  await page.goto('/data-policy');
  const row = (name: string) => page.getByRole('row', { name });
  // This company records no voice.
  await expect(row('Voice recordings')).toHaveCount(0);
  await expect(row('Payroll records')).toContainText('At least 3 years');
  await expect(row('Timesheets and schedules')).toContainText('At least 2 years');
  await expect(row('Location of a punch')).toContainText('2 years, then deleted');
  await openAs(page, demoLogins.employee, '/data-policy');
  await expect(
    page.getByText('These are the periods for Summit Ridge Construction.'),
  ).toBeVisible();
});
