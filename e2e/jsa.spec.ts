/**
 * A JSA before work begins: signed on the person's own phone and by finger on the lead's, then approved at the office.
 */
import type { Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signIn } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

/** Closes a phone once it has sent everything: a signature is shown before it is sent. */
async function leave(page: Page): Promise<void> {
  await expectAllSaved(page);
  await page.context().close();
}

test('[spec 1.06] a JSA is signed from Clock, by finger on the lead’s phone, and approved', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const open = async (login: keyof typeof demoLogins) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signIn(page, demoLogins[login]);
    return page;
  };

  const phone = await open('employee');
  await phone.getByRole('link', { name: /JSA to sign/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Set deck forms');
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByLabel('What did we miss?').fill('Ice on the plates');
  await expectNoAxeViolations(phone);
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(sheet).toBeHidden();
  const signatures = phone.getByRole('region', { name: 'Signatures' });
  await expect(signatures).toContainText('Ice on the plates');
  await expect(signatures).toContainText('2 of 2 signed');
  await leave(phone);

  const lead = await open('supervisor');
  await lead.goto('/safety/jsas?state=waiting');
  await lead.getByRole('link', { name: /Dig for the drain line/ }).click();
  await lead.getByRole('button', { name: 'Add late arrival' }).click();
  const late = lead.getByRole('dialog');
  await late.getByRole('textbox', { name: 'Name' }).fill('Crane operator');
  await draw(lead);
  await late.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(late).toBeHidden();
  await expect(lead.getByRole('img', { name: 'Signature of Crane operator' })).toBeVisible();
  await leave(lead);

  const office = await open('admin');
  // Approving needs only the approver's own login, so the page doesn't wait for the list of other approvers.
  await office.route('**/rest/v1/rpc/jsa_people', () => undefined);
  await office.goto('/approvals');
  const waiting = office.getByRole('region', { name: 'JSAs' });
  await waiting.getByRole('link', { name: /Dig for the drain line/ }).click();
  await expect(office.getByText('Don’t start yet')).toBeVisible();
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(office.getByText('Don’t start yet')).toBeHidden();
  await expect(office.getByText('Active', { exact: true })).toBeVisible();
  await office.context().close();
});
