import type { Page } from '@playwright/test';

import { newerBuild, startDeployableApp, type DeployableApp } from './support/deployable-app.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ app: DeployableApp }>({
  app: async ({ server }, use) => {
    const app = await startDeployableApp(server.url);
    await use(app);
    await app.close();
  },
  baseURL: async ({ app }, use) => use(app.url),
});

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText('Update available', { exact: true });

/**
 * Opens the app as on a second visit: its files are cached, and it checks for newer ones. From then on its clock
 * advances only as far as the test says, even on a busy machine.
 */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await page.clock.install();
  const looked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await page.reload();
  await page.clock.runFor(5000);
  await looked;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Advances the clock in small steps until the notice appears. */
async function expectNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await notice(page).isVisible()).toBe(true);
  }).toPass({ intervals: [100], timeout: 30_000 });
}

test('[spec 4.27 4.30 4.31 7o.01 9.10 9.11] a new build is told of within a minute, once, for ten seconds', async ({
  page,
  app,
}) => {
  await openKept(page, '/auth');
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeHidden();
  app.deploy();
  await page.clock.runFor(60_000);
  await expectNotice(page);
  await page.clock.runFor(9000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(180_000);
  await expect(notice(page)).toBeHidden();
});

test('[spec 4.29] Reload opens the new build, past the service worker, with what was typed', async ({
  page,
  app,
}) => {
  await openKept(page, '/auth?view=sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Email' }).fill('half-typed@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('three wet gloves');
  app.deploy();
  await page.clock.runFor(60_000);
  await expectNotice(page);
  expect(await page.locator(newerBuild).count()).toBe(0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.locator(newerBuild)).toBeAttached();
  await page.clock.runFor(5000);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('New');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('half-typed@example.test');
  // A secret is never stored, not even briefly.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
});

test('[spec 7o.03 7o.04] the server hears which app is calling', async ({ page, app }) => {
  await page.goto('/auth');
  await expect
    .poll(() => app.requests.find(({ path }) => path === '/auth/v1/settings')?.headers)
    .toMatchObject({
      'x-application-name': 'muster',
      'x-user-agent': expect.stringMatching(/^muster-web\/\d/),
    });
  await page.addInitScript(() => Object.assign(globalThis, { Capacitor: {} }));
  const before = app.requests.length;
  await page.goto('/auth');
  await expect
    .poll(
      () => app.requests.slice(before).find(({ path }) => path === '/auth/v1/settings')?.headers,
    )
    .toMatchObject({ 'x-user-agent': expect.stringMatching(/^muster-mobile\/\d/) });
});
