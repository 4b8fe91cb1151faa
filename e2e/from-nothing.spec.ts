/**
 * A company runs itself: from a server without data to three people on the clock and their payroll file, using only the
 * screens, in both languages.
 */
import type { Browser, Page } from '@playwright/test';

import { startTestServer, type TestServer } from '@muster/testkit';

import { openWithProjectHere } from './support/clock-page.ts';
import { mailedLink } from './support/mail.ts';
import { addTime, downloadFile, minutesIn, signSheet } from './support/pay-pages.ts';
import { draw } from './support/signature.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';
import { type Language, type Say, speak } from './support/words.ts';

const dayMs = 86_400_000;
const password = 'three wet gloves on a fence';
const place = { latitude: 40.58, longitude: -105.08 };

/** Opens a separate browser for a person; everyone uses the journey's language. */
async function openDevice(browser: Browser, server: TestServer, language: Language) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language === 'en' ? 'en-US' : 'es-MX',
    timezoneId: 'America/Denver',
    geolocation: { ...place, accuracy: 5 },
    permissions: ['geolocation'],
    // Room for every column of the board.
    viewport: { width: 1600, height: 900 },
  });
  await skipSplash(context);
  return context.newPage();
}

function person(page: Page, say: Say) {
  const field = (name: string) => page.getByRole('textbox', { name: say(name) });
  const press = (name: string) => page.getByRole('button', { name: say(name) }).click();
  return { field, press };
}

/** Signs up on the open page, opens the link in the confirmation email, and confirms the password. */
async function signUp(page: Page, server: TestServer, say: Say, who: string): Promise<void> {
  const { field, press } = person(page, say);
  await field('First name').fill(who);
  await field('Last name').fill('Tester');
  const email = field('Email');
  if (!(await email.inputValue())) await email.fill(`${who.toLowerCase()}@example.test`);
  const address = await email.inputValue();
  await field('Password').fill(password);
  await press('Create account');
  await page.goto(await mailedLink(server, address, '/auth/v1/verify'));
  await expect(page.getByRole('heading', { name: say('Confirm your password') })).toBeVisible();
  await field('Password').fill(password);
  await press('Continue');
  await expect(page).not.toHaveURL(/\/auth/);
}

async function foundCompany(page: Page, say: Say): Promise<void> {
  const { field, press } = person(page, say);
  await expect(page.getByRole('heading', { name: say('About you') })).toBeVisible();
  await press('Continue');
  await page.getByText(say('I’m setting up a company')).click();
  await press('Continue');
  await field('Company name').fill('Ridgeline Concrete');
  await press('Continue');
  await field('Your first project').fill('Yard');
  await press('Finish setup');
  await expect(page).toHaveURL(/\/dashboard/);
}

async function addProject(page: Page, say: Say): Promise<void> {
  const { field, press } = person(page, say);
  await page.goto('/admin/projects');
  await press('New project');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: say('Name') }).fill('Canal lock');
  await press('Create project');
  await page.getByRole('link', { name: say('Add site') }).click();
  await field('Location').fill(`${place.latitude}, ${place.longitude}`);
  // The Spanish speaker uses metric units.
  await field('Feet').or(field('Meters')).fill('395');
  await press('Save site');
  await expect(page.getByRole('heading', { name: 'Canal lock' })).toBeVisible();
}

async function addCrew(page: Page, say: Say): Promise<void> {
  await page.goto('/admin/crews');
  await person(page, say).press('New crew');
  await person(page, say).field('Name').fill('Formwork');
  await person(page, say).press('Create crew');
  await expect(page.getByRole('heading', { name: 'Formwork' })).toBeVisible();
}

type Way = 'By email' | 'By link or code' | 'No login';

/** Invites someone to the crew; returns the link if one is shown. */
async function invite(
  page: Page,
  say: Say,
  who: string,
  way: Way,
  role: 'employee' | 'supervisor' = 'employee',
): Promise<string> {
  const { field, press } = person(page, say);
  await page.goto('/admin/employees');
  await press('Invite');
  await field('First name').fill(who);
  await field('Last name').fill('Tester');
  await page.getByRole('dialog').getByText(say(way)).click();
  if (way === 'By email') await field('Email').fill(`${who.toLowerCase()}@example.test`);
  await page
    .getByRole('combobox', { name: say('Role') })
    .last()
    .selectOption(role);
  await page.getByRole('dialog').getByLabel(say('Crew')).click();
  await page.getByRole('option', { name: 'Formwork' }).click();
  await press(way === 'By email' ? 'Send invitation' : way === 'No login' ? 'Add' : 'Create link');
  if (way !== 'By link or code') {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return '';
  }
  await expect(page.getByRole('img', { name: say('QR code for the invitation') })).toBeVisible();
  const link = await page.getByText(/^https?:\/\/\S+invitation=[0-9a-f]{64}$/).textContent();
  await press('Done');
  return link ?? '';
}

