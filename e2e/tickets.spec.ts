/** An extra-work ticket from today's punches to the customer's signature, on a phone without a network. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import { textOfPdf } from '../supabase/tests/support/pdf-text.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { callAs, changeAsServer, readAsServer } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { punchOf } from './support/punches.ts';
import { openAs, signIn } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

const icon = readFileSync('apps/web/public/icons/icon-192.png');
const hourMs = 3_600_000;

test('a ticket from today’s punches is signed without a network, survives a killed browser, is sent once, numbered, and its PDF has who signed', async ({
  server,
  page: office,
}) => {
  test.setTimeout(150_000);
  const admin = await foundCompany(server, { name: 'Ticket Works' });
  const [one, other] = [await hire(server, admin, 'Luis'), await hire(server, admin, 'Marta')];
  const projects = z
    .array(z.object({ id: z.uuid() }))
    .parse(await readAsServer(server, 'projects?name=eq.Canal%20lock&order=created_at.desc'));
  const project = projects[0]?.id ?? '';
  for (const { login, personId } of [one, other]) {
    const at = new Date(Date.now() - 3 * hourMs).toISOString();
    const punch = punchOf(personId, { device_at: at, project_id: project });
    // They joined the company before this journey.
    await changeAsServer(server, `memberships?person_id=eq.${personId}`, {
      valid_from: new Date(Date.now() - 48 * hourMs).toISOString(),
    });
    await callAs(server, login, 'record_punches', { batch: [punch] });
  }

  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await signIn(page, admin, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const hours = page.waitForResponse(/rpc\/ticket_labor/);
    await page.goto(`${network.url}/construction`);
    await (await hours).finished();
    const begin = page.getByRole('link', { name: 'Extra-work ticket', exact: true });
    await expect(begin).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    await begin.click();
    await expect(page.getByRole('textbox', { name: 'Name, line 1' })).toHaveValue('Luis Tester');
    await expect(page.getByRole('textbox', { name: 'Hours, line 2' })).toHaveValue(
      /^(2:59|3:0\d)$/,
    );
    await page.getByRole('button', { name: 'Save ticket' }).click();
    await expect(page.getByText('Describe the extra work.')).toBeVisible();
    await page.getByRole('textbox', { name: 'What was done' }).fill('Dug out the old footing');
    await page.getByRole('textbox', { name: 'Hours, line 1' }).fill('1:45');
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await page.getByRole('button', { name: 'Add material' }).click();
    await page.getByRole('textbox', { name: 'Materials, line 1' }).fill('Gravel');
    await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('2.5');
    await page.getByRole('textbox', { name: 'Unit, line 1' }).fill('yd³');
    await page
      .getByLabel('Choose photos')
      .setInputFiles([{ name: 'footing.png', mimeType: 'image/png', buffer: icon }]);
    await expect(page.getByRole('list', { name: 'Photos to send' }).getByRole('img')).toHaveCount(
      1,
    );
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save ticket' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^Ticket [A-Z]{6}$/);
    const code = (await title.innerText()).replace('Ticket ', '');

    await page.getByRole('button', { name: 'Get signature' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Dana Whitfield');
    await sheet.getByRole('textbox', { name: 'Your role' }).fill('Superintendent');
    await draw(page);
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText('Unchanged since it was signed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get signature' })).toBeHidden();
    const address = new URL(page.url()).pathname;
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}${address}`);
    await expect(page.getByRole('img', { name: 'Signature of Dana Whitfield' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Saved on this device' })).toContainText(
      'Waiting to sync',
    );
    expect(await readAsServer(server, `work_tickets?code=eq.${code}`)).toEqual([]);

    network.mend();
    await phone.context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket #1', {
      timeout: 30_000,
    });
    await expect(page.getByRole('list', { name: 'Saved on this device' })).toBeHidden();
    expect(await readAsServer(server, `work_tickets?code=eq.${code}&select=number,state`)).toEqual([
      { number: 1, state: 'signed' },
    ]);

    await openAs(office, admin, `/admin/projects/${project}/tickets`);
    await office.getByRole('link', { name: /Dug out the old footing/ }).click();
    await expect(office.getByText('Unchanged since it was signed')).toBeVisible();
    await expect(async () => {
      await office.reload();
      const photo = office.getByRole('region', { name: 'Photos' }).getByRole('img');
      await expect(photo).toHaveJSProperty('naturalWidth', 192, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    const saving = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Save as PDF' }).click();
    const text = await textOfPdf(new Uint8Array(await readFile(await (await saving).path())));
    for (const words of [code, 'Canal lock', 'Luis Tester', '1:45', 'Gravel', 'Dana Whitfield']) {
      expect(text, words).toContain(words);
    }
    expect(text).toContain('Checked: the ticket is unchanged since it was signed.');

    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('menuitem', { name: 'Void ticket' }).click();
    await office.getByRole('textbox', { name: 'Reason' }).fill('Wrong hours');
    await office.getByRole('button', { name: 'Void ticket' }).click();
    await office.getByRole('link', { name: 'New ticket from this' }).click();
    await expect(office.getByRole('textbox', { name: 'Hours, line 1' })).toHaveValue('1:45');
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
