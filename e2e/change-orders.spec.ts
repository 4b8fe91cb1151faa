/** A change order from the office to the customer's signature on a phone, and back into budget and contract. */
import { expectNoAxeViolations } from './support/axe.ts';
import { addressOf } from './support/demo-ids.ts';
import { demoLogins, openAs } from './support/session.ts';
import { draw } from './support/signature.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';

test('an admin sends a change order, the customer signs it on a phone without an account, and no cost reaches them', async ({
  browser,
  server,
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const address = await addressOf(server, '/admin/projects/:project/changes/new');
  await openAs(page, demoLogins.admin, address);
  await page.getByRole('textbox', { name: 'Title' }).fill('Deeper footing');
  await page.getByRole('textbox', { name: 'Scope of work' }).fill('Two feet deeper.');
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByRole('button', { name: /^Cost code/ }).click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await line.getByRole('textbox', { name: 'Cost' }).fill('900');
  await page.getByRole('textbox', { name: 'Markup' }).fill('33.333');
  await page.getByRole('button', { name: 'Save change order' }).click();
  await expect(page.getByText('Enter a percentage with up to two decimal places.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price' }).fill('1,200.00');
  await page.getByRole('button', { name: 'Save change order' }).click();
  await expect(page.getByRole('heading', { name: 'Deeper footing' })).toBeVisible();
  await page.getByRole('button', { name: 'Send to customer' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('dialog', { name: 'The link is ready' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Public link' }).inputValue();
  await page.keyboard.press('Escape');

  const customer = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  await skipSplash(customer);
  const phone = await customer.newPage();
  const heard: string[] = [];
  phone.on('response', async (response) => {
    if (response.url().includes('change-order-link')) heard.push(await response.text());
  });
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await expect(phone.getByText('$1,200.00')).toBeVisible();
  await expectNoAxeViolations(phone);
  await phone.getByRole('button', { name: 'Approve and sign' }).click();
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Dana Whitfield');
  await phone.getByRole('textbox', { name: 'Your role' }).fill('Owner');
  await draw(phone, phone.locator('canvas'));
  await phone.getByRole('button', { name: 'Sign and approve' }).click();
  await expect(phone.getByText('Approved. Thank you.')).toBeVisible();
  const texts = heard.join().replaceAll(/"\w+_at":"[^"]*"/g, '');
  expect(texts).toContain('120000');
  expect(texts).not.toMatch(/900|cost/);
  await expect(page.getByText('Dana Whitfield')).toBeVisible();
});
