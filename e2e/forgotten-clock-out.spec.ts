import { randomUUID } from 'node:crypto';

import { expect, test as base } from '@playwright/test';

import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';

import { clock } from './support/clock-page.ts';
import { callAs, punchesSince } from './support/ledger.ts';
import { signIn } from './support/session.ts';

const hour = 3_600_000;

/** A company where nobody has ever punched: the demo's people all worked yesterday. */
const test = base.extend<{ company: { server: TestServer; cast: Cast } }>({
  // Playwright wants the empty pattern: it reads the names of fixtures out of it.
  // oxlint-disable-next-line no-empty-pattern
  company: async ({}, use) => {
    const company = await startServerWithCast();
    await use(company);
    await company.server.stop();
  },
  baseURL: async ({ company }, use) => use(company.server.url),
});

test('a forgotten clock-out is asked for at the next punch and spoils nothing', async ({
  page,
  company: { server, cast },
}) => {
  const { colleague } = cast;
  const { personId } = colleague;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, colleague);

  // Another of the person's devices clocked in 20 hours ago and was never heard of again.
  const startedAt = new Date(Date.now() - 20 * hour);
  const recorded = await callAs(server, colleague, 'record_punches', {
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
  await page.goto('/time');
  await expect(clock(page).section.getByText('No clock-out')).toBeVisible();
  await clock(page)
    .section.getByRole('button', { name: /^Project/ })
    .click();
  await page.getByRole('dialog').getByRole('option', { name: 'First project' }).click();
  await clock(page).button('Clock in').click();
  const question = page.getByRole('dialog', { name: 'When did you finish?' });
  await expect(question).toBeVisible();
  await question.getByRole('radio').first().check({ force: true });
  await question.getByRole('button', { name: 'Save and clock in' }).click();
  await expect(clock(page).button('Clock out')).toBeVisible();

  await expect
    .poll(async () => (await punchesSince(server, personId, since)).map(({ kind }) => kind))
    .toEqual(['out', 'in']);
  const [out] = await punchesSince(server, personId, since);
  expect(Date.parse(out?.occurred_at ?? '')).toBeGreaterThan(startedAt.getTime());
  expect(Date.parse(out?.occurred_at ?? '')).toBeLessThan(since.getTime());
  await clock(page).clockOut();
});
