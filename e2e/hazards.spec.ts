/** A hazard, from the report on an offline phone to its closing at the office. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Locator, Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const icon = readFileSync('apps/web/public/icons/icon-192.png');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: icon });

/** Draws an arrow on the first photo with a finger, and marks the second one up without a mouse. */
async function markUpBoth(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Mark up the photo' });
  const board = sheet.getByRole('button', { name: /^Photo to mark up/ });
  await page.getByRole('button', { name: 'Mark up' }).first().click();
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (box === null) throw new Error('The photo is not on the page');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await sheet.getByRole('button', { name: 'Use this photo' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Mark up' }).last().click();
  for (const tool of ['Blur', 'Arrow']) {
    await sheet.getByRole('radio', { name: tool }).check();
    await board.press('Enter');
    await board.press('ArrowLeft');
  }
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Use this photo' }).click();
  await expect(sheet).toBeHidden();
}

/** Counts the pixels of a picture that have the red of a mark. The photo itself has none. */
const markedPixels = (picture: Locator) =>
  picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('not a picture');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return Array.from(data).filter(
      (red, at) => at % 4 === 0 && red > 180 && Number(data[at + 1]) < 80,
    ).length;
  });

/** A gray photo in which no two neighboring pixels are alike, as long as nothing was blurred. */
async function noisyPhoto(page: Page, name: string) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [192, 192];
    const context = canvas.getContext('2d');
    for (let at = 0; at < 192 * 192; at += 1) {
      const [x, y] = [at % 192, Math.floor(at / 192)];
      if (context === null) break;
      context.fillStyle = (x + y) % 2 === 0 ? '#404040' : '#c0c0c0';
      context.fillRect(x, y, 1, 1);
    }
    return canvas.toDataURL('image/png');
  });
  return { ...photo(name), buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** Counts the squares of 8 by 8 pixels with a single gray, which only a blur leaves. */
const flatSquares = (picture: Locator) =>
  picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('not a picture');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    let flat = 0;
    for (let x = 0; x + 8 <= canvas.width; x += 8) {
      for (let y = 0; y + 8 <= canvas.height; y += 8) {
        const { data } = context?.getImageData(x, y, 8, 8) ?? { data: [] };
        const parts = Array.from(data).filter((_, at) => at % 4 !== 3);
        if (Math.max(...parts) - Math.min(...parts) < 16 && Math.max(...parts) < 200) flat += 1;
      }
    }
    return flat;
  });

/**
 * Shares the hazard with its first photo; a browser without scripts can read it until the link is turned off.
 */
async function expectSharing(office: Page, browser: Browser, what: string): Promise<void> {
  await office.getByRole('button', { name: 'Share outside the company' }).click();
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

  // Despite the app's service worker, the server's page is shown.
  await office.getByRole('button', { name: 'Turn off link' }).click();
  await expect(office.getByText('Only your company sees this hazard.')).toBeVisible();
  const here = office.url();
  await office.goto(link);
  await expect(office.getByText('This report isn’t available')).toBeVisible();
  await expectNoAxeViolations(office);
  await office.goto(here);
  await outside.reload();
  await expect(outside.getByText('This report isn’t available')).toBeVisible();
  await expect(outside.getByText(what)).toBeHidden();
  expect((await outside.request.get(address)).status()).toBe(404);
  await context.close();
}

const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check();

