import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { breakSets } from '@muster/contract/break-sets';
import { overtimeSets } from '@muster/contract/overtime-sets';
import type { TestServer } from '@muster/testkit';

import { expectAllSaved } from './support/all-saved.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { breaksQuestion } from './support/breaks-question.ts';
import { clock } from './support/clock-page.ts';
import { expectFocusKept, pressByKey, reach } from './support/keyboard.ts';
import { callAs, changeAsServer, punchesSince } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { punchOf } from './support/punches.ts';
import { openAs, signIn } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const hour = 3_600_000;

/**
 * The two halves of a finger's double tap, the second after the page has responded to the first. By the
 * finger's clock they are simultaneous, however long that takes on a busy machine.
 */
async function tapThenWhatLiesBeneath(tapped: Element, beneath: Element | null): Promise<void> {
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: 360, clientY: 400 };
  const firstAtMs = performance.now();
  const tap = (target: Element, timeStamp: number) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }));
    const click = new PointerEvent('click', { ...at, pointerType: 'touch' });
    target.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: timeStamp }));
  };
  tap(tapped, firstAtMs);
  while (tapped.isConnected) await new Promise(requestAnimationFrame);
  if (beneath !== null) tap(beneath, firstAtMs + 100);
}

/** A company where no one has ever punched, because the demo's people all worked yesterday. */
async function foundQuietCompany(server: TestServer) {
  const admin = await foundCompany(server, { name: 'Quiet Masonry' });
  const mason = await hire(server, admin, 'Mason');
  // No one can punch before their first day.
  await changeAsServer(server, `memberships?person_id=eq.${mason.personId}`, {
    valid_from: new Date(Date.now() - 365 * 24 * hour).toISOString(),
  });
  return { admin, mason };
}

test.use({ serviceWorkers: 'allow' });

test('a forgotten clock-out is asked for at the next punch and spoils nothing', async ({
  page,
  browser,
  server,
}) => {
  const { mason, admin } = await foundQuietCompany(server);
  const { personId, login, name } = mason;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, login);

  // Another of the person's devices clocked in 20 hours ago and on the two days before, and never reported again.
  const device_id = randomUUID();
  const starts = [68, 44, 20].map((hours) => new Date(Date.now() - hours * hour));
  const startedAt = starts[2] ?? new Date();
  const recorded = await callAs(server, login, 'record_punches', {
    batch: starts.map((start, device_seq) =>
      punchOf(personId, {
        device_id,
        device_seq,
        device_at: start.toISOString(),
        // A zone without daylight saving time, so that a time of day is unambiguous.
        zone: 'America/Phoenix',
        utc_offset_minutes: -420,
      }),
    ),
  });
  expect(recorded).toMatchObject({ answers: starts.map(() => ({ reason: null })) });

  // The office sees it in red, before anything else that needs review, with a way to correct it.
  const office = await browser.newPage({ baseURL: server.url });
  await openAs(office, admin, '/dashboard');
  const review = office.getByRole('region', { name: 'Needs review' });
  const forgotten = review.getByRole('list').first().getByRole('listitem');
  await expect(forgotten).toContainText(name);
  await expect(forgotten).toContainText('No clock-out since');
  await expect(office.getByRole('row', { name })).toContainText('No clock-out since');
  await expectNoAxeViolations(office);
  await forgotten.getByRole('link', { name: /^Fix/ }).click();
  const fix = office.getByRole('dialog', { name: 'What do you want to record?' });
  await expect(fix.getByRole('radio', { name: 'Clock out' })).toBeChecked();
  await expect(fix.getByRole('radio', { name: 'Another time' })).toBeChecked();
  await office.close();

  const since = new Date();
  await page.goto('/time');
  await expect(clock(page).section.getByText('No clock-out')).toBeVisible();
  const taps = await countTaps(page);
  await clock(page)
    .section.getByRole('button', { name: /^Project/ })
    .click();
  await page.getByRole('dialog').getByRole('option', { name: 'Canal lock' }).click();
  await clock(page).button('Clock in').click();
  const question = page.getByRole('dialog', { name: 'When did you finish?' });
  await expect(question).toBeVisible();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Save and clock in' }).click();
  await expect(clock(page).button('Clock out')).toBeVisible();
  // Two choose the job; with a job of the site there are three.
  expect(taps()).toBeLessThanOrEqual(tapsFor('answer_forgotten_clock_out'));

  await expect
    .poll(async () => (await punchesSince(server, personId, since)).map(({ kind }) => kind))
    .toEqual(['out', 'in']);
  const [out] = await punchesSince(server, personId, since);
  expect(Date.parse(out?.occurred_at ?? '')).toBeGreaterThan(startedAt.getTime());
  expect(Date.parse(out?.occurred_at ?? '')).toBeLessThan(since.getTime());
  await clock(page).clockOut();

  // The ends of the days before were estimated. A double tap on the sheet's close button must close it and do
  // nothing to the content below.
  const sayWhen = page.getByRole('button', { name: 'Enter when you finished' });
  // Queried before the sheet opens: behind an open one the page has no roles.
  const home = await page.getByRole('link', { name: /^Clock\b/ }).elementHandle();
  await sayWhen.first().click();
  await question.getByRole('button', { name: 'Close' }).evaluate(tapThenWhatLiesBeneath, home);
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/time$/);

  // A double tap, as people with gloves do it, states the end once.
  await sayWhen.first().click();
  await question.getByRole('radio').first().check();
  await question
    .getByRole('button', { name: 'Save', exact: true })
    .evaluate((save: HTMLElement) => {
      save.click();
      save.click();
    });
  await expect(question).toBeHidden();
  await expect(sayWhen).toHaveCount(1);

  // The other one by keyboard alone, with a time that isn't suggested: another minute of the same hour.
  await pressByKey(sayWhen);
  await reach(question.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await expect(question.getByRole('radio', { name: 'Another time' })).toBeChecked();
  const time = question.getByLabel('Time', { exact: true });
  await reach(time);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('37');
  await expect(time).toHaveValue(/:37$/);
  await pressByKey(question.getByRole('button', { name: 'Save', exact: true }));
  await expect(question).toBeHidden();
  await expectFocusKept(page);
  const kinds = async () =>
    (await punchesSince(server, personId, since)).map(({ kind }) => kind).toSorted();
  const stated = ['in', 'out', 'out', 'out', 'out'];
  await expect.poll(kinds).toEqual(stated);
  // Anything stated twice would have been sent by then.
  await expectAllSaved(page);
  expect(await kinds()).toEqual(stated);
});

