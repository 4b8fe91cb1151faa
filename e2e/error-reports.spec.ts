import type { Page } from '@playwright/test';
import * as z from 'zod';

import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import type { TestServer } from '@muster/testkit';

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

/** Something that nobody foresaw, with what must not leave the device in its text. */
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
  await signIn(page, demoLogins.employee);
  await page.goto('/time?day=secret');
  await expect(page.getByRole('main')).toBeVisible();
  await fail(page);
  const notice = page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' });
  await expect(notice).toBeVisible();
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

test('a report that cannot be sent now is sent when the connection is back', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From now on every part of the app is on the device.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await context.setOffline(true);
  await fail(page);
  const notice = page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' });
  await expect(notice).toBeVisible();
  const [id = ''] = /[0-9a-f-]{36}/.exec((await notice.textContent()) ?? '') ?? [];
  expect(await reportWith(server, id)).toBeUndefined();
  await context.setOffline(false);
  await expect.poll(async () => (await reportWith(server, id))?.route).toBe('/auth');
});