async function setRate(page: Page, say: Say, who: string): Promise<void> {
  const { field, press } = person(page, say);
  await page.goto('/admin/employees');
  await page.getByRole('link', { name: `${who} Tester` }).click();
  await press('Show pay rates');
  await press('Add rate');
  await field('Amount per hour').fill('31');
  await press('Add rate');
  await expect(page.getByText(/31[.,]00/).first()).toBeVisible();
}

async function setOvertime(page: Page, say: Say): Promise<void> {
  await page.goto('/admin/settings/overtime');
  await page.getByLabel(say('Rule set')).selectOption({ value: 'california' });
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText(say('Your settings are saved'))).toBeVisible();
}

async function registerTablet(admin: Page, tablet: Page, say: Say): Promise<void> {
  const { field, press } = person(admin, say);
  await admin.goto('/admin/kiosks');
  await press('Register a tablet');
  await field('Name').fill('Gate tablet');
  await admin.getByRole('radio', { name: say('Everyone in the company') }).check();
  await press('Show code');
  const code = await admin.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await tablet.goto(`/kiosk?code=${(code ?? '').replace('-', '')}`);
  await person(tablet, say).press('Set up as a kiosk');
  await expect(tablet.getByRole('heading', { name: say('Who are you?') })).toBeVisible();
}

async function givePin(page: Page, say: Say, who: string): Promise<string> {
  await page.goto('/admin/kiosks?tab=pins');
  await page.getByRole('checkbox', { name: `${who} Tester` }).check();
  const press = (name: string) =>
    page.getByRole('button', { name: say(`{0, plural, ${name}}`, { 0: 1 }) }).click();
  await press('one {New PIN for # person} other {New PINs for # people}');
  await press('one {Create # PIN} other {Create # PINs}');
  const pin = page.getByRole('definition');
  await expect(pin).toHaveText(/^\d{6}$/);
  return (await pin.textContent()) ?? '';
}

async function clockIn(page: Page, say: Say): Promise<void> {
  await openWithProjectHere(page, 'Canal lock');
  const section = page.getByRole('region', { name: say('Time clock') });
  await section.getByRole('button', { name: say('Clock in') }).click();
  await expect(section.getByRole('button', { name: say('Clock out') })).toBeVisible();
}

async function clockInAtKiosk(tablet: Page, say: Say, who: string, pin: string): Promise<void> {
  await tablet.getByRole('button', { name: `${who} Tester` }).click();
  // The PIN is newer than the tablet's data about its people.
  await expect(tablet.getByRole('heading', { name: say('Enter your PIN') })).toBeVisible();
  await tablet.keyboard.type(pin);
  await person(tablet, say).press('Clock in');
  await expect(tablet.getByRole('heading', { name: say('Clocked in') })).toBeVisible();
}

async function clockInByCrew(lead: Page, say: Say, who: string): Promise<void> {
  await lead.getByRole('link', { name: say('Punch for your crew') }).click();
  await lead.getByRole('checkbox', { name: `${who} Tester` }).check();
  await person(lead, say).press('Punch');
  await lead
    .getByRole('dialog')
    .getByRole('radio', { name: say('Clock in') })
    .check();
  // The button's text ends with the number of people, in Spanish in parentheses.
  await lead
    .getByRole('dialog')
    .getByRole('button', { name: /\b1\)?$/ })
    .click();
  await expect(lead.getByRole('dialog')).toHaveCount(0);
}

const workers = ['Lead', 'Scanner', 'Plain'] as const;

async function openSheet(page: Page, who: string, date: string): Promise<void> {
  await page.goto(`/timesheets?period=${date}`);
  await page.getByRole('link', { name: `${who} Tester` }).click();
}

/** Moves time forward three weeks: everyone has been with the company since then. */
async function passWeeks(server: TestServer): Promise<void> {
  const key = server.serviceRoleKey;
  const answer = await fetch(`${server.url}/rest/v1/memberships?person_id=not.is.null`, {
    method: 'PATCH',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ valid_from: new Date(Date.now() - 21 * dayMs).toISOString() }),
  });
  expect(answer.status).toBe(204);
}

