/**
 * Every screen that exists, at both widths, in both themes and both languages, of which the full run
 * tries every combination: axe finds nothing, nothing is wider than the screen, and the console stays
 * silent (the content security policy speaks there).
 */
import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { isFullRun, visitors } from './support/screens.ts';
import { demoLogins, type Login, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

type Look = {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'es';
};

const looks: readonly Look[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'es'] as const).map((language): Look => ({ width, theme, language })),
  ),
);

/** Together they have both widths, themes and languages. */
function isUsual({ width, theme, language }: Look, login: Login | null): boolean {
  if (login === demoLogins.admin) return width === 1280 && theme === 'light' && language === 'en';
  return width === 390 && theme === (login === null ? 'light' : 'dark') && language === 'es';
}

const supervisor = visitors.flatMap(({ login, screens }) =>
  login === demoLogins.employee && isFullRun
    ? [{ who: 'a supervisor', login: demoLogins.supervisor, screens }]
    : [],
);

async function chooseLook(page: Page, { theme, language }: Omit<Look, 'width'>): Promise<void> {
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

for (const { who, login, screens } of [...visitors, ...supervisor]) {
  // Signed out, the product's own look applies, and that is a light one.
  for (const look of looks) {
    if (login === null && look.theme === 'dark') continue;
    if (!isFullRun && !isUsual(look, login)) continue;
    test(`${who} at ${look.width} px, ${look.theme}, ${look.language}`, async ({ page }) => {
      test.setTimeout(240_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.setViewportSize({ width: look.width, height: 844 });
      if (login) {
        await signIn(page, login);
        await chooseLook(page, look);
      } else {
        await page.goto('/auth');
        const name = look.language === 'es' ? 'Español' : 'English';
        await page.getByRole('button', { name }).click();
      }
      for (const { path } of screens) await expectSoundScreen(page, path);
      expect(complaints).toEqual([]);
      if (login) await chooseLook(page, { theme: 'light', language: 'en' });
    });
  }
}
