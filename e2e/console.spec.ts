import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { nextPlatformCode, signInToConsole } from './support/console.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 1.09 2r.09] /super-admin is the platform’s console; a company’s people find nothing there, and others the sign-in', async ({
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
  // Nothing that belongs to a company.
  await expect(page.getByRole('link', { name: /^(Time|Today|Schedule|Team)$/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/super-admin$/);
});

test('whoever looks after the platform finds a company by keyboard, a report by its id, and a job to retry', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInToConsole(page, server);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('summit');
  await expect(page.getByText('1 company')).toBeVisible();
  await page.getByRole('link', { name: 'Summit Ridge Construction' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Summit Ridge/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'People who clocked in' })).toBeVisible();

  await page.goto('/super-admin/errors?q=day');
  await page.getByRole('button', { name: /TypeError/ }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Error report' });
  const id = await report.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/).textContent();
  await page.keyboard.press('Escape');
  await page.goto(`/super-admin/errors?q=${id}`);
  await expect(report.getByText('/time')).toBeVisible();

  await page.goto('/super-admin/jobs');
  await page.getByRole('button', { name: 'redraw_shared_pictures' }).press('Enter');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('Job retried')).toBeVisible();
  await expect(page.getByText('No jobs here.')).toBeVisible();

  await page.goto('/super-admin/messages?q=no-such-mailbox@demo.muster.test');
  await expect(page.getByRole('row', { name: /no-such-mailbox.*Refused/ })).toBeVisible();
});

test('an announcement shows to its audience until it is dismissed', async ({
  page,
  browser,
  server,
}) => {
  await signInToConsole(page, server);
  await page.goto('/super-admin/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('In English').fill('The office is closed on Friday.');
  await page.getByLabel('In Spanish').fill('La oficina cierra el viernes.');
  await page.getByLabel('For').selectOption('admins');
  await page.getByLabel('From').fill(await localMinute(page, -1));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shown now')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const office = await context.newPage();
  await signIn(office, demoLogins.outsider);
  const bar = office.getByRole('region', { name: 'Announcements' });
  await expect(bar).toContainText('The office is closed on Friday.');
  await office.goto('/time');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();
  await office.reload();
  await expect(office.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await office.waitForLoadState('networkidle');
  await expect(bar).toBeHidden();
  await context.close();

  // Ended early, so that other journeys don't see it.
  await page.getByRole('button', { name: /The office is closed/ }).click();
  await page.getByLabel('Until').fill(await localMinute(page, 0));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /The office is closed.*Over/ })).toBeVisible();
});

test('support sees what one person sees, in Spanish by keyboard on a phone, and they and their admin see what was opened', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToConsole(page, server);
  await speak(page, 'Español');
  await page.goto('/super-admin/people');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(demoLogins.employee.email);
  await page.getByRole('button', { name: /^Visitar a / }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Motivo').focus();
  await page.keyboard.type('No aparece la entrada del viernes');
  await sheet.getByLabel('Código de su app de autenticación').focus();
  await page.keyboard.type(await nextPlatformCode(server));
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Empezar la visita' }).press('Enter');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir la visita' }).press('Enter');
  const tab = await opened;
  await tab.setViewportSize({ width: 390, height: 844 });
  await expect(tab.getByText(/^Visita de soporte: lo que ve /)).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Últimos 14 días' })).toBeVisible();
  await expectNoAxeViolations(tab);
  for (const name of ['Hoja de horas', 'Horario', 'Mensajes', 'Dispositivos']) {
    await tab.getByRole('tab', { name }).press('Enter');
    await expect(tab.getByRole('tabpanel', { name })).not.toBeEmpty();
    await expect(tab.getByText('No se pudo')).toHaveCount(0);
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoAxeViolations(tab);
  }
  // The device stores nothing from the visit.
  const stored = JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(stored).not.toMatch(/visited_person|my_sheet|my_schedule|notification_log|my_clock/);
  await tab.getByRole('button', { name: 'Terminar la visita' }).press('Enter');
  await expect(tab.getByRole('heading', { name: 'La visita terminó' })).toBeVisible();
  await tab.close();
  await speak(page, 'English');

  for (const [login, path] of [
    [demoLogins.employee, '/my-profile'],
    [demoLogins.admin, '/admin/settings/support'],
  ] as const) {
    const own = await browser.newContext({ baseURL: server.url });
    const told = await own.newPage();
    await signIn(told, login);
    await told.goto(path);
    const visit = told.getByRole('listitem').filter({ hasText: 'No aparece la entrada' });
    await expect(visit).toContainText('Opened: Account and devices, Clock, Timesheet, Schedule');
    await own.close();
  }
});

async function speak(page: Page, language: 'English' | 'Español') {
  await page.goto('/more');
  await page.getByRole('radio', { name: language }).check();
  const unsent = () => page.evaluate(() => localStorage.getItem('muster.look') ?? '');
  await expect.poll(unsent).toContain('"unsent":null');
}

/** Formats an instant as an input field does, in the browser's zone. */
const localMinute = (page: Page, days: number) =>
  page.evaluate((count) => {
    const at = new Date(Date.now() + count * 86_400_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, days);
