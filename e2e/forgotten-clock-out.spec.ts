import { randomUUID } from 'node:crypto';

import { expect, test as base } from '@playwright/test';

import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';

import { clock } from './support/clock-page.ts';
import { callAs, punchesSince } from './support/ledger.ts';
import { punchOf } from './support/punches.ts';
import { signIn } from './support/session.ts';
import { countTaps } from './support/taps.ts';

const hour = 3_600_000;

/**
 * The two halves of a double tap of a finger, the second when the page has answered the first: by the
 * finger's clock at once, however long that takes on a busy machine.
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

/** A company where no one has ever punched: the demo's people all worked yesterday. */
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

  // Another of the person's devices clocked in twice, 20 hours ago and the day before, and was never
  // heard of again.
  const device_id = randomUUID();
  const starts = [44, 20].map((hours) => new Date(Date.now() - hours * hour));
  const startedAt = starts[1] ?? new Date();
  const recorded = await callAs(server, colleague, 'record_punches', {
    batch: starts.map((start, device_seq) =>
      punchOf(personId, { device_id, device_seq, device_at: start.toISOString() }),
    ),
  });
  expect(recorded).toMatchObject({ answers: [{ reason: null }, { reason: null }] });

  const since = new Date();
  await page.goto('/time');
  await expect(clock(page).section.getByText('No clock-out')).toBeVisible();
  const taps = await countTaps(page);
  await clock(page)
    .section.getByRole('button', { name: /^Project/ })
    .click();
  await page.getByRole('dialog').getByRole('option', { name: 'First project' }).click();
  await clock(page).button('Clock in').click();
  const question = page.getByRole('dialog', { name: 'When did you finish?' });
  await expect(question).toBeVisible();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Save and clock in' }).click();
  await expect(clock(page).button('Clock out')).toBeVisible();
  // Two choose the job; with a job of the site there are three.
  expect(taps()).toBe(5);

  await expect
    .poll(async () => (await punchesSince(server, personId, since)).map(({ kind }) => kind))
    .toEqual(['out', 'in']);
  const [out] = await punchesSince(server, personId, since);
  expect(Date.parse(out?.occurred_at ?? '')).toBeGreaterThan(startedAt.getTime());
  expect(Date.parse(out?.occurred_at ?? '')).toBeLessThan(since.getTime());
  await clock(page).clockOut();

  // The end of the day before was estimated. A finger that taps twice on the sheet's cross has closed
  // it and done nothing to what lies beneath.
  const sayWhen = page.getByRole('button', { name: 'Say when you finished' });
  // Asked for before the sheet opens: behind an open one the page has no roles.
  const home = await page.getByRole('link', { name: /^Clock\b/ }).elementHandle();
  await sayWhen.click();
  await question.getByRole('button', { name: 'Close' }).evaluate(tapThenWhatLiesBeneath, home);
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/time$/);

  // A double tap, as a glove does it, states the end once.
  await sayWhen.click();
  await question.getByRole('radio').first().check();
  await question
    .getByRole('button', { name: 'Save', exact: true })
    .evaluate((save: HTMLElement) => {
      save.click();
      save.click();
    });
  await expect(question).toBeHidden();
  const kinds = async () =>
    (await punchesSince(server, personId, since)).map(({ kind }) => kind).toSorted();
  await expect.poll(kinds).toEqual(['in', 'out', 'out', 'out']);
  // Whatever was stated twice would have been sent by then.
  await expect(page.getByRole('link', { name: 'All saved' })).toBeVisible();
  expect(await kinds()).toEqual(['in', 'out', 'out', 'out']);
});
