/**
 * Takes the landing page's pictures from the built app with the demo company, in both languages, as
 * WebP: `node tools/take-landing-pictures.ts`. Writes apps/web/public/images; commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises';

import { chromium, type Browser, type Page } from 'playwright-core';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from '../e2e/support/chromium.ts';
import { demoLogins, signIn, type Login } from '../e2e/support/session.ts';
import { clockIn, runOn, zoneInTheMorning } from './lib/clock-picture.ts';

const folder = new URL('../apps/web/public/images/', import.meta.url);
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 860 };
const quality = 0.8;
/** Time zone of the demo company, so that no time shows its zone. */
const companyZone = 'America/Denver';
const morningZone = zoneInTheMorning();

const words = {
  en: { language: 'English', clockOut: 'Clock out', live: 'Live' },
  es: {
    language: 'Español',
    clockOut: 'Marcar salida',
    live: 'En vivo',
  },
} as const;
type Language = keyof typeof words;

/** Chromium writes the WebP, so no encoder is needed. */
async function saveWebp(browser: Browser, shown: Page, name: string): Promise<void> {
  // Moves the pointer away so that nothing looks hovered.
  await shown.mouse.move(0, 0);
  const png = await shown.screenshot({ animations: 'disabled' });
  const canvas = await browser.newPage();
  const data = await canvas.evaluate(
    async ([base64, ratio]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const surface = new OffscreenCanvas(bitmap.width, bitmap.height);
      surface.getContext('2d')?.drawImage(bitmap, 0, 0);
      const webp = await surface.convertToBlob({ type: 'image/webp', quality: ratio });
      return Array.from(new Uint8Array(await webp.arrayBuffer()));
    },
    [png.toString('base64'), quality] as const,
  );
  await canvas.close();
  await writeFile(new URL(`${name}.webp`, folder), Uint8Array.from(data));
}

async function openAs(
  browser: Browser,
  baseURL: string,
  {
    login,
    viewport,
    language,
    timezoneId = morningZone,
  }: { login: Login; viewport: typeof phone; language: Language; timezoneId?: string },
): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport, timezoneId });
  await signIn(page, login);
  await page.goto('/more');
  await page.getByRole('radio', { name: words[language].language }).check();
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  return page;
}

async function takeClock(browser: Browser, url: string, language: Language): Promise<void> {
  const login = demoLogins.employee;
  const page = await openAs(browser, url, { login, viewport: phone, language });
  await page.clock.install();
  await page.goto('/time');
  await page.getByRole('button', { name: words[language].clockOut, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await runOn(page);
  await saveWebp(browser, page, `clock-${language}`);
  await page.close();
}

async function takeBoard(browser: Browser, url: string, language: Language): Promise<void> {
  const login = demoLogins.admin;
  const page = await openAs(browser, url, {
    login,
    viewport: desktop,
    language,
    timezoneId: companyZone,
  });
  await page.goto('/dashboard');
  await page.getByRole('table').waitFor();
  await page.getByText(words[language].live, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('table').evaluate((board) => {
    scrollTo(0, board.getBoundingClientRect().top + scrollY - 200);
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await saveWebp(browser, page, `board-${language}`);
  await page.close();
}

await mkdir(folder, { recursive: true });
const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
const browser = await chromium.launch(chromiumOptions());
try {
  await clockIn(
    await openAs(browser, server.url, {
      login: demoLogins.employee,
      viewport: phone,
      language: 'en',
    }),
  );
  for (const language of ['en', 'es'] as const) {
    await takeClock(browser, server.url, language);
    await takeBoard(browser, server.url, language);
  }
} finally {
  await browser.close();
  await server.stop();
}