test('a clock-out asks about breaks without a network, and the answers arrive with it', async ({
  page,
  server,
}) => {
  const { mason, admin } = await foundQuietCompany(server);
  const { personId, login } = mason;
  // A Monday; workdays begin with the shift, so that the time of the test run doesn't matter.
  const monday = new Date(Date.now() - 7 * 24 * hour);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const effective_from = monday.toISOString().slice(0, 10);
  const { california } = overtimeSets;
  for (const [section, facts] of [
    ['overtime', { ...california, set: 'custom', workday_starts_at: null }],
    ['breaks', breakSets.california],
  ] as const) {
    const { settings_version: version } = z
      .object({ settings_version: z.int() })
      .parse(await callAs(server, admin, 'read_company_settings', {}));
    const rule = { section, version, facts, effective_from };
    const saved = await callAs(server, admin, 'save_company_settings', rule);
    expect(saved).toMatchObject({ verdict: 'applied' });
  }
  await callAs(server, login, 'record_punches', {
    batch: [punchOf(personId, { device_at: new Date(Date.now() - 5.5 * hour).toISOString() })],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, login);
  await page.removeLocatorHandler(breaksQuestion(page));
  const told = page.waitForResponse('**/rpc/my_time_facts');
  await page.goto('/time');
  await told;
  await expect(clock(page).button('Clock out')).toBeVisible();
  await page.context().setOffline(true);
  await clock(page).button('Clock out').click();
  const question = breaksQuestion(page);
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  const meal = question.getByRole('group', { name: /meal break/ });
  await meal.getByRole('button', { name: 'Not provided' }).click();
  await expect(meal).toBeHidden();
  await question.getByRole('button', { name: 'I chose to skip' }).click();
  await expect(question).toBeHidden();
  await expect(clock(page).state('Off the clock')).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(() => callAs(server, login, 'my_break_questions', {}), { timeout: 20_000 })
    .toEqual({ verdict: 'ok', days: [] });
  await expect
    .poll(async () => {
      const date = new Date().toISOString().slice(0, 10);
      return JSON.stringify(
        await callAs(server, login, 'my_time_facts', { from_date: date, to_date: date }),
      );
    })
    .toContain('"first_meal":"not_provided"');
});
