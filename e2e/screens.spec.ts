/**
 * Every screen, at both widths, in both themes and both languages: axe finds nothing, nothing is wider than the screen,
 * and the console stays silent (it would show violations of the content security policy). The full run tries every
 * combination; other runs try those that the commit selects.
 */
import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { isFullRun, letIn, openScreen, walkedVisitors, type Visitor } from './support/screens.ts';
import { demoLogins, type Login } from './support/session.ts';
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

/** Together, these cover both widths, themes and languages. */
function isUsual({ width, theme, language }: Look, login: Login | null): boolean {
  if (login === demoLogins.admin) return width === 1280 && theme === 'light' && language === 'en';
  return width === 390 && theme === (login === null ? 'light' : 'dark') && language === 'es';
}

const supervisor = walkedVisitors.flatMap(({ login, screens }): readonly Visitor[] =>
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
  // Other tests check that the server gets the settings.
  const unsent = () => page.evaluate(() => localStorage.getItem('muster.look') ?? '');
  await expect.poll(unsent).toContain('"unsent":null');
}

async function expectSound(page: Page, path: string): Promise<void> {
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

for (const visitor of [...walkedVisitors, ...supervisor]) {
  const { who, login, screens } = visitor;
  // Signed-out pages use the product's own look, which is light.
  for (const look of looks) {
    if (login === null && look.theme === 'dark') continue;
    if (!isFullRun && !isUsual(look, login)) continue;
    test(`${who} at ${look.width} px, ${look.theme}, ${look.language}`, async ({
      page,
      server,
    }) => {
      test.setTimeout(240_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      await page.setViewportSize({ width: look.width, height: 844 });
      if (login) {
        await letIn(page, server, visitor);
        await chooseLook(page, look);
      } else {
        await page.goto('/auth');
        const name = look.language === 'es' ? 'Español' : 'English';
        await page.getByRole('button', { name }).click();
        await letIn(page, server, visitor);
        // Until the second factor is shown, the browser reports the requests that the server refuses.
        complaints.length = 0;
      }
      for (const screen of screens) {
        await openScreen(page, server, screen);
        await expectSound(page, screen.path);
      }
      expect(complaints).toEqual([]);
      if (login) await chooseLook(page, { theme: 'light', language: 'en' });
    });
  }
}
