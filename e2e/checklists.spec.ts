/**
 * A machine on a phone without a network: checked out, its check begun, killed, resumed and sent once, checked in; then
 * its hazard in the office, and the private questions at clock-out.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { callAs, readAsServer } from './support/ledger.ts';
import { foundCompany } from './support/own-company.ts';
import { squaresOf } from './support/qr-code.ts';
import { openAs, signIn } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

const icon = readFileSync('apps/web/public/icons/icon-192.png');

test('a machine is taken, checked and given back without a network and with a killed browser, each once', async ({
  server,
  page: office,
}) => {
  test.setTimeout(180_000);
  const admin = await foundCompany(server, { name: 'Check Works' });
  const projects = z
    .array(z.object({ id: z.uuid(), company_id: z.uuid() }))
    .parse(await readAsServer(server, 'projects?name=eq.Canal%20lock&order=created_at.desc'));
  const company = projects[0]?.company_id ?? '';
  const piece = randomUUID();
  await callAs(server, admin, 'save_equipment', {
    equipment_id: piece,
    version: 0,
    facts: {
      v: 1,
      number: 'EX-14',
      type: 'Excavator',
      model: null,
      meter_unit: 'hours',
      meter: 1200,
      service_meter: null,
      service_on: null,
      is_retired: false,
      made_at: new Date().toISOString(),
      files: [],
    },
  });
  const stored = () =>
    readAsServer(
      server,
      `checklists?company_id=eq.${company}&select=failed_count,is_private,asks_call&order=is_private`,
    );

  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, admin, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}/construction/checklists`);
    await expect(page.getByRole('button', { name: 'Excavator pre-use check' })).toBeVisible();
    // A label opens the equipment; paper has only labels.
    const address = `${network.url}/construction/equipment/${piece}`;
    await page.goto(`${network.url}/construction/equipment/labels`);
    const label = page.getByRole('img', { name: /^QR code of .*EX-14/ });
    await expect(label.locator('path')).toHaveAttribute('d', squaresOf(address));
    await page.emulateMedia({ media: 'print' });
    await expect(label).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.goto(address);
    await expect(page.getByText('Not checked yet')).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'Check out' }).click();
    const out = page.getByRole('dialog');
    await out.getByRole('textbox', { name: /^Meter now/ }).fill('120.5');
    await out.getByRole('button', { name: 'Check out' }).click();
    await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Start check' }).click();
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
    // Leaving the page saves the rest of the draft.
    await page.goBack();
    await expect(page.getByText('Not checked yet')).toBeVisible();
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
    await expect(page.getByRole('button', { name: /^Project/ })).toContainText('Canal lock');
    await page.getByRole('button', { name: 'Send checklist' }).click();
    await expect(page.getByRole('list', { name: 'Saved on this device' })).toContainText(
      'Waiting to sync',
    );
    await expect(page.getByText('1 problem')).toBeVisible();

    await page.goto(`${network.url}/construction/equipment/${piece}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Excavator pre-use' })).toContainText(
      '1 problem',
    );
    await page.getByRole('button', { name: 'Check in' }).click();
    const back = page.getByRole('dialog');
    await back.getByRole('textbox', { name: /^Meter now/ }).fill('121');
    await back.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();

    await page.goto(`${network.url}/time`);
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('button', { name: 'Clock out', exact: true }).click();
    const question = page.getByRole('region', { name: 'Before you go' });
    await expect(question).toContainText('Only you and your company’s admins can read');
    await expectNoAxeViolations(page);
    await question.getByRole('radio', { name: 'Yes' }).check();
    await question.getByRole('checkbox', { name: /^Ask my supervisor to call me/ }).check();
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question).toBeHidden();
    expect(await stored()).toEqual([]);

    network.mend();
    await phone.context.setOffline(false);
    await expect.poll(stored, { timeout: 30_000 }).toEqual([
      { failed_count: 1, is_private: false, asks_call: false },
      { failed_count: 1, is_private: true, asks_call: true },
    ]);
    expect(
      await readAsServer(
        server,
        `equipment_moves?equipment_id=eq.${piece}&select=kind,meter&order=at`,
      ),
    ).toEqual([
      { kind: 'reading', meter: 1200 },
      { kind: 'out', meter: 1205 },
      { kind: 'in', meter: 1210 },
    ]);

    await openAs(office, admin, '/construction/checklists?result=failed');
    await office.getByRole('link', { name: /Excavator pre-use check/ }).click();
    await office.getByRole('link', { name: 'Show hazard' }).click();
    await expect(office.getByText('Latch is broken').first()).toBeVisible();
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
