/**
 * Takes the readme's pictures from the built app with the demo company, and the gallery's from a
 * development server: `node tools/take-screenshots.ts`. Writes docs/images/*.png.
 */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { chromium, type Browser, type Page } from 'playwright-core';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from '../e2e/support/chromium.ts';
import { demoLogins, signIn } from '../e2e/support/session.ts';
import { skipSplash } from '../e2e/support/splash.ts';
import { clockIn, runOn, zoneInTheMorning } from './lib/clock-picture.ts';
import { root } from './test/step.ts';

const folder = join(root, 'docs', 'images');
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 860 };
/** Time zone of the demo company. */
const timezoneId = 'America/Denver';
const galleryPort = 5199;

async function save(page: Page, name: string): Promise<void> {
  // Moves the pointer away so that nothing looks hovered.
  await page.mouse.move(0, 0);
  // Only visible ones: the others load once they are in view.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

async function takeProduct(browser: Browser): Promise<void> {
  const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
  try {
    const byDay = { baseURL: server.url, viewport: phone, timezoneId: zoneInTheMorning() };
    const device = await browser.newPage(byDay);
    await signIn(device, demoLogins.employee);
    await clockIn(device);
    const clock = await browser.newPage(byDay);
    await signIn(clock, demoLogins.employee);
    await clock.clock.install();
    await clock.goto('/time');
    await clock.getByRole('button', { name: 'Clock out', exact: true }).waitFor();
    await clock.waitForLoadState('networkidle');
    await runOn(clock);
    await save(clock, 'clock-phone');

    const board = await browser.newPage({ baseURL: server.url, viewport: desktop, timezoneId });
    await signIn(board, demoLogins.admin);
    await board.getByRole('table').waitFor();
    await board.getByText('Live', { exact: true }).waitFor();
    await board.waitForLoadState('networkidle');
    await save(board, 'board-desktop');

    for (const [path, name] of [
      ['/schedule', 'schedule-desktop'],
      ['/timesheets', 'timesheets-desktop'],
    ] as const) {
      await board.goto(path);
      await board.getByRole('heading', { level: 1 }).waitFor();
      await board.waitForLoadState('networkidle');
      await save(board, name);
    }

    const talk = await browser.newPage({ baseURL: server.url, viewport: phone, timezoneId });
    await signIn(talk, demoLogins.supervisor);
    await talk.goto('/safety');
    await talk.getByRole('link', { name: /^#\d+/ }).first().waitFor();
    await talk.waitForLoadState('networkidle');
    await save(talk, 'hazards-phone');
  } finally {
    await server.stop();
  }
}

async function takeGallery(browser: Browser): Promise<void> {
  const vite = spawn('vite', ['--port', String(galleryPort), '--strictPort'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    vite.stdout.resume();
    const address = `http://localhost:${galleryPort}/_dev/ui`;
    const isServed = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    while (vite.exitCode === null && !(await isServed())) await setTimeout(100);
    const page = await browser.newPage({ viewport: desktop });
    await skipSplash(page);
    await page.goto(address);
    await page.locator('[data-splash]').waitFor({ state: 'detached' });
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await save(page, 'gallery');
  } finally {
    vite.kill();
  }
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
try {
  await takeProduct(browser);
  await takeGallery(browser);
} finally {
  await browser.close();
}
