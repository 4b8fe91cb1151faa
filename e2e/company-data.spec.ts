import { readFile } from 'node:fs/promises';

import { unzipSync } from 'fflate';

import { expectNoAxeViolations } from './support/axe.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('an admin asks for all data of the company by their password, and downloads it', async ({
  page,
  server,
}) => {
  const name = 'Lock & Weir';
  const admin = await foundCompany(server, { name });
  await hire(server, admin, 'Rosa');
  await page.setViewportSize({ width: 390, height: 844 });
  // As if they had signed in earlier that day.
  let isFresh = false;
  await page.route('**/rpc/apply_once', (route) =>
    isFresh || !route.request().postData()?.includes('ask_company_export')
      ? route.continue()
      : route.fulfill({ json: { verdict: 'refused', reason: 'fresh_sign_in_needed' } }),
  );
  await openAs(page, admin, '/admin/data');
  const card = page.getByRole('region', { name: 'All company data' });
  await card.getByRole('button', { name: 'Export all data' }).click();
  const sheet = page.getByRole('dialog', { name: 'Export all data?' });
  await sheet.getByRole('button', { name: 'Export' }).click();
  const password = sheet.getByLabel('Your password', { exact: true });
  await password.fill('not this one');
  await sheet.getByRole('button', { name: 'Export' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  isFresh = true;
  await password.fill(admin.password);
  await sheet.getByRole('button', { name: 'Export' }).click();
  await expect(sheet).toBeHidden();

  const ready = card.getByRole('button', { name: /Ready until/ });
  await expect(ready).toBeVisible({ timeout: 90_000 });
  await ready.click();
  const found = page.getByRole('dialog');
  await expect(found.getByText('Checksum (SHA-256)')).toBeVisible();
  await expectNoAxeViolations(page);
  const downloading = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^muster-company-[\d-]{10}\.zip$/);
  const entries = unzipSync(await readFile(await download.path()));
  const textOf = (file: string) => Buffer.from(entries[`muster-company/${file}`] ?? []).toString();
  expect(JSON.parse(textOf('manifest.json'))).toMatchObject({ company: { name } });
  expect(textOf('people.csv')).toContain('"Rosa"');
});
