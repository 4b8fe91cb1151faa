/** Reviewing punches on `/approvals`: one action for many days, exceptions, and Undo. */
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { expectFocusKept, pressByKey } from './support/keyboard.ts';
import { callAs, readAsServer } from './support/ledger.ts';
import { foundCompany, hire, type Hired } from './support/own-company.ts';
import { punchOf } from './support/punches.ts';
import { openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const dayMs = 86_400_000;

/** Sends clock-ins of past days whose times were entered by hand, as a phone sends them late. */
async function punchLate(
  server: TestServer,
  { login, personId }: Hired,
  days: number,
): Promise<void> {
  const noonMs = Math.floor(Date.now() / dayMs) * dayMs - 6 * 3_600_000;
  const batch = Array.from({ length: days }, (_, back) =>
    punchOf(personId, { claimed_at: new Date(noonMs - (back + 30) * dayMs).toISOString() }),
  );
  await callAs(server, login, 'record_punches', { batch });
}

async function openReviews(server: TestServer, personId: string): Promise<readonly string[]> {
  const rows = await readAsServer(
    server,
    `decision_items?person_id=eq.${personId}&state=eq.open&order=id&select=id`,
  );
  return z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Creates an office with one mason, whose late days no other journey sees. */
async function openOffice(server: TestServer) {
  const admin = await foundCompany(server, { name: 'Late Day Masonry' });
  return { admin, mason: await hire(server, admin, 'Mason') };
}

test('ten late days of one person are one action, but for the day that is left out @full', async ({
  server,
  page: lead,
}) => {
  const { admin, mason } = await openOffice(server);
  const { name, personId } = mason;
  await punchLate(server, mason, 10);
  await signIn(lead, admin);
  await expect(lead.getByRole('heading', { name: 'Needs review' })).toBeVisible();
  const taps = await countTaps(lead);
  await lead.getByRole('link', { name: /^Approvals/ }).click();
  await expect(lead).toHaveURL(/\/approvals$/);

  const card = lead.getByRole('region', { name, exact: true });
  const days = card.getByRole('checkbox', { checked: true });
  await expect(days.nth(9)).toBeVisible();
  const before = await openReviews(server, personId);
  await expectNoAxeViolations(lead);
  await days.first().uncheck();
  const leftOut = await card.getByRole('list').first().getByRole('listitem').count();
  await card.getByRole('button', { name: /^(Approve|Use|Ignore)/ }).click();

  // Nothing is sent while it can be undone. The taps: navigation, the exception and the answer.
  expect(taps()).toBeLessThanOrEqual(tapsFor('review_ten_punches'));
  const undo = lead.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await openReviews(server, personId)).toEqual(before);
  await expect(undo).toBeHidden({ timeout: 30_000 });
  // A day that counts now may raise other questions.
  const still = async () =>
    (await openReviews(server, personId)).filter((id) => before.includes(id)).length;
  await expect.poll(still).toBe(leftOut);
});

test('Undo brings the review back, and a closed page still sends what was not undone', async ({
  server,
  browser,
}) => {
  const { admin, mason } = await openOffice(server);
  const { name, personId } = mason;
  await punchLate(server, mason, 1);
  const context = await browser.newContext({ baseURL: server.url });
  const lead = await context.newPage();
  await openAs(lead, admin, '/approvals');
  const card = lead.getByRole('region', { name, exact: true });
  const approve = card.getByRole('button', { name: /^(Approve|Use|Ignore)/ });
  const before = await openReviews(server, personId);
  await pressByKey(approve);
  await expect(card).toBeHidden();
  // With only a keyboard no one could find it within ten seconds, so it gets the focus.
  await expect(lead.getByRole('button', { name: 'Undo' })).toBeFocused();
  await lead.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expectFocusKept(lead);
  expect(await openReviews(server, personId)).toEqual(before);

  await approve.click();
  await expect(card).toBeHidden();
  await lead.close();
  const later = await context.newPage();
  await later.goto('/dashboard');
  const still = async () =>
    (await openReviews(server, personId)).filter((id) => before.includes(id));
  await expect.poll(still, { timeout: 30_000 }).toEqual([]);
});

test('a new company has one sentence instead of five empty lists, until something waits', async ({
  server,
  page,
}) => {
  const { admin, mason } = await openOffice(server);
  await openAs(page, admin, '/approvals');
  const nothing = page.getByText('Nothing to review or approve.');
  const lists = page.getByRole('heading', { level: 2 });
  await expect(nothing).toBeVisible();
  await expect(lists).toHaveCount(0);
  await expectNoAxeViolations(page);
  await punchLate(server, mason, 1);
  await page.reload();
  await expect(lists).toHaveText(['Punches']);
  await expect(nothing).toBeHidden();
});
