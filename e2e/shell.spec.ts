import type { Browser, Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { foundCompany } from './support/own-company.ts';
import { demoLogins, signIn } from './support/session.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';

const nothingHere = 'Page not found';
const clockCard = (page: Page) => page.getByRole('region', { name: 'Time clock' });
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

/** A signed-in page that fetches its files again: without a service worker that keeps them. */
async function openWithoutWorker(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await skipSplash(page);
  await signIn(page, demoLogins.employee);
  // The look for a newer build is the last of what the app does when it has nothing better to do.
  const looked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.goto('/more');
  await expect(page.getByRole('heading', { name: 'Appearance and language' })).toBeVisible();
  await looked;
  await page.waitForLoadState('networkidle');
  return page;
}

test.describe('addresses', () => {
  test('[spec 2r.04] /login leads to /auth and keeps query and hash', async ({ page }) => {
    await page.goto('/login?view=sign-up&from=poster#top');
    await expect(page).toHaveURL(/\/auth\?view=sign-up&from=poster#top$/);
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  test('[spec 2r.03] /auth offers sign in and sign up', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Sign up' }).check();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  });

  test('[spec 2r.02 2r.17 2r.18 2r.20] the dashboard, its areas and the clock open by their addresses', async ({
    page,
  }) => {
    await signIn(page, demoLogins.employee);
    for (const [path, name] of [
      ['/dashboard', 'Clock'],
      ['/purchase-orders', 'Clock'],
      ['/construction', 'Clock'],
      ['/time', 'Time'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
      await expect(clockCard(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });

  test('[spec 2r.19] anything else is the not-found page, signed in or not', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    await signIn(page, demoLogins.admin);
    for (const path of ['/no-such-page', '/dashboard/nothing', '/time/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    }
  });

  test('areas that are still to come answer not-found and are in no menu', async ({ page }) => {
    await signIn(page, demoLogins.admin);
    const paths = ['/super-admin', '/tracking-compliance'];
    for (const path of paths) {
      await page.goto('/more');
      await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    }
  });
});

test('a long company name leaves room in the phone’s header for what is saved', async ({
  page,
  server,
}) => {
  const name = `${'Bridgesandviaducts'.repeat(4)} & Sons`;
  const admin = await foundCompany(server, { name });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, admin);
  const header = page.getByRole('banner');
  await expect(header.getByText(name)).toBeVisible();
  await expect(header.getByText('All saved')).toBeInViewport({ ratio: 1 });
});

test('[spec 2s.13 9.13] the phone’s layout applies under 768 px, and the rail is folded below 1024', async ({
  page,
}) => {
  await signIn(page, demoLogins.employee);
  const main = page.getByRole('navigation', { name: 'Main' });
  const more = main.getByRole('link', { name: 'More' });
  const fold = page.getByRole('button', { name: 'Collapse menu' });
  const rail = page.locator('header').filter({ has: main });
  const width = async () => (await rail.boundingBox())?.width;
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(more).toBeVisible();
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(more).toBeHidden();
  await expect(rail.getByRole('link', { name: 'Time', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect.poll(width).toBe(64);
  await expect(fold).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(width).toBe(232);
  await fold.click();
  await expect.poll(width).toBe(64);
  await page.getByRole('button', { name: 'Expand menu' }).click();
});

test('on a desktop the first pages show their titles, and those of the settings lead back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, demoLogins.admin);
  const titleHeight = async (name: string) => {
    const title = page.getByRole('heading', { level: 1, name });
    await title.waitFor({ state: 'attached' });
    return (await title.boundingBox())?.height ?? 0;
  };
  expect(await titleHeight('Today')).toBeGreaterThan(20);
  await page.goto('/time');
  expect(await titleHeight('Time')).toBeGreaterThan(20);
  const settings = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' });
  for (const path of ['kiosks', 'company/branding', 'notifications', 'deletion-requests']) {
    await page.goto(`/admin/${path}`);
    await expect(settings).toHaveAttribute('aria-current', 'page');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
  }
});

test.describe('navigation', () => {
  const tabs = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link').filter({ visible: true });

  for (const [role, first] of [
    ['employee', 'Clock'],
    ['supervisor', 'Today'],
    ['admin', 'Today'],
  ] as const) {
    test(`the phone's tabs and More lead to every area of ${role}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, demoLogins[role]);
      await expect(tabs(page).first()).toContainText(first);
      await expect(tabs(page).last()).toContainText('More');
      expect(await tabs(page).count()).toBeLessThanOrEqual(5);
      await tabs(page).last().click();
      const areas = page.getByRole('navigation', { name: 'Areas' }).getByRole('link');
      for (const name of await areas.allTextContents()) {
        await areas.filter({ hasText: name }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByText('You don’t have access to this page')).toBeHidden();
        // Below the first level there is a way back.
        await page.getByRole('link', { name: 'Back', exact: true }).click();
        await expect(page).toHaveURL(/\/more$/);
      }
    });
  }

  test('a record that does not exist is said once, with the way to its list', async ({ page }) => {
    await signIn(page, demoLogins.supervisor);
    const none = '00000000-0000-4000-8000-0000000000ff';
    for (const [path, title, way] of [
      [`/safety/${none}`, 'Hazard not found', 'Back to hazards'],
      ['/safety/anything', 'Hazard not found', 'Back to hazards'],
      [`/safety/jsas/${none}`, 'JSA not found', 'Back to JSAs'],
      [`/admin/projects/${none}`, 'Project not found', 'Back to projects'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      await expect(tabs(page).first()).toBeVisible();
    }
  });

  test('a page that this role may not open says so, with the navigation around it', async ({
    page,
  }) => {
    await signIn(page, demoLogins.employee);
    for (const path of [
      '/admin/employees',
      '/admin/settings/overtime',
      '/admin/projects',
      '/admin/kiosks',
    ]) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'You don’t have access to this page' }),
      ).toBeVisible();
      await expect(tabs(page).first()).toBeVisible();
    }
  });

  test('an unknown address keeps the navigation of people who are signed in', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await signIn(page, demoLogins.employee);
    await page.goto('/tracking-compliance');
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    await expect(tabs(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('/ and the old address of the administration lead signed-in people inside', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Set up your company' }).first()).toBeVisible();
    await signIn(page, demoLogins.admin);
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/more$/);
  });
});

test('[spec 2s.01 2s.02] a page’s code comes on demand, and a spinner shows meanwhile', async ({
  browser,
  server,
}) => {
  const page = await openWithoutWorker(browser, server.url);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    held += 1;
    await gate;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Time', exact: true }).first().click();
  await expect(spinner(page)).toBeVisible();
  expect(held).toBeGreaterThan(0);
  release();
  await expect(clockCard(page)).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  await page.context().close();
});

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
      // What the page asks for before its first reload is what is gone.
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

    // News of the person would try the page again without being asked to.
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

  test('leaves the page as it is where it belongs to a part, which is asked for less and less often', async ({
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
    // Each at once and after 2, 6 and 14 seconds, by an import and its preload.
    expect(asked).toBeLessThanOrEqual(3 * 4 * 2);
    await expectNoAxeViolations(page);
    await ensureOffTheClock(page);
    await clock(page).clockIn();
    expect(loads).toBe(1);

    await page.unroute(parts);
    await tryAgain.first().click();
    await expect(lost).not.toHaveCount(3);
    // The others come unasked.
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
