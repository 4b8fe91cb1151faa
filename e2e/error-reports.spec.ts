import type { Page, Request } from '@playwright/test';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { readAsServer } from './support/ledger.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';
import type { TestServer } from '@muster/testkit';

test.use({ serviceWorkers: 'allow' });

const reportsSchema = z.array(
  z.object({
    id: z.uuid(),
    route: z.string(),
    message: z.string(),
    app_version: z.string(),
    user_agent: z.string(),
    company_id: z.nullable(z.uuid()),
    context: z.object({ stack: z.string(), browser: z.string() }),
  }),
);

async function reportWith(server: TestServer, id: string) {
  const answer = await fetch(`${server.url}/rest/v1/client_errors?id=eq.${id}`, {
    headers: { apikey: server.serviceRoleKey, authorization: `Bearer ${server.serviceRoleKey}` },
  });
  return reportsSchema.parse(await answer.json()).at(0);
}

/** An unforeseen error whose text contains data that must not leave the device. */
async function fail(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broke for foreman@crew.example.com at 39.739236, password=hunter2');
    });
  });
}

test('[spec 8.10] an unexpected error is told with an id, under which support finds what happened', async ({
  page,
  server,
}) => {
  await openAs(page, demoLogins.employee, '/time?day=secret');
  await expect(page.getByRole('main')).toBeVisible();
  await fail(page);
  const notice = page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' });
  await expect(notice.getByText('An unexpected error occurred', { exact: true })).toBeVisible();
  const [id = ''] = /[0-9a-f-]{36}/.exec((await notice.textContent()) ?? '') ?? [];

  await expect.poll(async () => reportWith(server, id)).toBeDefined();
  const report = await reportWith(server, id);
  expect(report).toMatchObject({
    route: '/time',
    message: 'Error: broke for <mail> at <coordinate>, password=<secret>',
    app_version: expect.stringMatching(/^\d/),
    user_agent: expect.stringMatching(/^muster-web\/\d/),
  });
  expect(report?.company_id).not.toBeNull();
  expect(report?.context.browser).toContain('Chrome');
});

test('[spec 2s.09 2s.10 2s.11 2s.12] an app that can’t start reloads once, then shows the error screen, and tells support when it can', async ({
  page,
  server,
}) => {
  const gone = { status: 404, body: 'gone' };
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/shell-*.js', (route) => route.fulfill(gone));
  const since = new Date().toISOString();
  await page.goto('/auth?next=secret');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
  expect(loads).toBe(2);
  await expectNoAxeViolations(page);
  const screen = page.getByRole('alert');
  await expect(
    screen.getByText(/Couldn’t load part of the app: .*dynamically imported/),
  ).toBeVisible();
  const eventId = screen.getByText(/^[0-9a-f-]{36}$/);
  await expect(eventId).toBeVisible();
  const id = (await eventId.textContent()) ?? '';

  const reload = screen.getByRole('button', { name: 'Reload', exact: true });
  const tryAgain = screen.getByRole('button', { name: 'Try again', exact: true });
  await reload.click();
  await expect.poll(() => loads).toBe(3);
  await expect(eventId).toHaveText(id);

  const isHead = (request: Request) => request.method() === 'HEAD';
  const askServer = page.waitForEvent('requestfailed', isHead);
  await page.route(`${server.url}/`, (route) => route.abort());
  await tryAgain.click();
  await askServer;
  await expect(tryAgain).not.toHaveAttribute('aria-busy', 'true');
  await expect(eventId).toHaveText(id);
  expect(loads).toBe(3);

  await page.unroute(`${server.url}/`);
  await page.unroute('**/assets/shell-*.js');
  await tryAgain.click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(loads).toBe(4);
  const told = async () =>
    reportsSchema.parse(
      await readAsServer(
        server,
        `client_errors?created_at=gte.${since}&message=like.*dynamically%20imported*`,
      ),
    );
  await expect.poll(told).toMatchObject([{ id, route: '/auth' }]);
});

test('an entry that was gone for a moment costs one reload and no tap @full', async ({ page }) => {
  let isMissing = true;
  await page.route('**/assets/index-*.js', async (route) => {
    await (isMissing ? route.fulfill({ status: 404, body: 'gone' }) : route.continue());
    isMissing = false;
  });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
