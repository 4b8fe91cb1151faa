import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { clock } from './support/clock-page.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { drawn } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' });

/** As in a private window of some browsers, and when storage is blocked. */
const forbidden = () =>
  Object.defineProperty(IDBFactory.prototype, 'open', {
    value: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
const full = () => {
  const put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.defineProperties(IDBObjectStore.prototype, { add: { value: put }, put: { value: put } });
};

for (const [name, block] of drawn([
  ['does not open', forbidden],
  ['is full', full],
] as const)) {
  test(`a device whose storage ${name} clocks in and out while it is online, and says so`, async ({
    page,
    server,
  }) => {
    // A person that no other journey clocks in.
    const admin = await foundCompany(server, { name: 'Full Phone Paving' });
    const paver = await hire(server, admin, 'Paver');
    await page.addInitScript(block);
    await openAs(page, paver.login, '/time');
    await expect(clock(page).button('Clock in')).toBeVisible();
    if (block === forbidden) {
      await expect(page.getByText('The app can’t store anything on this device.')).toBeVisible();
      await expect(page.getByText('All saved')).toBeHidden();
      await expectNoAxeViolations(page);
    }
    await clock(page).clockIn();
    // The server has it, and the reloaded page has no other source.
    await page.reload();
    await expect(clock(page).button('Clock out')).toBeVisible();
    await page.context().setOffline(true);
    await clock(page).button('Clock out').click();
    await expect(notSaved(page)).toBeVisible();
    await page.context().setOffline(false);
    // Until the app notices the connection, it shows the same message again.
    await expect(async () => {
      const tryAgain = notSaved(page).getByRole('button', { name: 'Try again' });
      if (await tryAgain.isVisible()) await tryAgain.click();
      await expect(clock(page).button('Clock in')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByText('An unexpected error occurred')).toBeHidden();
    await page.reload();
    await expect(clock(page).button('Clock in')).toBeVisible();
  });
}
