import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { restOf } from './rest.ts';

/**
 * Fails with what axe found on the page as it stands, by rule and place. No page here has frames of
 * other origins, so axe can stay in the one page, and no one reads what it found to be good: that
 * takes a quarter of the time.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await restOf(page);
  await withoutTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** From here on colors change at once: axe reads none that a button passes on its way from gray. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
