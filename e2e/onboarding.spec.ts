import type { Page } from '@playwright/test';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { clock } from './support/clock-page.ts';
import { expectFocusKept, pressByKey, reach } from './support/keyboard.ts';
import { callAs } from './support/ledger.ts';
import { mailedLink } from './support/mail.ts';
import { addNewcomer, enter } from './support/newcomer.ts';
import { demoLogins } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const onboarding = /\/onboarding\/profile/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const goOnByKey = (page: Page) =>
  pressByKey(page.getByRole('button', { name: 'Continue', exact: true }));

test('[spec 2s.14 2s.15 2r.06 7d.02] the own profile_complete is asked for, and whose profile is not complete is led to complete it, from everywhere', async ({
  page,
  server,
}) => {
  const newcomer = await addNewcomer(server);
  const asked = page.waitForRequest(/\/rest\/v1\/profiles\?.*select=profile_complete/);
  await enter(page, newcomer);
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    select: 'profile_complete',
    id: `eq.${newcomer.id}`,
  });
  await expect(page).toHaveURL(onboarding);
  for (const path of [
    '/dashboard',
    '/time',
    '/privacy-policy',
    '/no-such-page',
    '/onboarding/profile',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(onboarding);
  }
  await expect(heading(page, 'About you')).toBeVisible();
});

