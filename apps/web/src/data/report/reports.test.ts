import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { randomId } from '../../platform/random-id.ts';
import { tokensOf } from '../client/own-tokens.ts';
import type { Tokens } from '../client/tokens.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { createReports } from './reports.ts';

/** A phone without a connection; `told` lists who reported which error once there is one. */
function phoneWithoutConnection() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1, 6),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('nothing is reached')),
  });
  device.setOnline(false);
  const { platform } = device.openTab();
  const told: { readonly userId: string | null; readonly event: unknown }[] = [];
  const signedIn: { userId: string | null } = { userId: null };
  const reports = createReports({
    database: openCacheDatabase(randomId()),
    apiOf: (userId) => ({
      query: () => Promise.reject(new TypeError('nothing is read here')),
      rpc: async (_, { event_id }, schema) => {
        told.push({ userId, event: event_id });
        return schema.parse({ verdict: 'applied' });
      },
    }),
    reporterId: () => signedIn.userId,
    appVersion: '1.2.3',
    platform,
  });
  return { device, told, signedIn, reports };
}

test('an error is told by no one but the person who had it, whoever uses the phone next', async () => {
  const { device, told, signedIn, reports } = phoneWithoutConnection();
  const beforeSignIn = reports.report(new Error('broke before anybody was known'));
  signedIn.userId = 'worker';
  const ofWorker = reports.report(new Error('broke for the worker'));
  signedIn.userId = 'visitor';
  device.setOnline(true);
  await expect.poll(() => told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      { userId: null, event: beforeSignIn },
      { userId: 'worker', event: ofWorker },
    ]),
  );
});

test('no other person’s token serves, and no one has none', async () => {
  const tokens: Tokens = {
    current: async (userId) =>
      userId === undefined || userId === 'visitor'
        ? { kind: 'token', accessToken: 'the visitor’s' }
        : { kind: 'none' },
    renew: async () => ({ kind: 'none' }),
  };
  for (const userId of ['worker', null]) {
    expect(await tokensOf(tokens, userId).current()).toEqual({ kind: 'none' });
  }
  expect(await tokensOf(tokens, 'visitor').current()).toMatchObject({ kind: 'token' });
});
