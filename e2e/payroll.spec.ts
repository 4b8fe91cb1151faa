import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import * as z from 'zod';

import { callAs } from './support/ledger.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const certifiedListSchema = z.object({
  payrolls: z.array(z.object({ project_id: z.uuid(), week_from: z.iso.date() })),
});
const certifiedSchema = z.object({
  workers: z.array(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      employee_number: z.nullable(z.string()),
    }),
  ),
});
const exportSchema = z.object({ totals: z.object({ minutes: z.record(z.string(), z.int()) }) });

async function download(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a locked period is exported: what blocks it, names for payroll, the file, its fingerprint, and what was paid', async ({
  page,
  server,
}) => {
  await openAs(page, demoLogins.admin, '/payroll');
  await page
    .getByRole('row', { name: /Ready to export/ })
    .getByRole('link')
    .first()
    .click();
  const start = page.getByRole('button', { name: 'Export', exact: true });
  await page.getByLabel('File format').selectOption({ label: 'QuickBooks Online' });
  const problems = page.getByRole('region', { name: 'Before you export' });
  await expect(problems.getByText('No payroll ID')).toBeVisible();
  await expect(start).toHaveAttribute('aria-disabled', 'true');

  await problems.getByRole('list', { name: 'No payroll ID' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Use each person’s name' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Payroll names saved')).toBeVisible();

  await page.goto('/payroll');
  await page
    .getByRole('row', { name: /Ready to export/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByLabel('File format').selectOption({ label: 'QuickBooks Online' });
  const periodFrom = new URL(page.url()).pathname.split('/').at(-1);
  await expect(page.getByText('No payroll ID')).toHaveCount(0);
  await start.click();

  await page.waitForURL('**/payroll/exports/*');
  const { name: fileName, bytes } = await download(page);
  expect(fileName).toMatch(/^quickbooks-online-.*\.csv$/);
  await expect(page.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
  const { data } = Papa.parse<{ Duration: string }>(bytes.toString('utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const minutes = data.map(({ Duration: text }) => {
    const [hours = '', rest = ''] = text.split(':');
    return Number(hours) * 60 + Number(rest);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { totals } = exportSchema.parse(
    await callAs(server, demoLogins.admin, 'read_payroll_export', { id }),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  expect(sum(minutes)).toBe(sum(Object.values(totals.minutes)));
  expect((await download(page)).bytes.equals(bytes)).toBe(true);

  // The payroll system's deductions and payments come back as a file, for the certified payroll.
  const asAdmin = (name: string, input: object) => callAs(server, demoLogins.admin, name, input);
  const { payrolls } = certifiedListSchema.parse(
    await asAdmin('list_certified_payrolls', { period_from: periodFrom }),
  );
  const { project_id: project, week_from: week } = payrolls[0] ?? {};
  const { workers } = certifiedSchema.parse(
    await asAdmin('read_certified_payroll', { project_id: project, week_from: week }),
  );
  const worker = workers.find(({ employee_number: number }) => number !== null);
  await page.goto(`/payroll/${periodFrom}/certified/${week}/import?project=${project}`);
  await page.getByLabel('CSV file of deductions and net pay').setInputFiles({
    name: 'deductions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Employee number,Tax withheld,FICA,Net pay\n${worker?.employee_number},"$1,012.40",85.15,2103.07\n`,
    ),
  });
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('Deductions and net pay imported')).toBeVisible();
  const name = `${worker?.first_name} ${worker?.last_name}`;
  await page
    .getByRole('list', { name: 'People on this certified payroll' })
    .getByRole('button', { name })
    .click();
  await expect(page.getByRole('textbox', { name: 'Net pay' })).toHaveValue(/^2,?103\.07$/);
});
