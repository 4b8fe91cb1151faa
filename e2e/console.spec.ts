import { expectNoAxeViolations } from './support/axe.ts';
import { signInToConsole } from './support/console.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.09] /super-admin is the platform’s console; a company’s people find nothing there, and others the sign-in', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/super-admin/companies/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL(/\/auth\?next=/);
  for (const login of [demoLogins.employee, demoLogins.admin]) {
    const context = await browser.newContext({ baseURL: server.url });
    const own = await context.newPage();
    await signIn(own, login);
    await own.goto('/super-admin');
    await expect(own.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const main = own.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Time', exact: true })).toBeVisible();
    await expect(own.locator('a[href^="/super-admin"]')).toHaveCount(0);
    await context.close();
  }
  await signInToConsole(page, server);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  // Nothing of a company.
  await expect(page.getByRole('link', { name: /^(Time|Today|Schedule|Team)$/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/super-admin$/);
});

test('whoever looks after the platform finds a company by keyboard and sees how it does', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInToConsole(page, server);
  await page.getByRole('searchbox', { name: 'Search companies' }).focus();
  await page.keyboard.type('summit');
  const companies = page.getByRole('region', { name: 'Companies' });
  const found = companies.getByRole('link', { name: /Summit Ridge/ });
  await expect(found).toBeVisible();
  await found.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Summit Ridge/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'People who clocked in' })).toBeVisible();
  await expectNoAxeViolations(page);
});
