import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/ledger.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Returns a Wednesday before the weeks in which the demo company has time. */
function longAgo(): string {
  const day = new Date(Date.now() - 116 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() + 3);
  return day.toISOString().slice(0, 10);
}

const personSchema = z.object({ person_id: z.uuid() });

test('an employee asks for a correction, the supervisor approves it, and the timesheet shows it', async ({
  browser,
  server,
}) => {
  const date = longAgo();
  const { employee, supervisor } = demoLogins;
  const person = personSchema.parse(await callAs(server, employee, 'my_identity', {}));
  await callAs(server, supervisor, 'correct_time', {
    id: crypto.randomUUID(),
    person_id: person.person_id,
    kind: 'add',
    entry_id: null,
    facts: {
      started_at: `${date}T14:00:00Z`,
      ended_at: `${date}T20:00:00Z`,
      zone: 'America/Denver',
      project_id: null,
      cost_code_id: null,
      breaks: [],
    },
    reason: 'The phone was lost that day',
  });
  const dana = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openAs(dana, employee, `/time/sheet/${date}`);
  await dana.getByRole('button', { name: /^Wed, .* 6 h 00 min$/ }).click();
  await dana.getByRole('button', { name: /^Fix time: Wed/ }).click();
  const form = dana.getByRole('dialog');
  const end = form.getByRole('group', { name: 'Clock out' }).getByLabel('Time');
  await end.fill('07:30');
  await form.getByRole('button', { name: 'Request correction' }).click();
  // The error is on its field, and all input is kept.
  await expect(form.getByText('Enter a clock-out that’s after the clock-in.')).toBeVisible();
  await expect(form.getByText('Please say why.')).toBeVisible();
  await end.fill('15:00');
  const reason = 'I stayed until three.';
  await form.getByLabel('Reason').fill(reason);
  await expect(form.getByRole('row', { name: 'Clock out 2:00 PM 3:00 PM' })).toBeVisible();
  await expectNoAxeViolations(dana);
  await form.getByRole('button', { name: 'Request correction' }).click();
  await expect(dana.getByText('Correction requested', { exact: true }).last()).toBeVisible();
  await expect(dana.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  const foreman = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openAs(foreman, supervisor, '/approvals');
  const corrections = foreman.getByRole('region', { name: 'Corrections' });
  const asked = corrections.getByRole('listitem').filter({ hasText: reason });
  await expect(asked.getByRole('row', { name: 'Clock out 2:00 PM 3:00 PM' })).toBeVisible();
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await expect(asked).toHaveCount(0);

  // The open page updates.
  await expect(dana.getByRole('button', { name: /^Wed, .* 7 h 00 min$/ })).toBeVisible();
  for (const page of [dana, foreman]) await page.context().close();
});