async function openAsAdmin(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, demoLogins.admin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** The supervisor rates and assigns the hazard, the employee who reported it resolves it, the supervisor closes it. */
async function closeTogether(employee: Page, supervisor: Page): Promise<void> {
  await expect(employee.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(employee.getByRole('button', { name: 'Assign', exact: true })).toBeHidden();
  const me = await firstNameOf(employee);
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
  await choosePerson(new RegExp(me));
  await sheet.getByRole('button', { name: 'Save action' }).click();
  await expect(supervisor.getByText('Put up a guardrail').first()).toBeVisible();
  await supervisor.getByRole('button', { name: 'Assign', exact: true }).click();
  await choosePerson(new RegExp(me));
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();

  // The employee's page updates without a reload.
  await employee.getByRole('button', { name: 'Start fixing' }).click();
  const note = employee.getByRole('form', { name: 'New note' });
  await note.getByRole('textbox', { name: 'Note' }).fill('Posts are on the truck');
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(supervisor.getByText('Posts are on the truck')).toBeVisible();
  await employee.getByRole('button', { name: 'Mark as done' }).click();
  await expect(employee.getByText('Done', { exact: true })).toBeVisible();
  await employee.getByRole('button', { name: 'Resolve' }).click();
  await employee.getByRole('textbox', { name: 'What was done?' }).fill('New guardrail is up');
  await employee.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(employee.getByText('Resolved', { exact: true }).first()).toBeVisible();

  await expect(employee.getByRole('button', { name: 'Verify and close' })).toBeHidden();
  await supervisor.getByRole('button', { name: 'Verify and close' }).click();
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Verify and close' }).click();
  await expect(supervisor.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(supervisor);
}

async function firstNameOf(page: Page): Promise<string> {
  const back = page.url();
  await page.goto(new URL('/my-profile', back).href);
  const first = await page.getByRole('textbox', { name: 'First name' }).inputValue();
  await page.goto(back);
  return first;
}

test('[spec 1.05 2r.11] a report with two marked-up photos from a dead zone survives a killed browser, is sent once, closed by the right people, shared and hidden again', async ({
  server,
  browser,
  page: office,
}) => {
  test.setTimeout(150_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  const what = `Trench wall is cracking ${randomUUID().slice(0, 8)}`;
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, demoLogins.employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The page has been opened on this phone before, as on any phone in use.
    await page.goto(`${network.url}/safety/new`);
    await expect(page.getByRole('button', { name: 'Report hazard' })).toBeVisible();
    await page.goto(`${network.url}/dashboard`);
    const report = page.getByRole('link', { name: 'Report a hazard' });
    await expect(report).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    const taps = await countTaps(page);
    await report.click();
    const text = page.getByRole('textbox', { name: 'What’s the hazard?' });
    await text.click();
    await text.fill(what);
    const crack = await noisyPhoto(page, 'crack.png');
    await page.getByLabel('Choose photos').setInputFiles([photo('wall.png'), crack]);
    const photos = page.getByRole('list', { name: 'Photos to send' }).getByRole('img');
    await expect(photos).toHaveCount(2);
    const tapsBeforeMarks = taps();
    await markUpBoth(page);
    const tapsOfMarks = taps() - tapsBeforeMarks;
    await choose(page, 'How bad could it get?', 'Death');
    await choose(page, 'How likely is that?', 'Possible');
    await page.getByRole('button', { name: 'Report hazard' }).click();
    await expect(page.getByText('Hazard saved on this device')).toBeVisible();
    expect(taps() - tapsOfMarks).toBeLessThanOrEqual(tapsFor('report_hazard'));
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}/safety`);
    const waiting = page.getByRole('list', { name: 'Saved on this device' });
    await expect(waiting.getByText(what)).toBeVisible();

    await openAs(office, demoLogins.supervisor, '/safety?sort=newest');
    const listed = office.getByRole('link', { name: new RegExp(what) });
    await expect(listed).toBeHidden();
    network.mend();
    await phone.context.setOffline(false);
    await expect(waiting).toBeHidden();
    // The office receives it without a reload.
    await expect(listed).toHaveCount(1);
    await listed.click();
    const arrived = office.getByRole('region', { name: 'Photos' }).getByRole('img');
    // The open page checks for pending files three times a minute.
    await expect(async () => {
      await office.reload();
      await expect(arrived).toHaveCount(2, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    const blurred: number[] = [];
    for (const picture of await arrived.all()) {
      await expect(picture).toHaveJSProperty('naturalWidth', 192);
      expect(await markedPixels(picture)).toBeGreaterThan(50);
      blurred.push(await flatSquares(picture));
    }
    // The files arrive in any order; one file lacks the pixels of the blurred area.
    expect(Math.max(...blurred)).toBeGreaterThan(3);

    await page.getByRole('link', { name: new RegExp(what) }).click();
    await closeTogether(page, office);
    await expect(office.getByRole('button', { name: 'Share outside the company' })).toBeHidden();
    const admin = await openAsAdmin(browser, server.url);
    await admin.goto(office.url());
    await expectSharing(admin, browser, what);
    await admin.context().close();
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
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
  await page.getByRole('textbox', { name: 'What’s the hazard?' }).fill('No harness on the roof');
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

test('a privacy case has no name on the OSHA log, and both files for the agency are ready to upload', async ({
  page,
}) => {
  await openAs(page, demoLogins.admin, '/safety/incidents');
  // The demo's incident was three weeks ago.
  const year = String(new Date(Date.now() - 21 * 86_400_000).getUTCFullYear());
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
  const listed = page.getByRole('list', { name: /^Incidents in \d{4}$/ }).getByRole('button');
  const name = (await listed.innerText()).replace(/^#\d+, /, '').split('\n')[0] ?? '';
  await listed.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Privacy case' }).check();
  await sheet.getByLabel('Date of birth').fill('');
  await sheet.getByRole('button', { name: 'Save incident' }).click();
  await expect(sheet).toBeHidden();
  const log = page.getByRole('region', { name: `OSHA log for Main yard, ${year}` });
  await expect(log.getByRole('cell', { name: 'Privacy case' })).toBeVisible();
  await expect(log.getByText(name)).toBeHidden();

  const incomplete = page.getByText('Case 1 is missing information that OSHA’s file needs');
  await expect(incomplete).toBeVisible();
  await listed.click();
  await sheet.getByLabel('Date of birth').fill('1990-02-03');
  await sheet.getByLabel('Date hired').fill('2020-06-01');
  await sheet.getByRole('button', { name: 'Save incident' }).click();
  await expect(incomplete).toBeHidden();

  const file = async (button: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await waiting).path(), 'utf8');
  };
  const summary = await file('Download file for Form 300A');
  expect(summary).toMatch(/^"establishment_name","ein",/);
  expect(summary).toContain('\r\n"Main yard","001234567",');
  const cases = await file('Download file for Forms 300 and 301');
  expect(cases).toContain('Sprained left wrist');
  expect(cases).toContain('"02/03/1990","06/01/2020"');
  expect(cases).not.toContain(name);
  await expectNoAxeViolations(page);
});
