import type { Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ splash: 'shown' });

const splash = (page: Page) => page.locator('[data-splash]');

/** The second company of the demo. */
const secondCompany = { name: 'Lakeshore Electric', type: 'Electrical contractor' };

/** Opens an address with the page's clock paused, and waits until the app has loaded. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  await expect(splash(page)).toBeVisible();
  await expect(page.locator('#root')).not.toBeEmpty();
}

test('[spec 2s.06 2s.07 9.12] the splash stays 3000 ms, fades for 300 ms and is gone', async ({
  page,
}) => {
  await openAtRest(page, '/auth');
  await page.clock.runFor(2999);
  await expect(splash(page)).toHaveCSS('pointer-events', 'auto');
  await page.clock.runFor(1);
  await expect(splash(page)).toHaveCSS('pointer-events', 'none');
  await expect(splash(page)).toHaveCSS('transition-duration', '0.3s');
  await page.clock.runFor(299);
  await expect(splash(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(splash(page)).toHaveCount(0);
});

test('signed out it shows the product’s name, and the page loads beneath it', async ({ page }) => {
  await openAtRest(page, '/auth');
  await expect(splash(page)).toHaveText('Muster');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  // Axe uses timers. The clock advances only as needed, so that the splash stays meanwhile.
  let isChecked = false;
  const goOn = async () => {
    while (!isChecked) await page.clock.runFor(1);
  };
  await Promise.all([expectNoAxeViolations(page).finally(() => (isChecked = true)), goOn()]);
  await expect(splash(page)).toHaveCSS('pointer-events', 'auto');
});

test.describe('a company’s splash', () => {
  /** Resets the second company's branding, except for the given logo, if any. */
  async function setLogo(server: TestServer, url: string | null): Promise<void> {
    const headers = {
      apikey: server.serviceRoleKey,
      authorization: `Bearer ${server.serviceRoleKey}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(`${server.url}/rest/v1/companies?name=eq.${secondCompany.name}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ logo_url: url, brand_name: null, settings: {} }),
    });
    expect(answer.status).toBe(204);
  }

  async function openAsItsAdmin(page: Page): Promise<void> {
    await signIn(page, demoLogins.outsider);
    // Waits for the server's response: with its clock paused, a page may never send the request.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('muster.branding')))
      .toContain(secondCompany.name);
    await openAtRest(page, '/dashboard');
  }

  test('[spec 2s.04 2s.05] without a logo it shows the first letter, and the name and type', async ({
    page,
    server,
  }) => {
    await setLogo(server, null);
    await openAsItsAdmin(page);
    const { name, type } = secondCompany;
    await expect(splash(page).getByText(name.slice(0, 1), { exact: true })).toBeVisible();
    await expect(splash(page).getByText(name, { exact: true })).toBeVisible();
    await expect(splash(page).getByText(type, { exact: true })).toBeVisible();
  });

  test('[spec 2s.03] it shows the logo', async ({ page, server }) => {
    await setLogo(server, '/icons/icon-192.png');
    await openAsItsAdmin(page);
    await expect(splash(page).locator('img')).toHaveAttribute('src', '/icons/icon-192.png');
    await setLogo(server, null);
  });
});

test('a key skips it, and a tap does, without pressing what lies beneath @full', async ({
  page,
}) => {
  await openAtRest(page, '/auth');
  await page.keyboard.press('Escape');
  await expect(splash(page)).toHaveCSS('pointer-events', 'none');
  await openAtRest(page, '/auth');
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true });
  const box = await signInButton.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(splash(page)).toHaveCSS('pointer-events', 'none');
  await expect(page.getByText('Enter your password.')).toBeHidden();
  await signInButton.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('it comes once a page load, and without motion where none is wanted @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page, '/auth');
  await expect(splash(page)).toHaveCSS('transition-duration', '0s');
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await page.getByRole('radio', { name: 'Sign up' }).check();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(splash(page)).toHaveCount(0);
});
