import { randomUUID } from 'node:crypto';

import { clock, ensureOffTheClock } from './support/clock-page.ts';
import { callAs, personIdOf, punchesSince } from './support/ledger.ts';
import { demoLogins, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

const hour = 3_600_000;

test('a forgotten clock-out is asked for at the next punch and spoils nothing', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.employee);
  await page.goto('/time');
  await ensureOffTheClock(page);
  await expect(page.getByRole('link', { name: 'All saved' })).toBeVisible();
  const personId = await personIdOf(server, await signedInUserId(page));

  // Another of the person's devices clocked in 20 hours ago and was never heard of again.
  const startedAt = new Date(Date.now() - 20 * hour);
  const recorded = await callAs(server, demoLogins.employee, 'record_punches', {
    batch: [
      {
        id: randomUUID(),
        v: 1,
        person_id: personId,
        kind: 'in',
        break_kind: null,
        device_id: randomUUID(),
        device_seq: 0,
        device_at: startedAt.toISOString(),
        zone: 'America/Los_Angeles',
        utc_offset_minutes: -480,
        skew_ms: null,
        skew_age_ms: null,
        online: false,
        claimed_at: null,
        project_id: null,
        cost_code_id: null,
        note: null,
        location: null,
        outside_reason: null,
        pin_check: null,
      },
    ],
  });
  expect(recorded).toMatchObject({ answers: [{ reason: null }] });

  const since = new Date();
  await page.reload();
  await expect(clock(page).section.getByText('No clock-out')).toBeVisible();
  await clock(page).button('Clock in').click();
  const question = page.getByRole('dialog', { name: 'When did you finish?' });
  await expect(question).toBeVisible();
  await question.getByRole('radio').first().click({ force: true });
  await question.getByRole('button').last().click();
  await expect(clock(page).button('Clock out')).toBeVisible();

  await expect
    .poll(async () => (await punchesSince(server, personId, since)).map(({ kind }) => kind))
    .toEqual(['out', 'in']);
  const [out] = await punchesSince(server, personId, since);
  expect(Date.parse(out?.occurred_at ?? '')).toBeGreaterThan(startedAt.getTime());
  expect(Date.parse(out?.occurred_at ?? '')).toBeLessThan(since.getTime());
  await clock(page).clockOut();
});
