/** Data of a former user that is still on a phone shared by several people. */
import type { Page } from '@playwright/test';
import * as z from 'zod';

import { expectAllSaved } from './support/all-saved.ts';
import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { addNewcomer, enter } from './support/newcomer.ts';
import { demoLogins, signInOnScreen } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const recording = '**/rest/v1/rpc/record_punches';

/** Keys about the device and the app, which must not reveal who used it. */
const ofTheDevice = new Set([
  'muster.config',
  'muster.frame',
  'muster.left-sessions',
  'muster.location-permission',
  'muster.look',
  'muster.skew',
]);

const keptSchema = z.object({
  texts: z.record(z.string(), z.string()),
  tabTexts: z.record(z.string(), z.string()),
  /** Values by database and store. */
  records: z.record(z.string(), z.array(z.unknown())),
  /** Paths by cache, without those of the app's own files. */
  cached: z.record(z.string(), z.array(z.string())),
});

/** Reads everything that the browser stores for the app. */
async function kept(page: Page) {
  const found = await page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const records: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = database.transaction(store).objectStore(store).getAll();
        records[`${name} ${store}`] = await answerOf(values);
      }
      database.close();
    }
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue;
      const requests = await (await caches.open(name)).keys();
      cached[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return {
      texts: Object.fromEntries(Object.entries(localStorage)),
      tabTexts: Object.fromEntries(Object.entries(sessionStorage)),
      records,
      cached,
    };
  });
  return keptSchema.parse(found);
}

const itemSchema = z.object({
  id: z.string(),
  userId: z.string(),
  progress: z.object({ state: z.string() }),
});

async function signOut(page: Page): Promise<void> {
  await page.goto('/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('signing out leaves only unsent items, and they are sent under their author’s name only', async ({
  page,
}) => {
  await signInOnScreen(page, demoLogins.employee);
  const employee = await signedInUserId(page);
  await page.goto('/time');
  await ensureOffTheClock(page);
  await page.goto('/projects');
  await expect(page.getByRole('main')).toContainText(/\w/);
  await page.goto('/time');

  await page.route(recording, (route) => route.abort());
  await clock(page).clockIn();
  await signOut(page);
  const asked = page.getByRole('dialog', { name: 'Sign out with unsynced items?' });
  await asked.getByRole('textbox').fill('sign out');
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);

  const personal = new RegExp(`${employee}|${demoLogins.employee.email}|Summit Ridge`, 'i');
  await expect
    .poll(async () => {
      const { texts } = await kept(page);
      const telling = Object.entries(texts).filter(
        ([key, text]) => !ofTheDevice.has(key) || personal.test(text),
      );
      return telling.map(([key]) => key);
    })
    .toEqual([]);
  const after = await kept(page);
  // Scroll positions of lists, under keys that mean nothing.
  expect(Object.keys(after.tabTexts).filter((key) => !key.startsWith('tsr-scroll-'))).toEqual([]);
  const items = z.array(itemSchema).parse(after.records['muster items']);
  expect(items).toMatchObject([{ userId: employee, progress: { state: 'waiting' } }]);
  expect(after.records).toEqual({
    'muster items': [expect.anything()],
    'muster bytes': [],
    'muster uploads': [],
    'muster device': [expect.anything()],
    'muster drafts': [],
    'muster identity': [expect.objectContaining({ identity: null, session: null })],
    'muster-cache reports': [],
    'muster-cache snapshots': [],
    'muster-held punches': [],
  });
  expect(Object.values(after.cached).flat().toSorted()).toEqual([
    '/config.json',
    `/second-copy/${items[0]?.id}`,
  ]);

  // Someone else, online: the waiting punch isn't theirs.
  await page.unroute(recording);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/record_punches')) sent.push(request.postData() ?? '');
  });
  await signInOnScreen(page, demoLogins.supervisor);
  await page.goto('/time');
  await ensureOffTheClock(page);
  await clock(page).clockIn();
  await clock(page).clockOut();
  await expectAllSaved(page);
  expect(sent.join()).not.toContain(items[0]?.id);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth/);
  const between = await kept(page);
  expect(z.array(itemSchema).parse(between.records['muster items'])).toMatchObject([
    { id: items[0]?.id, progress: { state: 'waiting' } },
  ]);

  // The punch's owner is back, so it is sent now.
  await signInOnScreen(page, demoLogins.employee);
  await page.goto('/time');
  await expect(clock(page).button('Clock out')).toBeVisible();
  await expectAllSaved(page);
  expect(sent.join()).toContain(items[0]?.id);
  await clock(page).clockOut();
  await expectAllSaved(page);
});

test('signing out in the middle of the first questions leaves no answer behind', async ({
  page,
  server,
}) => {
  await enter(page, await addNewcomer(server));
  await page.getByRole('textbox', { name: 'First name' }).fill('Late');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Comer');
  const hasDraft = async () =>
    Object.keys((await kept(page)).texts).some((key) => key.includes('onboarding'));
  expect(await hasDraft()).toBe(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(hasDraft).toBe(false);
});
