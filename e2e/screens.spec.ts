/**
 * Every screen that exists, at both widths, in both themes and both languages: axe finds nothing,
 * nothing is wider than the screen, and the console stays silent (the content security policy
 * speaks there).
 */
import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signIn, type Login } from './support/session.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
const languages = ['en', 'es'] as const;

const openScreens = ['/privacy-policy', '/terms-of-service', '/data-policy', '/icon-tools'];
const publicScreens = [
  '/',
  ...openScreens,
  '/auth',
  '/auth?view=sign-up',
  '/auth?view=forgot',
  '/auth?view=code',
  '/auth?view=company',
  '/reset-password',
];
const memberScreens = [
  '/dashboard',
  '/time',
  '/more',
  '/my-profile',
  '/needs-attention',
  '/no-such-page',
];
const adminScreens = [...memberScreens, '/admin/company/branding', '/admin/deletion-requests'];

const visitors: readonly { who: string; login: Login | null; screens: readonly string[] }[] = [
  { who: 'somebody signed out', login: null, screens: publicScreens },
  { who: 'an employee', login: demoLogins.employee, screens: memberScreens },
  { who: 'a supervisor', login: demoLogins.supervisor, screens: memberScreens },
  { who: 'an admin', login: demoLogins.admin, screens: adminScreens },
];

async function chooseLook(page: Page, theme: string, language: string): Promise<void> {
  await page.goto('/more');
  await page
    .getByRole('radio', { name: theme === 'dark' ? /^(Dark|Oscuro)$/ : /^(Light|Claro)$/ })
    .check();
  await page.getByRole('radio', { name: language === 'es' ? 'Español' : 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function expectSoundScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

for (const { who, login, screens } of visitors) {
  for (const width of widths) {
    for (const theme of themes) {
      for (const language of languages) {
        test(`${who} at ${width} px, ${theme}, ${language}`, async ({ page }) => {
          const complaints: string[] = [];
          page.on('console', (message) => {
            if (message.type() === 'error') complaints.push(message.text());
          });
          await page.setViewportSize({ width, height: 844 });
          if (login) {
            await signIn(page, login);
            await chooseLook(page, theme, language);
          } else {
            await page.emulateMedia({ colorScheme: theme });
            await page.goto('/auth');
            await page
              .getByRole('button', { name: language === 'es' ? 'Español' : 'English' })
              .click();
          }
          for (const path of screens) await expectSoundScreen(page, path);
          expect(complaints).toEqual([]);
          if (login) await chooseLook(page, 'light', 'en');
        });
      }
    }
  }
}

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of publicScreens) await expectSoundScreen(page, path);
  await signIn(page, demoLogins.admin);
  for (const path of adminScreens) await expectSoundScreen(page, path);
});

test('nothing is cut off with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of publicScreens) await expectSoundScreen(page, path);
  await signIn(page, demoLogins.admin);
  for (const path of adminScreens) await expectSoundScreen(page, path);
});
