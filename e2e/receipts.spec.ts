/** A receipt from an offline phone to the office, into payroll and into its project's cost. */
import { randomUUID } from 'node:crypto';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { callAs, readAsServer } from './support/ledger.ts';
import { downloadFile } from './support/pay-pages.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

/** In a pay period before those in which the demo company and other tests have time. */
const boughtOn = new Date(Date.now() - 123 * 86_400_000).toISOString().slice(0, 10);

const earlierVendor = 'Fuel on the way';

const shownSchema = z.tuple([
  z.object({
    person_id: z.uuid(),
    project_id: z.uuid(),
    projects: z.object({ name: z.string() }),
    cost_codes: z.object({ code: z.string() }),
  }),
]);

test('a receipt paid with own money takes four taps without a network, survives a killed browser, and is paid once by payroll and costs its project once', async ({
  page: office,
  server,
}) => {
  test.setTimeout(180_000);
  const network = await startBreakableNetwork(server.url);
  const profile = await mkdtemp(join(tmpdir(), 'muster-receipts-'));
  const picture = await readFile('apps/web/public/icons/icon-192.png');
  const path = '/purchase-orders/receipts';
  const dollars = (Date.now() % 90_000) + 10_000;
  const amount = `$${dollars.toLocaleString('en-US')}.25`;
  const { employee, admin } = demoLogins;
  await buyWithOwnMoney(server);
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, employee, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The payer is preselected as on their last receipt, which the device has read with the list.
    const read = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/rpc/list_receipts') &&
        answer.request().postData()?.includes('"mine":true') === true,
    );
    await page.goto(`${network.url}${path}`);
    await (await read).finished();
    await expect(page.getByText(earlierVendor)).toBeVisible();
    network.cut();
    await phone.context.setOffline(true);

    const taps = await countTaps(page);
    await page.getByRole('button', { name: 'Add receipt' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take a photo' }).click(),
    ]);
    await chooser.setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
    const sheet = page.getByRole('dialog', { name: 'Add receipt' });
    await expect(sheet.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: /^Total/ })).toBeFocused();
    await page.keyboard.type(`${dollars}.25`);
    await expect(sheet.getByLabel('Paid by')).toHaveValue('own_money');
    await sheet.getByLabel('Bought on').click();
    await sheet.getByLabel('Bought on').fill(boughtOn);
    await sheet.getByRole('button', { name: 'Save receipt' }).click();
    const kept = page.getByRole('list', { name: 'Saved on this device' });
    await expect(kept.getByText(amount)).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(tapsFor('add_receipt'));
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}${path}`);
    const sending = page.getByRole('list', { name: 'Saved on this device' });
    await expect(sending.getByText(amount)).toBeVisible();
    network.mend();
    await phone.context.setOffline(false);
    await expect(sending).toBeHidden({ timeout: 30_000 });
    const row = page.getByRole('listitem').filter({ hasText: amount });
    await expect(row).toHaveCount(1);

    const stored = `receipts?total_cents=eq.${dollars}25`;
    await giveCostCode(server, stored);

    await openAs(office, admin, '/approvals');
    const approve = office.getByRole('button', {
      name: `Approve: Receipt without a vendor, ${amount}`,
    });
    await expect(approve).toHaveCount(1);
    await approve.click();
    await expect(approve).toBeHidden();
    await row.getByRole('link').click();
    await expect(page.getByText('Approved').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();

    // The timesheet of that day pays it.
    const [of] = shownSchema.parse(
      await readAsServer(
        server,
        `${stored}&select=person_id,project_id,projects(name),cost_codes(code)`,
      ),
    );
    const from = await lockSheet(server, of.person_id);
    await office.goto(`/payroll/${from}?format=csv`);
    await office.getByRole('button', { name: 'Export', exact: true }).click();
    const lines = await downloadFile(office, speak('en'));
    expect(lines.filter((line) => line['Earning'] === 'reimbursement')).toMatchObject([
      { Kind: 'period', Amount: `${dollars}.25`, Currency: 'USD', Project: of.projects.name },
    ]);
    // It isn't pay for work.
    expect(lines.filter((line) => line['Amount'] === `${dollars}.25`)).toHaveLength(1);

    await office.goto(`/admin/projects/${of.project_id}/cost?q=${of.cost_codes.code}`);
    await office.getByRole('row').filter({ hasText: 'Material' }).getByRole('button').click();
    const cost = office.getByRole('dialog');
    await cost.getByRole('button', { name: /^Approved/ }).click();
    await expect(cost.getByRole('listitem').filter({ hasText: amount })).toHaveCount(1);
    await expect(cost.getByRole('listitem').filter({ hasText: amount })).toContainText('Receipt');
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});

/** Records an earlier receipt of the employee, because the next one preselects who paid from it. */
async function buyWithOwnMoney(server: TestServer): Promise<void> {
  const [{ id: projectId }] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(await readAsServer(server, 'projects?number=eq.2601&select=id'));
  const receipt = {
    v: 1,
    total_cents: 31_07,
    tax_cents: 0,
    project_id: projectId,
    cost_code_id: null,
    cost_type: 'M',
    paid_by: 'own_money',
    bought_on: new Date().toISOString().slice(0, 10),
    vendor_name: earlierVendor,
    note: null,
    order_id: null,
    files: [],
  };
  expect(
    await callAs(server, demoLogins.employee, 'record_receipt', { id: randomUUID(), receipt }),
  ).toMatchObject({ verdict: 'applied' });
}

/**
 * The receipt took the cost code of the employee's last entry, which may have none: the office chooses one.
 */
async function giveCostCode(server: TestServer, stored: string): Promise<void> {
  const facts =
    'total_cents,tax_cents,project_id,cost_type,paid_by,bought_on,vendor_name,note,order_id';
  const [receipt] = z
    .tuple([z.looseObject({ id: z.uuid(), company_id: z.uuid(), version: z.int() })])
    .parse(await readAsServer(server, `${stored}&select=id,company_id,version,${facts}`));
  const { id, company_id: company, version, ...known } = receipt;
  const [code] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(await readAsServer(server, `cost_codes?company_id=eq.${company}&limit=1&select=id`));
  const change = { receipt_id: id, version, facts: { ...known, cost_code_id: code.id } };
  expect(await callAs(server, demoLogins.admin, 'save_receipt', change)).toMatchObject({
    verdict: 'applied',
  });
}

/** Adds time on the day of the receipt, and approves and locks its timesheet; returns when the pay period began. */
async function lockSheet(server: TestServer, personId: string): Promise<string> {
  const { supervisor, admin } = demoLogins;
  const added = await callAs(server, supervisor, 'correct_time', {
    id: randomUUID(),
    person_id: personId,
    kind: 'add',
    entry_id: null,
    facts: {
      started_at: `${boughtOn}T14:00:00Z`,
      ended_at: `${boughtOn}T18:00:00Z`,
      zone: 'America/Denver',
      project_id: null,
      cost_code_id: null,
      breaks: [],
    },
    reason: 'The phone was lost that day',
  });
  expect(added).toMatchObject({ verdict: 'applied' });
  const { period_from: from } = z.object({ period_from: z.iso.date() }).parse(
    await callAs(server, supervisor, 'read_sheet', {
      person_id: personId,
      period_from: boughtOn,
    }),
  );
  const sheets = { period_from: from, people: [personId] };
  const whole = { applied: [personId], refused: [] };
  await expect
    .poll(() => callAs(server, supervisor, 'approve_sheets', { ...sheets, as_unsigned: true }))
    .toMatchObject(whole);
  expect(await callAs(server, admin, 'lock_sheets', sheets)).toMatchObject(whole);
  return from;
}
