/**
 * Lighthouse's mobile audit of the production build, signed out and signed in, and of a hazard shown to outsiders.
 * `node bench/lighthouse/run.ts [runs] [page…]`: prints the median of each category and the main timings of these
 * pages, or of all pages. `dashboard` is an employee's, `today` an admin's.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { demoLogins, signIn, type Login } from '../../e2e/support/session.ts';
import { askedPages } from './asked-pages.ts';
import { median } from '../quantiles.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Audit = Record<string, number>;

const pages = ['landing', 'sign-in', 'shared hazard', 'time', 'dashboard', 'today'] as const;
type Page = (typeof pages)[number];

const runs = Number(process.argv[2] ?? 3);
const asked = askedPages(pages, process.argv.slice(3));
const { executablePath, args } = chromiumOptions();

/**
 * Runs one audit in its own browser: for a first visit, or with the `profile` of a signed-in user. A browser that has
 * run the app before first lists all the code it knows in its profiler, and that counts as the page's work. Null if the
 * audit couldn't be read.
 */
async function audit(url: string, profile: string | null): Promise<Audit | null> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    ...(profile !== null && { userDataDir: profile }),
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: profile !== null,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    // Now and then a browser's trace lacks its beginning, on any page.
    if (lhr.runtimeError?.code === 'NO_NAVSTART') return null;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ...timings.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
    ]);
  } finally {
    chrome.kill();
  }
}

async function medians(url: string, profile: string | null): Promise<Audit> {
  const audits: Audit[] = [];
  for (let tries = 0; audits.length < runs; tries += 1) {
    if (tries === 2 * runs) throw new Error(`Lighthouse could not read the traces of ${url}`);
    const one = await audit(url, profile);
    if (one !== null) audits.push(one);
  }
  return Object.fromEntries(
    [...categories, ...timings].map((name) => [
      name,
      median(audits.map((one) => one[name] ?? Number.NaN)),
    ]),
  );
}

/** Leaves a user signed in, with the app on the device. */
async function workHere(profile: string, login: Login, url: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, chromiumOptions());
  const page = await context.newPage();
  await signIn(page, login, url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.close();
}

/** Audits an address in the browser of a signed-in user. */
async function signedIn(login: Login, path: string): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'muster-lighthouse-'));
  try {
    await workHere(profile, login, server.url);
    return await medians(`${server.url}${path}`, profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Shares a hazard of the demo with its picture; returns the address of the public page. */
async function shareHazard(url: string): Promise<string> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await signIn(page, demoLogins.admin, url);
    await page.goto(`${url}/safety`);
    await page
      .getByRole('link', { name: /Rebar ends without caps/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Share outside the company' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: 'Photo 1' }).check();
    await sheet.getByRole('button', { name: 'Create link' }).click();
    const link = await sheet.getByRole('textbox', { name: 'Public link' }).inputValue();
    // The job that draws the picture may not have finished yet.
    const picture = page.getByRole('img', { name: 'Photo 1' });
    await page.goto(link);
    while ((await picture.count()) === 0) await page.reload({ waitUntil: 'load' });
    return link;
  } finally {
    await browser.close();
  }
}

const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
const audits: Record<Page, () => Promise<Audit>> = {
  landing: () => medians(`${server.url}/`, null),
  'sign-in': () => medians(`${server.url}/auth`, null),
  'shared hazard': async () => medians(await shareHazard(server.url), null),
  time: () => signedIn(demoLogins.employee, '/time'),
  dashboard: () => signedIn(demoLogins.employee, '/dashboard'),
  today: () => signedIn(demoLogins.admin, '/dashboard'),
};
try {
  const results: Partial<Record<Page, Audit>> = {};
  for (const page of asked) results[page] = await audits[page]();
  console.table(results);
} finally {
  await server.stop();
}
