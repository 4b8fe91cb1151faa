/** An office types and pastes hours from paper for a whole week. */
import * as z from 'zod';

import { changeAsServer, readAsServer } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a week is pasted from a spreadsheet, moved through by keyboard and saved once, and what is wrong stays to be fixed @full', async ({
  page,
  server,
}) => {
  const admin = await foundCompany(server, { name: 'Paper Works' });
  const crew = [await hire(server, admin, 'Ana'), await hire(server, admin, 'Beto')];
  const ids = crew.map(({ personId }) => personId).join(',');
  await changeAsServer(server, `memberships?person_id=in.(${ids})`, { valid_from: daysAgo(60) });

  await openAs(page, admin, `/timesheets/week?week=${daysAgo(7).slice(0, 10)}&crew=*`);
  const row = page.getByRole('row').filter({ hasText: 'Ana' });
  await expect(row).toBeVisible();
  const top = Number((await row.locator('input').first().getAttribute('data-cell'))?.split(' ')[0]);
  const cell = (down: number, right: number) =>
    page.locator(`[data-cell="${top + down} ${right}"]`);
  await cell(0, 0).focus();
  await cell(0, 0).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, '8\t7-3:30\n7.5\teight\n');
  await expect(cell(1, 1)).toHaveValue('eight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(1, 0)).toBeFocused();

  const save = page.getByRole('button', { name: 'Save days' });
  await save.click();
  await expect(page.getByText('Say why, such as')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Paper time cards');
  await save.click();
  await expect(page.getByText('Days saved: 3')).toBeVisible();
  await expect(page.getByText('Type hours, such as 8')).toHaveCount(1);
  await cell(1, 1).fill('6');
  await save.click();
  await expect(page.getByText('Days saved: 1')).toBeVisible();

  const stored = z
    .array(z.object({ started_at: z.string(), ended_at: z.string() }))
    .parse(
      await readAsServer(server, `time_entries?person_id=in.(${ids})&select=started_at,ended_at`),
    );
  const minutes = stored.map(
    ({ started_at, ended_at }) => (Date.parse(ended_at) - Date.parse(started_at)) / 60_000,
  );
  // Typed hours include the usual meal break of 30 minutes.
  expect(minutes.toSorted((one, other) => one - other)).toEqual([390, 480, 510, 510]);
  // From now on, saved hours are fixed on the timesheet.
  await expect(row.getByRole('link')).toHaveCount(2);
});
