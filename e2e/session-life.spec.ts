import type { Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { demoLogins, signInOnScreen } from './support/session.ts';
import { ageSession } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const banner = 'You are offline. Changes will be saved locally and auto-sync when back online.';

async function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('muster.session') ?? 'null'));
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('[spec 3.16 4.01 4.02 4.06 4.32] signed out, signed in with a session in local storage, signed out again', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  expect(await storedSession(page)).toBeNull();
  await signInOnScreen(page, demoLogins.supervisor);
  expect(await storedSession(page)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    user: { email: demoLogins.supervisor.email },
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => storedSession(page)).toBeNull();
});

/** Signs out and in again as the same person, but the server no longer answers who they are. */
async function signInUnidentified(page: Page): Promise<void> {
  await signInOnScreen(page, demoLogins.supervisor);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth/);
  await page.route('**/rpc/my_identity', () => undefined);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.supervisor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoLogins.supervisor.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

test('[spec 4.06] a new session outlives a reload before the server has said who it belongs to', async ({
  page,
}) => {
  await signInUnidentified(page);
  const session = await storedSession(page);
  expect(session).not.toBeNull();
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    expect(await storedSession(page)).toEqual(session);
  }
  await page.unroute('**/rpc/my_identity');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

/** Blocks the device's data about its people for everyone else until it is released. */
async function holdIdentities(holder: Page, url: string): Promise<() => Promise<void>> {
  await holder.goto(`${url}/health`);
  const held = await holder.evaluateHandle(async () => {
    const state = { isHeld: true };
    const opening = indexedDB.open('muster');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const database = opening.result;
    const store = database.transaction('identity', 'readwrite').objectStore('identity');
    const keepOn = () => {
      if (state.isHeld) store.count().addEventListener('success', keepOn);
      else database.close();
    };
    keepOn();
    return state;
  });
  return () => held.evaluate((state) => Object.assign(state, { isHeld: false })).then(() => {});
}

test('[spec 4.06] a session that goes away while the first page loads leads to the sign-in, not to a blank page', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInOnScreen(page, demoLogins.supervisor);
  const session = await page.evaluate(() => localStorage.getItem('muster.session') ?? '');
  await signOut(page);
  await expect(page).toHaveURL(/\/auth/);
  // As after a browser crash: local storage is older than IndexedDB, which has recorded the sign-out.
  await page.evaluate((text) => {
    localStorage.removeItem('muster.left-sessions');
    localStorage.setItem('muster.session', text);
  }, session);
  const { promise: known, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/AppShell-*.js', async (route) => {
    await known;
    await route.continue();
  });
  // IndexedDB is blocked until the page has begun to load, so that the test doesn't depend on its speed.
  const release = await holdIdentities(await context.newPage(), server.url);
  const asked = page.waitForRequest('**/assets/AppShell-*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await asked;
  await release();
  await page.waitForFunction(() => localStorage.getItem('muster.left-sessions') !== null);
  letGo();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await context.close();
});

test('tabs stay in step: one signs in or out, all do @full', async ({ page, context }) => {
  await page.goto('/auth');
  const second = await context.newPage();
  await second.goto('/auth');
  await expect(second.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await signInOnScreen(page, demoLogins.supervisor);
  await expect(second).toHaveURL(/\/dashboard/);
  await signOut(page);
  await expect(second).toHaveURL(/\/auth/);
});

test('[spec 8.17 8.18 8.19] signing out succeeds on this device when the server answers 401, 403 or 404', async ({
  page,
}) => {
  for (const status of [401, 403, 404]) {
    await page.unrouteAll();
    await signInOnScreen(page, demoLogins.supervisor);
    await page.route('**/auth/v1/logout**', (route) =>
      route.fulfill({ status, json: { code: 'session_not_found', message: 'gone' } }),
    );
    await signOut(page);
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => storedSession(page)).toBeNull();
    await expect(page.getByText('Sign out failed')).toBeHidden();
  }
});

test('[spec 8.06] "Sign out failed" when the server is in trouble, and no one is signed out', async ({
  page,
}) => {
  await signInOnScreen(page, demoLogins.supervisor);
  await page.route('**/auth/v1/logout**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'trouble' } }),
  );
  await signOut(page);
  await expect(page.getByRole('alert').getByText('Sign out failed', { exact: true })).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
});

test('a session that ended meanwhile stops no one: it is asked for again, and nothing is lost', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOnScreen(page, demoLogins.employee);
  await page.goto('/time');
  await ensureOffTheClock(page);

  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  await ageSession(page, server, 12);
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    }),
  );
  await clock(page).clockIn();
  await context.setOffline(false);
  await expect(page.getByText(/Your session has ended. Keep working/)).toBeVisible();
  await expect(clock(page).button('Clock out')).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting/ })).toBeVisible();

  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(demoLogins.employee.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoLogins.employee.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAllSaved(page);
  await expect(clock(page).button('Clock out')).toBeVisible();
  await clock(page).clockOut();
  await expectAllSaved(page);
});
