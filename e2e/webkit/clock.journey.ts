import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { callAs, punchesSince } from '../support/ledger.ts';
import { demoLogins } from '../support/session.ts';
import { expect, test as base } from '../support/test.ts';
import { startPhone, type Phone } from './phone.ts';
import { openScreen } from './screen.ts';

type PhoneFixtures = {
  /** Starts the browser on this test's profile; a browser opened earlier must be closed first. */
  readonly startBrowser: () => Promise<Phone>;
};

const test = base.extend<PhoneFixtures>({
  // Playwright doesn't start a browser here, so it leaves none open.
  nothingLeftOpen: undefined,
  // Playwright requires the empty pattern: it parses the names of fixtures from it.
  // oxlint-disable-next-line no-empty-pattern
  startBrowser: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'muster-webkit-'));
    const screen = await openScreen();
    let last: Phone | undefined;
    await use(async () => (last = await startPhone(profile, screen.display)));
    await last?.close();
    await screen.close();
    await rm(profile, { recursive: true, force: true });
  },
});

async function personIdOfEmployee(server: TestServer): Promise<string> {
  const identity = await callAs(server, demoLogins.employee, 'my_identity', {});
  return z.object({ person_id: z.uuid() }).parse(identity).person_id;
}

async function signIn(phone: Phone, url: string): Promise<void> {
  await phone.open(`${url}/auth`);
  await phone.fill('Email', demoLogins.employee.email);
  await phone.fill('Password', demoLogins.employee.password);
  await phone.press('Sign in');
  await expect.poll(() => phone.path()).toBe('/dashboard');
}

/** Returns the kinds of a person's punches since an instant. */
async function kindsSince(server: TestServer, personId: string, since: Date): Promise<string[]> {
  const punches = await punchesSince(server, personId, since);
  return punches.map(({ kind }) => kind);
}

/** Ends any entry that the demo or an earlier test left open. */
async function leaveTheClock(phone: Phone): Promise<void> {
  if ((await phone.offers('Clock in', 'Clock out')) === 'Clock in') return;
  await phone.press('Clock out');
  await phone.offers('Clock in');
}

test('someone signs in, clocks in and clocks out', async ({ server, startBrowser }) => {
  const phone = await startBrowser();
  await signIn(phone, server.url);
  await phone.open(`${server.url}/time`);
  await leaveTheClock(phone);
  await phone.shows('All saved');

  const personId = await personIdOfEmployee(server);
  const startedAt = new Date();
  await phone.press('Clock in');
  await phone.offers('Clock out');
  await expect.poll(() => kindsSince(server, personId, startedAt)).toEqual(['in']);
  await phone.press('Clock out');
  await phone.offers('Clock in');
  await expect.poll(() => kindsSince(server, personId, startedAt)).toEqual(['in', 'out']);
});

test('the app opens without a network, the clock works, and its punches arrive as they happened', async ({
  server,
  startBrowser,
}) => {
  let phone = await startBrowser();
  await phone.open(`${server.url}/auth`);
  // WebKit may never finish installing a worker if its page is left in the meantime.
  await phone.keepsApp();
  await signIn(phone, server.url);
  await phone.open(`${server.url}/time`);
  await leaveTheClock(phone);
  await phone.shows('All saved');
  const personId = await personIdOfEmployee(server);
  const startedAt = new Date();

  await server.terminate();
  await phone.press('Clock in');
  await phone.offers('Clock out');
  await phone.close();

  phone = await startBrowser();
  await phone.open(`${server.url}/time`);
  await phone.shows('On the clock');
  await phone.press('Clock out');
  await phone.shows('Off the clock');

  await server.restart();
  await expect
    .poll(() => kindsSince(server, personId, startedAt), { timeout: 90_000 })
    .toEqual(['in', 'out']);
  await phone.shows('All saved');
});
