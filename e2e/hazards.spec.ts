/** A hazard from the report on a phone without a network to its closing at the office. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Counts presses of a finger or a mouse on the page. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener(
      'click',
      () => Object.assign(window, { taps: Number(Reflect.get(window, 'taps')) + 1 }),
      true,
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'taps')));
}

const icon = readFileSync('apps/web/public/icons/icon-192.png');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: icon });

/** Blurs a part of the first photo and points at another, without a mouse. */
async function markUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark up' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Mark up the photo' });
  for (const tool of ['Blur', 'Arrow']) {
    await sheet.getByRole('radio', { name: tool }).check();
    await sheet.getByRole('button', { name: /^Photo to mark up/ }).press('Enter');
    await sheet.getByRole('button', { name: /^Photo to mark up/ }).press('ArrowLeft');
  }
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Use this photo' }).click();
  await expect(sheet).toBeHidden();
}

/** Shares the hazard with its first photo; a browser without scripts reads it until the link is turned off. */
async function expectSharing(office: Page, browser: Browser, what: string): Promise<void> {
  await office.getByRole('button', { name: 'Share with outsiders' }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Photo 1' }).check();
  await expectNoAxeViolations(office);
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const link = await sheet.getByRole('textbox', { name: 'Public link' }).inputValue();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const outside = await context.newPage();
  await outside.goto(link);
  await expect(outside.getByText(what)).toBeVisible();
  const picture = outside.getByRole('img', { name: 'Photo 1' });
  // The job that draws it may not be done yet.
  await expect(async () => {
    await outside.reload();
    await expect(picture).toHaveJSProperty('naturalWidth', 192, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const address = (await picture.getAttribute('src')) ?? '';

  // With the service worker of the app, the server's page still comes.
  await office.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(office.getByText('Only your company sees this hazard.')).toBeVisible();
  const here = office.url();
  await office.goto(link);
  await expect(office.getByText('This report is not available')).toBeVisible();
  await expectNoAxeViolations(office);
  await office.goto(here);
  await outside.reload();
  await expect(outside.getByText('This report is not available')).toBeVisible();
  await expect(outside.getByText(what)).toBeHidden();
  expect((await outside.request.get(address)).status()).toBe(404);
  await context.close();
}

const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check();

test('a report is saved six taps from the dashboard at most', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.employee);
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Report a hazard' }).click();
  const what = page.getByRole('textbox', { name: "What's the hazard?" });
  await what.click();
  await what.fill('Rebar without caps');
  await choose(page, 'How bad could it get?', 'Serious injury');
  await choose(page, 'How likely is that?', 'Possible');
  await expect(page.getByText('High risk, 12 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Report hazard' }).click();
  await expect(page.getByText('Hazard reported')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('link', { name: /Rebar without caps/ })).toBeVisible();
});

test('[spec 2r.11] a report with two photos from a dead zone survives a killed browser, is sent once and is shown to outsiders by its link', async ({
  server,
  browser,
  page: office,
}) => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  const what = 'Trench wall is cracking';
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, demoLogins.employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Known on this phone, as to everyone who has opened the app before.
    await page.goto(`${network.url}/safety/new`);
    await expect(page.getByRole('button', { name: 'Report hazard' })).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await page.getByRole('textbox', { name: "What's the hazard?" }).fill(what);
    await page.getByLabel('Choose photos').setInputFiles([photo('wall.png'), photo('crack.png')]);
    const photos = page.getByRole('list', { name: 'Photos to send' }).getByRole('img');
    await expect(photos).toHaveCount(2);
    await markUp(page);
    await choose(page, 'How bad could it get?', 'Death');
    await choose(page, 'How likely is that?', 'Likely');
    await page.getByRole('button', { name: 'Report hazard' }).click();
    await expect(page.getByText('Hazard saved on this device')).toBeVisible();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}/safety`);
    const waiting = page.getByRole('list', { name: 'Saved on this device' });
    await expect(waiting.getByText(what)).toBeVisible();

    await signIn(office, demoLogins.admin);
    await office.goto('/safety?sort=newest');
    await expect(office.getByRole('link', { name: new RegExp(what) })).toBeHidden();
    network.mend();
    await phone.context.setOffline(false);
    await expect(waiting).toBeHidden();
    // The office hears of it without asking.
    await expect(office.getByRole('link', { name: new RegExp(what) })).toHaveCount(1);
    await office.getByRole('link', { name: new RegExp(what) }).click();
    const arrived = office.getByRole('region', { name: 'Photos' }).getByRole('img');
    await expect(arrived).toHaveCount(2, { timeout: 45_000 });
    await expect(arrived.first()).toHaveJSProperty('naturalWidth', 192);
    await expectSharing(office, browser, what);
  } finally {
    await phone.kill();
    await network.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('the photo of an anonymous report arrives without a session', async ({ page }) => {
  await signIn(page, demoLogins.admin);
  const uploads: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    if (/anonymous-photo|upload\/sign/.test(request.url())) {
      uploads.push(request.allHeaders().then(({ authorization }) => authorization));
    }
  });
  await page.goto('/safety/new');
  await page.getByRole('textbox', { name: "What's the hazard?" }).fill('No harness on the roof');
  await page.getByLabel('Choose photos').setInputFiles([photo('roof.png')]);
  await choose(page, 'How bad could it get?', 'Death');
  await choose(page, 'How likely is that?', 'Likely');
  await page.getByRole('checkbox', { name: 'Report without my name' }).check();
  await page.getByRole('button', { name: 'Report without my name' }).click();
  await page.getByRole('link', { name: /No harness on the roof/ }).click();
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Anonymous').first()).toBeVisible();
  expect(await Promise.all(uploads)).toEqual([undefined, undefined]);
});

test('[spec 1.05] goes from report to closed between a supervisor, an employee and an admin', async ({
  page: employee,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const openAs = async (login: (typeof demoLogins)[keyof typeof demoLogins]) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await signIn(page, login);
    return page;
  };
  const what = 'Guardrail missing on level 3';
  await signIn(employee, demoLogins.employee);
  await employee.goto('/safety/new');
  await employee.getByRole('textbox', { name: "What's the hazard?" }).fill(what);
  await choose(employee, 'How bad could it get?', 'Death');
  await choose(employee, 'How likely is that?', 'Possible');
  await employee.getByRole('button', { name: 'Report hazard' }).click();
  await employee.getByRole('link', { name: new RegExp(what) }).click();
  await expect(employee.getByRole('button', { name: 'Assign', exact: true })).toBeHidden();

  const supervisor = await openAs(demoLogins.supervisor);
  await supervisor.goto(new URL(employee.url()).pathname);
  await supervisor.getByRole('button', { name: 'Review risk' }).click();
  await supervisor.getByRole('combobox', { name: 'How likely is that?' }).selectOption('4');
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Review risk' }).click();
  await expect(supervisor.getByText('20 of 25')).toBeVisible();
  await supervisor.getByRole('button', { name: 'Add action' }).click();
  const sheet = supervisor.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'What needs to be done?' }).fill('Put up a guardrail');
  const choosePerson = async (name: RegExp) => {
    await supervisor
      .getByRole('dialog')
      .getByRole('button', { name: /Assign to/ })
      .click();
    await supervisor.getByRole('option', { name }).first().click();
  };
  const me = await nameOf(employee);
  await choosePerson(new RegExp(me));
  await sheet.getByRole('button', { name: 'Save action' }).click();
  await expect(supervisor.getByText('Put up a guardrail').first()).toBeVisible();
  await supervisor.getByRole('button', { name: 'Assign', exact: true }).click();
  await choosePerson(new RegExp(me));
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();

  // The employee's page follows without a reload.
  await employee.getByRole('button', { name: 'Start work' }).click();
  const note = employee.getByRole('form', { name: 'New note' });
  await note.getByRole('textbox', { name: 'Note' }).fill('Posts are on the truck');
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(supervisor.getByText('Posts are on the truck')).toBeVisible();
  await employee.getByRole('button', { name: 'Mark done' }).click();
  await expect(employee.getByText('Done', { exact: true })).toBeVisible();
  await employee.getByRole('button', { name: 'Resolve' }).click();
  await employee.getByRole('textbox', { name: 'What was done?' }).fill('New guardrail is up');
  await employee.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(employee.getByText('Resolved', { exact: true }).first()).toBeVisible();

  await supervisor.getByRole('button', { name: 'Verify and close' }).click();
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Verify and close' }).click();
  await expect(supervisor.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(supervisor);
  await supervisor.context().close();
});

async function nameOf(page: Page): Promise<string> {
  const back = page.url();
  await page.goto('/my-profile');
  const first = await page.getByRole('textbox', { name: 'First name' }).inputValue();
  await page.goto(back);
  return first;
}
