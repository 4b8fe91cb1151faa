/**
 * Every screen on the smallest phone and with text twice as large: nothing is wider than the screen, cut off,
 * overlapping or too small to tap, and the main content is visible without scrolling.
 */
import type { Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { chromiumOptions } from '../support/chromium.ts';
import { skipSplash } from '../support/splash.ts';
import { expect, test } from '../support/test.ts';
import { layoutFaults } from './layout-faults.ts';
import { letIn, openScreen, type Screen, thoroughVisitors } from '../support/screens.ts';

const smallestPhone = { width: 320, height: 640 };
const usualPhone = { width: 390, height: 844 };

async function faultsOf(
  page: Page,
  server: TestServer,
  screens: readonly Screen[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, server, screen);
    for (const fault of await layoutFaults(page)) faults.push(`${screen.path}: ${fault}`);
  }
  return faults;
}

// A walk through the admin's screens takes minutes.
test.describe.configure({ timeout: 300_000 });

for (const visitor of thoroughVisitors) {
  const { who, screens } = visitor;
  test(`${who} at 320 px finds nothing cut off, overlapping or too small to hit`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(smallestPhone);
    await letIn(page, server, visitor);
    expect(await faultsOf(page, server, screens)).toEqual([]);
  });

  test(`${who} with text at 200 % finds nothing cut off, overlapping or too small to hit`, async ({
    playwright,
    server,
  }) => {
    const { args, ...options } = chromiumOptions();
    // The person's own browser setting, as opposed to zooming the page.
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...args, '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ baseURL: server.url, viewport: usualPhone });
    await skipSplash(page);
    await letIn(page, server, visitor);
    await page.goto('/auth');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    expect(await faultsOf(page, server, screens)).toEqual([]);
    await browser.close();
  });

  test(`${who} at 320 px has the main action of a screen before them`, async ({ page, server }) => {
    await page.setViewportSize(smallestPhone);
    await letIn(page, server, visitor);
    for (const screen of screens) {
      const { path, primary } = screen;
      if (!primary) continue;
      await openScreen(page, server, screen);
      await expect(primary(page), path).toBeInViewport({ ratio: 1 });
      const isOnTop = await primary(page).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, `${path}: the main action lies beneath something`).toBe(true);
    }
  });
}
