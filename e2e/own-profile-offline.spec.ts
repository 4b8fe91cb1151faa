/** What people say of themselves where there is no network. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { callAs } from './support/ledger.ts';
import { addNewcomer } from './support/newcomer.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[spec 4.24] the own profile is saved without a network, survives a killed browser and is synced once', async ({
  server,
}) => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  const open = async (path: string) => {
    const page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${network.url}${path}`);
    return page;
  };
  const invited = await callAs(server, demoLogins.admin, 'invite_person', { first_name: 'Off' });
  const { token } = z.object({ token: z.string() }).parse(invited);
  const member = await addNewcomer(server, {
    first_name: 'Off',
    last_name: 'Line',
    invitation_token: token,
  });
  try {
    let page = await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openAs(page, member, `${network.url}/my-profile`);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Emergency contact' })).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 970 555 0142');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('It syncs when you’re back online.')).toBeVisible();
    const contact = page.getByRole('region', { name: 'Emergency contact' });
    await contact.getByRole('button', { name: 'Add' }).click();
    const sheet = page.getByRole('dialog', { name: 'Emergency contact' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Ana Ruiz');
    await sheet.getByRole('textbox', { name: 'Phone' }).fill('+1 970 555 0143');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByLabel('Photo', { exact: true }).setInputFiles('docs/images/board-desktop.png');
    const photo = (shown: Page) => shown.getByRole('main').locator('img').first();
    await expect(photo(page)).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('link', { name: /waiting/ }).first()).toBeVisible();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    await phone.context.setOffline(true);
    page = await open('/my-profile');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 970 555 0142');
    await expect(page.getByText('Ana Ruiz')).toBeVisible();
    await expect(photo(page)).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expectNoAxeViolations(page);
    await page.goto(`${network.url}/needs-attention`);
    const waiting = page.getByRole('list', { name: 'Waiting' });
    await expect(waiting.getByText('Your profile')).toHaveCount(1);
    await expect(waiting.getByText('Your photo')).toHaveCount(1);
    await expect(waiting.getByText('Your emergency contact')).toHaveCount(1);
    await expect(waiting.getByText('Language and theme')).toHaveCount(1);

    network.mend();
    await phone.context.setOffline(false);
    await expect(page.getByText('Everything you did here is synced.')).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(`${network.url}/my-profile`);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 970 555 0142');
    await expect(page.getByText('Ana Ruiz')).toBeVisible();
    await expect(photo(page)).toHaveAttribute('src', /profile-photos/);
  } finally {
    await phone.kill();
    await network.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
