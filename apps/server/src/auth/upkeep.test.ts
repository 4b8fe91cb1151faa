import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../testkit/src/index.ts';
import { forgetOldRows } from './upkeep.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('the record of logins goes when it is older than it is to be kept', async () => {
  const { database } = opened;
  const nowMs = Date.now();
  for (const days of [1, 29, 31, 400]) {
    await database.query(
      `insert into auth.audit_log_entries (id, payload, created_at) values ($1, $2, $3)`,
      [randomUUID(), { days }, new Date(nowMs - days * 86_400_000)],
    );
  }
  await forgetOldRows(database, 30, nowMs);
  const kept = await database.query<{ payload: { days: number } }>(
    'select payload from auth.audit_log_entries order by created_at desc',
  );
  expect(kept.map(({ payload }) => payload.days)).toEqual([1, 29]);
});

test('counters of wrong tries go after an hour', async () => {
  const { database } = opened;
  const nowMs = Date.now();
  for (const [key, minutes] of [
    ['fresh', 59],
    ['old', 61],
  ] as const) {
    await database.query(
      'insert into muster.failed_attempts (key, failures, last_failed_at) values ($1, 3, $2)',
      [key, new Date(nowMs - minutes * 60_000)],
    );
  }
  await forgetOldRows(database, 30, nowMs);
  expect(await database.query('select key from muster.failed_attempts')).toEqual([
    { key: 'fresh' },
  ]);
});

test('refresh tokens of stolen sessions go after 30 days', async () => {
  const { database } = opened;
  const nowMs = Date.now();
  for (const days of [29, 31]) {
    await database.query(
      'insert into auth.refresh_tokens (token, revoked, updated_at) values ($1, true, $2)',
      [`of ${days} days ago`, new Date(nowMs - days * 86_400_000)],
    );
  }
  await forgetOldRows(database, 30, nowMs);
  expect(await database.query('select token from auth.refresh_tokens')).toEqual([
    { token: 'of 29 days ago' },
  ]);
});
