/** A pre-use check on a phone without a network: begun, killed, taken up again, sent once, and its hazard in the office. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { readAsServer } from './support/ledger.ts';
import { foundCompany } from './support/own-company.ts';
import { openAs, signIn } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

const icon = readFileSync('apps/web/public/icons/icon-192.png');

test('a check of a machine is begun without a network, survives a killed browser, is sent once, and raises a hazard', async ({
  server,
  page: office,
}) => {
  test.setTimeout(150_000);
  const admin = await foundCompany(server, { name: 'Check Works' });
  const projects = z
    .array(z.object({ id: z.uuid(), company_id: z.uuid() }))
    .parse(await readAsServer(server, 'projects?name=eq.Canal%20lock&order=created_at.desc'));
  const company = projects[0]?.company_id ?? '';
  const stored = () =>
    readAsServer(server, `checklists?company_id=eq.${company}&select=failed_count`);

  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, admin, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}/construction/checklists`);
    const start = page.getByRole('button', { name: 'Excavator pre-use check' });
    await expect(start).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await start.click();
    await page.getByRole('button', { name: 'Send checklist' }).click();
    await expect(page.getByText('Some answers are missing.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Machine number' }).fill('EX-14');
    await page.getByRole('textbox', { name: 'Hour meter' }).fill('120.5');
    for (const group of await page.getByRole('radio', { name: 'Yes' }).all()) {
      // One after the other, as a thumb does.
      // oxlint-disable-next-line no-await-in-loop
      await group.check();
    }
    const belt = page.getByRole('group', { name: 'Seat belt works' });
    await belt.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByRole('textbox', { name: 'What’s wrong?' }).fill('Latch is broken');
    await page
      .getByLabel('Choose photos')
      .setInputFiles([{ name: 'belt.png', mimeType: 'image/png', buffer: icon }]);
    await expect(page.getByRole('list', { name: 'Photos to send' }).getByRole('img')).toHaveCount(
      1,
    );
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await draw(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expectNoAxeViolations(page);
    // Leaving the page writes what is left of the draft.
    await page.goBack();
    await expect(page.getByText('Not finished')).toBeVisible();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}/construction/checklists`);
    await page.getByRole('link', { name: /Excavator pre-use check.*Not finished/s }).click();
    await expect(page.getByRole('textbox', { name: 'What’s wrong?' })).toHaveValue(
      'Latch is broken',
    );
    await expect(page.getByRole('list', { name: 'Photos to send' }).getByRole('img')).toHaveCount(
      1,
    );
    await page.getByRole('button', { name: /^Project/ }).click();
    await page.getByRole('option', { name: /Canal lock/ }).click();
    await page.getByRole('button', { name: 'Send checklist' }).click();
    await expect(page.getByRole('list', { name: 'Saved on this device' })).toContainText(
      'Waiting to sync',
    );
    await expect(page.getByText('1 problem')).toBeVisible();
    expect(await stored()).toEqual([]);

    network.mend();
    await phone.context.setOffline(false);
    await expect(page.getByText('This check reported hazard #1.')).toBeVisible({ timeout: 30_000 });
    expect(await stored()).toEqual([{ failed_count: 1 }]);

    await openAs(office, admin, '/construction/checklists?result=failed');
    await office.getByRole('link', { name: /Excavator pre-use check/ }).click();
    await office.getByRole('link', { name: 'Show hazard' }).click();
    await expect(office.getByText('Latch is broken').first()).toBeVisible();
  } finally {
    await phone.kill();
    await network.close();
    // Children of the browser may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
