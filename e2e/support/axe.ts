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
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