test('[spec 2s.17] no one is led away when the check fails', async ({ page, server }) => {
  await page.route('**/rest/v1/profiles?*profile_complete*', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }),
  );
  const answered = page.waitForResponse(/profile_complete/);
  await enter(page, await addNewcomer(server));
  await page.waitForURL('**/dashboard');
  expect((await answered).status()).toBe(500);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[spec 2s.18] no one is led away when the answer says nothing', async ({ page, server }) => {
  await page.route('**/rest/v1/profiles?*profile_complete*', (route) =>
    route.fulfill({ json: [] }),
  );
  const answered = page.waitForResponse(/profile_complete/);
  await enter(page, await addNewcomer(server));
  await page.waitForURL('**/dashboard');
  await answered;
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a company is founded in steps that survive a reload and a lost connection, and work begins', async ({
  page,
  server,
}) => {
  await enter(page, await addNewcomer(server, { first_name: 'New', last_name: 'Founder' }));
  await expect(heading(page, 'About you')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('New');
  await goOnByKey(page);
  await expect(heading(page, 'Your company')).toBeFocused();
  await goOnByKey(page);
  await expect(page.getByRole('alert')).toHaveText('Choose an option.');
  await expect(page.getByRole('radio', { name: /I’m setting up a company/ })).toBeFocused();
  await page.keyboard.press('Space');
  await goOnByKey(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Ridgeline Concrete');
  await page.getByRole('textbox', { name: 'Type of work' }).fill('Concrete');

  await page.reload();
  await expect(heading(page, 'About the company')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(
    'Ridgeline Concrete',
  );
  await goOnByKey(page);
  await page.getByRole('textbox', { name: 'Your first project' }).fill('Yard');
  await expect(page.getByRole('button', { name: 'Time zone' })).toContainText('Los Angeles');
  await page.getByRole('combobox', { name: 'Workweek starts on' }).selectOption('Sunday');
  await page.getByRole('radio', { name: 'Every two weeks' }).check();
  await expectNoAxeViolations(page);

  await page.context().setOffline(true);
  await expect(page.getByText('This needs a connection.')).toBeVisible();
  await page.context().setOffline(false);
  await pressByKey(page.getByRole('button', { name: 'Finish setup' }));
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Ridgeline Concrete').first()).toBeVisible();
  const steps = page.getByRole('region', { name: 'First steps' });
  await pressByKey(steps.getByRole('link', { name: /Record the first punch/ }));
  await expect(page.getByRole('button', { name: /Project/ })).toBeVisible();
  await pressByKey(clock(page).button('Clock in'));
  await expect(clock(page).button('Clock out')).toBeFocused();

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 40.58, longitude: -105.08, accuracy: 5 });
  await pressByKey(page.getByRole('link', { name: 'Today' }).first(), { step: 'Shift+Tab' });
  await pressByKey(steps.getByRole('link', { name: /Add a job site/ }));
  await pressByKey(page.getByRole('button', { name: 'Use my location' }));
  // The whole circle is in view, with the handle that sets its radius.
  await reach(page.getByRole('region', { name: 'Map of the site' }).getByRole('slider'));
  await expectFocusKept(page);
  await pressByKey(page.getByRole('button', { name: 'Save site' }));
  await expect(page.getByText(/^Circle, /)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a founder gets to the first punch and adds a site here in few taps, and Today checks the steps off', async ({
  page,
  server,
}) => {
  const founder = await addNewcomer(server, { first_name: 'New', last_name: 'Founder' });
  await enter(page, founder);
  await expect(heading(page, 'About you')).toBeVisible();
  const taps = await countTaps(page);
  await goOn(page);
  await page.getByText('I’m setting up a company').click();
  await goOn(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('First Hour Paving');
  await goOn(page);
  await page.getByRole('textbox', { name: 'Your first project' }).fill('Main Street');
  await page.getByRole('button', { name: 'Finish setup' }).click();
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 4 done');
  await expect(page.getByRole('link', { name: 'Punch for your crew' })).toBeHidden();
  await expect(steps.getByRole('link', { name: /Add a job site/ })).toHaveAttribute(
    'href',
    /\/admin\/projects\/[0-9a-f-]{36}\/sites\/new$/,
  );
  await steps.getByRole('link', { name: /Record the first punch/ }).click();
  await clock(page).clockIn();
  expect(taps()).toBeLessThanOrEqual(tapsFor('found_to_first_punch'));

  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(steps).toContainText('1 of 4 done');
  await expect(steps.getByRole('link', { name: /Record the first punch/ })).toBeHidden();
  await expectNoAxeViolations(page);
  await callAs(server, founder, 'invite_person', { first_name: 'Second' });
  await expect(steps).toContainText('2 of 4 done');
  await expect(page.getByRole('link', { name: 'Punch for your crew' })).toBeVisible();

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 40.58, longitude: -105.08, accuracy: 5 });
  const before = taps();
  await steps.getByRole('link', { name: /Add a job site/ }).click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByRole('button', { name: 'Save site' }).click();
  await expect(page.getByText(/^Circle, /)).toBeVisible();
  expect(taps() - before).toBeLessThanOrEqual(tapsFor('add_site_here'));
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(steps).toContainText('3 of 4 done');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Right now' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('an invitation is accepted by its link, and whoever knows the keyboard needs nothing else', async ({
  page,
  server,
}) => {
  const invited = await callAs(server, demoLogins.admin, 'invite_person', { first_name: 'Late' });
  const { token } = z.object({ token: z.string() }).parse(invited);
  await enter(page, await addNewcomer(server));
  await expect(heading(page, 'About you')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.keyboard.type('Late');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Comer');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your company')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /I have an invitation/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Join your company')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${server.url}/auth?invitation=${'0'.repeat(64)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no longer valid');
  await page
    .getByRole('textbox', { name: 'Invitation' })
    .fill(`${server.url}/auth?invitation=${token}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('region', { name: 'Time clock' })).toBeVisible();
});

test('whoever came for a new password gets it before the rest', async ({ page, server }) => {
  const newcomer = await addNewcomer(server);
  await page.goto('/auth?view=forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await mailedLink(server, newcomer.email, '/auth/v1/verify'));
  await expect(page).toHaveURL(/\/onboarding\/profile\?recovery/);
  await page.getByRole('textbox', { name: 'New password' }).fill('seven dry boots by the stove');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page, 'About you')).toBeVisible();
});