/** A past period: its hours were on paper, and are now signed, approved, locked and paid. */
async function exportPaperHours(
  { admin, lead, worker }: Readonly<Record<'admin' | 'lead' | 'worker', Page>>,
  say: Say,
): Promise<void> {
  const date = new Date(Date.now() - 15 * dayMs).toISOString().slice(0, 10);
  const count = (text: string, of: number) => say(`{0, plural, ${text}}`, { 0: of });
  for (const who of workers) {
    await openSheet(admin, who, date);
    await addTime(admin, say, { date, from: '07:00', to: '11:00', reason: 'On paper' });
  }
  const from = new URL(admin.url()).pathname.split('/')[2] ?? '';
  await worker.goto(`/time/sheet/${date}`);
  await signSheet(worker, say);
  await lead.goto(`/time/sheet/${date}`);
  await signSheet(lead, say);
  // Someone without a login signs by finger.
  await openSheet(lead, 'Plain', date);
  await person(lead, say).press('Get signature on this phone');
  await draw(lead);
  await lead
    .getByRole('dialog')
    .getByRole('button', { name: say('Sign') })
    .click();
  await expect(lead.getByRole('dialog')).toHaveCount(0);

  await lead.goto('/approvals');
  const approve = 'one {Approve # timesheet} other {Approve # timesheets}';
  await lead.getByRole('button', { name: count(approve, 2) }).click();
  await expect(lead.getByRole('button', { name: count(approve, 2) })).toHaveCount(0);
  await admin.goto('/approvals');
  await admin.getByRole('button', { name: count(approve, 1) }).click();
  const lock = 'one {Lock # timesheet} other {Lock # timesheets}';
  await admin.getByRole('button', { name: count(lock, 3) }).click();
  await expect(admin.getByRole('button', { name: count(lock, 3) })).toHaveCount(0);

  const period = `/payroll/${from}?format=csv`;
  await admin.goto(period);
  await admin
    .getByRole('list', { name: say('No payroll ID') })
    .getByRole('link')
    .first()
    .click();
  for (const who of workers) await admin.getByLabel(`${who} Tester`).fill(who.toUpperCase());
  await person(admin, say).press('Save');
  await expect(admin.getByText(say('Payroll names saved'))).toBeVisible();
  await admin.goto(period);
  await person(admin, say).press('Export');
  expect(minutesIn(await downloadFile(admin, say))).toBe(3 * 240);
}

// Each has its own server.
test.describe.configure({ mode: 'parallel' });

// Four people, four browsers and the whole administration take minutes.
for (const language of ['en', 'es'] as const) {
  test(`a company is founded, at work and paid by screens alone (${language}) @full`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const say = speak(language);
    const server = await startTestServer();
    const open = () => openDevice(browser, server, language);
    const admin = await open();
    await admin.goto('/');
    await admin
      .getByRole('link', { name: say('Set up your company') })
      .first()
      .click();
    await signUp(admin, server, say, 'Founder');
    await foundCompany(admin, say);
    await addProject(admin, say);
    await addCrew(admin, say);
    await invite(admin, say, 'Lead', 'By email', 'supervisor');
    const link = await invite(admin, say, 'Scanner', 'By link or code');
    await invite(admin, say, 'Plain', 'No login');
    await setRate(admin, say, 'Plain');
    await setOvertime(admin, say);

    const lead = await open();
    await lead.goto(await mailedLink(server, 'lead@example.test', 'invitation='));
    await signUp(lead, server, say, 'Lead');
    const worker = await open();
    await worker.goto(link);
    await signUp(worker, server, say, 'Scanner');

    const tablet = await open();
    await registerTablet(admin, tablet, say);
    const pin = await givePin(admin, say, 'Plain');
    await admin.goto('/dashboard');

    await clockIn(lead, say);
    await clockInByCrew(lead, say, 'Scanner');
    await clockInAtKiosk(tablet, say, 'Plain', pin);
    for (const [who, how] of [
      ['Lead', say('Own phone')],
      ['Scanner', say('Clocked in by {name}', { name: 'Lead Tester' })],
      ['Plain', say('Kiosk: {name}', { name: 'Gate tablet' })],
    ] as const) {
      const cells = admin
        .getByRole('row')
        .filter({ has: admin.getByRole('link', { name: `${who} Tester` }) });
      await expect(cells.getByText(say('Working'))).toBeVisible();
      await expect(cells.getByText(how)).toBeVisible();
    }

    await worker.goto('/time');
    const asked = worker.getByRole('region', { name: say('Is this right?') });
    await expect(asked).toContainText('Lead Tester');
    await asked.getByRole('button', { name: say('That’s right') }).click();
    await expect(asked).toBeHidden();

    await passWeeks(server);
    await exportPaperHours({ admin, lead, worker }, say);
    await server.stop();
  });
}
