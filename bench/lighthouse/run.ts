/**
 * Lighthouse's mobile audit of the production build, signed out and signed in.
 * `node bench/lighthouse/run.ts [runs]`: prints the median of each category and the main timings.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { demoLogins, signIn } from '../../e2e/support/session.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Audit = Record<string, number>;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...timings.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
  ]);
}

async function medians(url: string, port: number, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(url, port));
  return Object.fromEntries(
    [...categories, ...timings].map((name) => [
      name,
      median(audits.map((one) => one[name] ?? Number.NaN)),
    ]),
  );
}

const runs = Number(process.argv[2] ?? 3);
const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
const { executablePath, args } = chromiumOptions();
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args] });
try {
  const results: Record<string, Audit> = {};
  results['sign-in'] = await medians(`${server.url}/auth`, chrome.port, runs);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context');
  const page = await context.newPage();
  await signIn(page, demoLogins.employee, server.url);
  await page.close();
  for (const path of ['time', 'dashboard']) {
    results[path] = await medians(`${server.url}/${path}`, chrome.port, runs);
  }
  console.table(results);
} finally {
  chrome.kill();
  await server.stop();
}
