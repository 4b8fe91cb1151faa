import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { expect, test } from './support/test.ts';
import { openWithoutWorker } from './support/without-worker.ts';

const clockCard = (page: Page) => page.getByRole('region', { name: 'Time clock' });

test.describe('a file that is gone after a deploy', () => {
  const gone = { status: 404, body: 'gone' };

  test('is fixed by one automatic reload', async ({ browser, server }) => {
    const page = await openWithoutWorker(browser, server.url);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/*.js', (route) =>
      loads === 0 ? route.fulfill(gone) : route.continue(),
    );
    await page.getByRole('link', { name: 'Time', exact: true }).first().click();
    await expect(clockCard(page)).toBeVisible();
    await expect(page).toHaveURL(/\/time$/);
    expect(loads).toBe(1);
    await page.context().close();
  });

  test('[spec 2s.09 2s.10 2s.11 2s.12] shows the error screen when the reload did not help; both its buttons work', async ({
    browser,
    server,
  }) => {
    const page = await openWithoutWorker(browser, server.url);
    const needed = new Set<string>();
    let isBroken = true;
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/*.js', (route) => {
      const path = new URL(route.request().url()).pathname;
      // The files that the page requests before its first reload are the missing ones.
      if (loads === 0) needed.add(path);
      return isBroken && needed.has(path) ? route.fulfill(gone) : route.continue();
    });
    await page.getByRole('link', { name: 'Time', exact: true }).first().click();
    const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(
      screen.getByRole('heading', { name: 'Something went wrong', exact: true }),
    ).toBeVisible();
    expect(loads).toBe(1);
    await expectNoAxeViolations(page);
    await expect(screen.getByText(/dynamically imported module/)).toBeVisible();
    const eventId = screen.getByText(/^[0-9a-f-]{36}$/);
    await expect(eventId).toBeVisible();
    const firstId = (await eventId.textContent()) ?? '';
    expect(firstId).not.toBe('');

    // Otherwise news about the person would retry the page without being asked to.
    await page.route('**/rpc/my_identity', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }),
    );
    await screen.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(() => loads).toBe(2);
    // The reloaded page fails again, as a new event.
    await expect(eventId).not.toHaveText(firstId);
    const secondId = (await eventId.textContent()) ?? '';

    const tryAgain = screen.getByRole('button', { name: 'Try again', exact: true });
    await tryAgain.click();
    // The import failed again, so the page reloaded once: some browsers remember failed imports.
    await expect.poll(() => loads).toBe(3);
    await expect(eventId).not.toHaveText(secondId);
    isBroken = false;
    await tryAgain.click();
    await expect(clockCard(page)).toBeVisible();
    await expect(page).toHaveURL(/\/time$/);
    await page.context().close();
  });

  test('leaves the page as it is where it belongs to a part, which is asked for less and less often @full', async ({
    browser,
    server,
  }) => {
    const page = await openWithoutWorker(browser, server.url);
    const lost = page
      .getByRole('alert')
      .filter({ hasText: 'Part of this page couldn’t be loaded.' });
    const tryAgain = lost.getByRole('button', { name: 'Try again', exact: true });
    const parts = /\/assets\/(?:MyHours|BreakQuestions|JsasToSign)-[^/]*\.js$/;
    let asked = 0;
    let loads = 0;
    page.on('request', (request) => {
      if (parts.test(request.url())) asked += 1;
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.clock.install();
    await page.route(parts, (route) => route.fulfill(gone));
    await page.goto('/dashboard');
    await expect(lost).toHaveCount(3);
    await page.clock.runFor(24_000);
    await expect(lost).toHaveCount(3);
    // Each one immediately and after 2, 6 and 14 seconds, by an import and its preload.
    expect(asked).toBeLessThanOrEqual(3 * 4 * 2);
    await expectNoAxeViolations(page);
    await ensureOffTheClock(page);
    await clock(page).clockIn();
    expect(loads).toBe(1);

    await page.unroute(parts);
    await tryAgain.first().click();
    await expect(lost).not.toHaveCount(3);
    // The others load on their own.
    await page.clock.runFor(60_000);
    await expect(lost).toBeHidden();
    await clock(page).clockOut();
    expect(loads).toBe(1);
    await page.context().close();
  });

  test('[spec 2s.12] Try again keeps the error screen while the server can’t be reached', async ({
    browser,
    server,
  }) => {
    const page = await openWithoutWorker(browser, server.url);
    await page.route('**/assets/*.js', (route) => route.fulfill(gone));
    await page.route('**/rpc/my_identity', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }),
    );
    await page.route(`${server.url}/`, (route) => route.abort());
    const asked = () =>
      page.waitForRequest(
        (request) => request.method() === 'HEAD' && new URL(request.url()).pathname === '/',
      );
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const askedFirst = asked();
    await page.getByRole('link', { name: 'Time', exact: true }).first().click();
    await askedFirst;
    const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    const eventId = screen.getByText(/^[0-9a-f-]{36}$/);
    await expect(eventId).toBeVisible();
    const firstId = (await eventId.textContent()) ?? '';

    const askedAgain = asked();
    await screen.getByRole('button', { name: 'Try again', exact: true }).click();
    await askedAgain;
    await expect(eventId).not.toHaveText(firstId);
    expect(loads).toBe(0);

    await page.unroute('**/assets/*.js');
    await page.unroute(`${server.url}/`);
    await screen.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(clockCard(page)).toBeVisible();
    await page.context().close();
  });
});
