import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { foundCompany } from './support/own-company.ts';
import { drawn } from './support/screens.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openWithoutWorker } from './support/without-worker.ts';

const nothingHere = 'Page not found';
const clockCard = (page: Page) => page.getByRole('region', { name: 'Time clock' });
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

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

  test('[spec 2r.19] anything else is the not-found page, with the navigation of people who are signed in', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
    await expect(navigation).toHaveCount(0);
    await openAs(page, demoLogins.admin, '/more');
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    await expect(page.locator('a[href^="/super-admin"]')).toHaveCount(0);
    for (const path of ['/no-such-page', '/time/nothing', '/super-admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
      await expect(navigation.first()).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });
});

test('a long company name leaves room in the phone’s header for what is saved @full', async ({
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

  for (const [role, first] of drawn([
    ['employee', 'Clock'],
    ['supervisor', 'Today'],
    ['admin', 'Today'],
  ] as const)) {
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
        // Pages below the first level have a back button.
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

  test('a page that this role may not open says so or is not there, with the navigation around it', async ({
    browser,
    server,
  }) => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { role, links, notOpen, notThere } of [
      {
        role: 'employee',
        links: ['Approvals', 'Payroll', 'Timesheets', 'Team', 'Crews'],
        notOpen: ['/approvals', '/admin/employees', '/admin/settings/overtime', '/admin/projects'],
        notThere: ['/timesheets', `/timesheets/${today}/${crypto.randomUUID()}`, '/payroll'],
      },
      {
        role: 'supervisor',
        links: ['Payroll', 'Team', 'Crews'],
        notOpen: [
          '/admin/audit',
          '/admin/company/branding',
          '/admin/employees',
          '/admin/crews',
          '/admin/settings/overtime',
        ],
        notThere: [
          '/payroll',
          `/payroll/${today}`,
          '/payroll/mapping',
          '/admin/settings/job-rates',
        ],
      },
    ] as const) {
      const page = await browser.newPage({ baseURL: server.url });
      await signIn(page, demoLogins[role]);
      await expect(tabs(page).first()).toBeVisible();
      for (const name of links) {
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
      }
      for (const [paths, name] of [
        [notOpen, 'You don’t have access to this page'],
        [notThere, nothingHere],
      ] as const) {
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('heading', { name }), path).toBeVisible();
          await expect(tabs(page).first()).toBeVisible();
          await expect(page.getByRole('table')).toHaveCount(0);
        }
      }
      await page.close();
    }
  });

  test('/ and the old address of the administration lead signed-in people inside', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Set up your company' }).first()).toBeVisible();
    await openAs(page, demoLogins.admin, '/');
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
