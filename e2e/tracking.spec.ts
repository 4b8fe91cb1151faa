import type { Page } from '@playwright/test';
import { trailSchema } from '@muster/contract/tracking';
import { trailNotice } from '@muster/contract/trail-notice';
import * as z from 'zod';
import { expectNoAxeViolations } from './support/axe.ts';
import { boundMs } from './support/bound.ts';
import { clock } from './support/clock-page.ts';
import { insidePhone } from './support/inside-phone.ts';
import { callAs, changeAsServer, readAsServer } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.10] an admin finds phones to check, looks with a reason, and the person reads it at once', async ({
  page: office,
  browser,
  server,
}) => {
  await signIn(office, demoLogins.admin);
  await office.goto('/tracking-compliance');
  await expect(office.getByText(/The oldest stored coordinate is/)).toBeVisible();
  // The worst is first: a phone with unsent records.
  const rows = office.getByRole('row');
  await expect(rows.nth(1)).toContainText('Unsent records');
  const all = await rows.count();
  await office.getByRole('combobox', { name: 'To check' }).selectOption('not_acknowledged');
  await expect(office).toHaveURL(/problem=not_acknowledged/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.nth(1)).not.toContainText('Unsent records');
  await expectNoAxeViolations(office);

  const admin = await foundCompany(server, { name: 'Harbor Works' });
  const { login } = await hire(server, admin, 'Ines');
  const person = await browser.newPage({ baseURL: server.url });
  await signIn(person, login);
  const question = person.getByRole('region', { name: 'Save your location when you punch?' });
  await question.getByRole('button', { name: 'OK, save it' }).click();
  await expect(question).toBeHidden();

  await person.goto('/tracking-compliance');
  const looks = person.getByRole('region', { name: 'Who looked at your location' });
  await expect(looks.getByText('No one has looked at your location.')).toBeVisible();

  const boss = await browser.newPage({ baseURL: server.url });
  await signIn(boss, admin);
  await boss.goto('/tracking-compliance?q=Ines');
  await boss.getByRole('button', { name: 'Ines Tester' }).click();
  await boss.getByRole('button', { name: 'See where they punched' }).click();
  await boss.getByRole('textbox', { name: 'Reason' }).fill('Was the gate open?');
  await boss.getByRole('button', { name: 'See locations' }).click();
  await expect(boss.getByText('No location was saved in these days.')).toBeVisible();

  // The page is open, and nothing reloads it.
  await expect(looks.getByText('“Was the gate open?”')).toBeVisible({ timeout: boundMs(1000) });
  await expect(person.getByText('Your location isn’t being recorded right now')).toBeVisible();
  await person.getByRole('button', { name: 'Stop saving my location' }).click();
  await expect(person.getByText(/^You said no on/)).toBeVisible();
  await expect(person.getByText(/only keeps whether you were on site/)).toBeVisible();
  await person.goto('/dashboard');
  await expect(person.getByRole('button', { name: 'Clock in' })).toBeVisible();
  await expect(question).toBeHidden();
  await Promise.all([person.close(), boss.close()]);
});

test('a supervisor records who signed on paper', async ({ page }) => {
  await signIn(page, demoLogins.supervisor);
  await page.goto('/tracking-compliance');
  const paper = page.getByRole('region', { name: 'Signed on paper' });
  const first = paper.getByRole('listitem').first();
  await first.getByRole('button', { name: /^Took it back: / }).click();
  await expect(first).toContainText('Said no');
  await first.getByRole('button', { name: /^Record signature: / }).click();
  await expect(first.getByText('Signed', { exact: true })).toBeVisible();
});

const followCalls = (page: Page) =>
  page.evaluate(() =>
    globalThis.simulatedPhone.calls
      .filter(({ name }) => name.startsWith('BackgroundGeolocation.'))
      .map(({ name }) => name.split('.')[1]),
  );

/** Minutes apart on the phone's clock, so that each location is due. */
const walk = (page: Page, meters: readonly number[]) =>
  page.evaluate((places) => {
    for (const [turn, north] of places.entries())
      globalThis.simulatedPhone.move({
        latitude: 40 + north / 111_195,
        longitude: -105,
        accuracy: 6,
        time: Date.now() + turn * 60_000,
        simulated: false,
      });
  }, meters);

test('a phone is followed while its person works, and they read where, and who looked @full', async ({
  browser,
  server,
}) => {
  const admin = await foundCompany(server, { name: 'Trail Works', zone: 'America/Denver' });
  const { login, personId } = await hire(server, admin, 'Ines');
  await callAs(server, admin, 'save_location_notice', {
    ...trailNotice,
    version: 1,
    covers_trail: true,
  });
  const [{ company_id } = { company_id: '' }] = z
    .array(z.object({ company_id: z.uuid() }))
    .parse(await readAsServer(server, `profiles?person_id=eq.${personId}&select=company_id`));
  await changeAsServer(server, `company_settings?company_id=eq.${company_id}`, {
    location_mode: 'trail',
    trail_minutes: 1,
  });

  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/Denver',
  });
  await insidePhone(context, 'android');
  const person = await context.newPage();
  await signIn(person, login);
  const question = person.getByRole('region', { name: 'Save your location while you work?' });
  await question.getByRole('button', { name: 'OK, save it' }).click();
  await expect(question).toBeHidden();
  await walk(person, [0]);
  // Off the clock, no location is recorded.
  expect(await followCalls(person)).not.toContain('start');

  await person.goto('/time');
  const own = clock(person);
  await own.clockIn();
  await expect.poll(() => followCalls(person)).toContain('start');
  await walk(person, [0, 120, 130, 400]);
  const points = async () => {
    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
    const asked = { person: personId, day };
    return trailSchema.parse(await callAs(server, login, 'read_trail', asked)).points;
  };
  await expect.poll(async () => (await points()).length).toBe(3);
  await own.startMeal();
  await expect.poll(async () => (await followCalls(person)).at(-1)).toBe('stop');
  await walk(person, [900]);
  await own.endBreak();
  await expect.poll(async () => (await followCalls(person)).at(-1)).toBe('start');

  await person.goto('/tracking-compliance');
  await expect(person.getByText('Your location is being recorded', { exact: true })).toBeVisible();
  await expect(person.getByText(/also while your phone is locked/)).toBeVisible();
  const day = person.getByRole('region', { name: 'Your day' });
  await expect(day.getByRole('img', { name: /while clocked in: 3 places/ })).toBeVisible();
  await expect(day.getByText(/^Break from .+, nothing saved$/)).toBeVisible();
  await expectNoAxeViolations(person);

  const boss = await browser.newPage({ baseURL: server.url });
  await signIn(boss, admin);
  await boss.goto('/tracking-compliance?q=Ines');
  await boss.getByRole('button', { name: 'Ines Tester' }).click();
  await boss.getByRole('button', { name: 'See where they were' }).click();
  await boss.getByRole('textbox', { name: 'Reason' }).fill('A question about hours');
  await boss.getByRole('button', { name: 'See locations' }).click();
  await expect(boss.getByText('3 locations')).toBeVisible();
  await person.reload();
  const looks = person.getByRole('region', { name: 'Who looked at your location' });
  await expect(looks.getByText('“A question about hours”').first()).toBeVisible();

  await expect.poll(() => followCalls(person)).toContain('start');
  await person.getByRole('button', { name: 'Stop saving my location' }).click();
  await expect.poll(async () => (await followCalls(person)).at(-1)).toBe('stop');
  await walk(person, [2000]);
  expect(await points()).toHaveLength(3);
  await Promise.all([context.close(), boss.close()]);
});
