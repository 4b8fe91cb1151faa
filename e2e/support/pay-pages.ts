/** The screens of timesheets and payroll, for several journeys. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';

import type { Say } from './words.ts';

/** The field for a time in the group with that name. */
export const timeOf = (form: Locator, group: string | RegExp, time: string | RegExp) =>
  form.getByRole('group', { name: group }).getByLabel(time);

type NewTime = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
};

/** Adds a time on the open timesheet of someone whom the reader leads. */
export async function addTime(
  page: Page,
  say: Say,
  { date, from, to, reason }: NewTime,
): Promise<void> {
  await page.getByRole('button', { name: startOf(say, 'Add time: {of}') }).click();
  const form = page.getByRole('dialog');
  await form
    .getByRole('group', { name: say('Clock in') })
    .getByLabel(say('Day'))
    .selectOption(date);
  await timeOf(form, say('Clock in'), say('Time')).fill(from);
  await timeOf(form, say('Clock out'), say('Time')).fill(to);
  await form.getByLabel(say('Reason')).fill(reason);
  await form.getByRole('button', { name: say('Save correction') }).click();
  await form.waitFor({ state: 'detached' });
}

/** Matches a name that begins with a text and continues with its subject. */
export const startOf = (say: Say, text: string): RegExp =>
  new RegExp(say(text, { of: '' }).source.slice(0, -1));

/** Signs the person's own open timesheet. */
export async function signSheet(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Sign timesheet') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('Sign') }).click();
  await dialog.waitFor({ state: 'detached' });
}

export type PayrollRow = Readonly<Record<string, string>>;

/** Downloads the file of the open export twice; both files are the same. */
export async function downloadFile(page: Page, say: Say): Promise<PayrollRow[]> {
  await page.waitForURL('**/payroll/exports/*');
  const download = async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Download') }).click();
    return readFile(await (await waiting).path());
  };
  const bytes = await download();
  if (!(await download()).equals(bytes)) throw new Error('the second download differs');
  const { data } = Papa.parse<PayrollRow>(bytes.toString('utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data;
}

export const minutesIn = (rows: readonly PayrollRow[]) =>
  rows.reduce((sum, row) => sum + Number(row['Minutes']), 0);
