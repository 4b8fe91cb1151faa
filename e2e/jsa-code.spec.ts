/** A JSA on the lead's phone is opened on other phones by a code, and signed there. */
import type { Page } from '@playwright/test';

import { insidePhone, packagedApp, servePackagedApp } from './support/inside-phone.ts';
import { squaresOf } from './support/qr-code.ts';
import { demoLogins, openAs, signInOnScreen } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Opens the code from the page of a JSA. */
async function showCode(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'QR code for other phones' }).click();
  return page.getByRole('img', { name: 'QR code for this JSA' }).locator('path');
}

test('another phone opens a JSA by its code, which the app shows with the server’s address, and is asked to sign it', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const open = async () =>
    (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  const lead = await open();
  await insidePhone(lead.context(), 'android', { scanned: `${server.url}/auth` });
  await servePackagedApp(lead.context());
  await lead.goto(packagedApp);
  await lead.getByRole('button', { name: 'Scan code' }).click();
  await expect(lead.getByRole('textbox', { name: 'Server address' })).toBeHidden();
  await signInOnScreen(lead, demoLogins.supervisor, packagedApp);
  await lead.goto(`${packagedApp}/safety/jsas`);
  await lead.getByRole('link', { name: /Set deck forms/ }).click();
  await lead.waitForURL('**/safety/jsas/*-*');
  const address = `${server.url}${new URL(lead.url()).pathname}`;
  await expect(await showCode(lead)).toHaveAttribute('d', squaresOf(address));

  const other = await open();
  await openAs(other, demoLogins.employee, address);
  // `jsa.spec.ts` tests signing, with a JSA that the employee hasn't signed.
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Set deck forms');
  await expect(other.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
});
