import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { restOf } from './rest.ts';

/**
 * Fails with axe's findings on the current page, by rule and element. No page here has frames of other origins, so axe
 * can stay in the one page, and no one reads its list of passed checks: that takes a quarter of the time.
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

/** From now on colors change immediately, so that axe sees no intermediate colors of a button. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
