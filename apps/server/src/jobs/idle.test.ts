import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';

import type { Database } from '../db/database.ts';
import { defineJob } from './define-job.ts';
import { definePeriodicJob, secondsUntil } from './define-periodic-job.ts';
import { startTestJobs } from './test-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a database in which nothing ever happens, and records its queries. */
function idleDatabase(): { database: Database; asked: string[] } {
  const asked: string[] = [];
  const refuse = () => Promise.reject(new Error('nobody asks this'));
  const database: Database = {
    kind: 'pglite',
    serverId: null,
    query: async (text) => {
      asked.push(text);
      return [];
    },
    pipeline: refuse,
    transaction: refuse,
    script: refuse,
    listen: async () => async () => {},
    close: async () => {},
  };
  return { database, asked };
}

test('an idle worker asks the database once a minute', async () => {
  const { database, asked } = idleDatabase();
  const job = defineJob({
    kind: 'note',
    payload: z.object({}),
    retry: { attempts: 1 },
    run: async () => {},
  });
  const jobs = await startTestJobs(database, { jobs: [job] });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await jobs.close();
  expect(asked.length).toBeGreaterThanOrEqual(10);
  expect(asked.length).toBeLessThanOrEqual(11);
});

test('a frequent periodic job on the embedded database costs its own statements only', async () => {
  const { database, asked } = idleDatabase();
  const seal = definePeriodicJob({
    name: 'seal',
    everySeconds: 10,
    run: async ({ database: given }) => void (await given.query('select 1')),
  });
  const jobs = await startTestJobs(database, { periodicJobs: [seal] });
  await vi.advanceTimersByTimeAsync(60_100);
  await jobs.close();
  expect(asked.filter((text) => text === 'select 1')).toHaveLength(6);
  expect(asked.filter((text) => text.includes('periodic_job'))).toEqual([]);
});

test.each([
  ['03:29:59', '03:30', 1],
  ['03:30:00', '03:30', 86_400],
  ['03:30:01', '03:30', 86_399],
] as const)('at %s a job at %s is due in %d s', (now, at, seconds) => {
  expect(secondsUntil(at, Date.parse(`2026-05-04T${now}Z`))).toBe(seconds);
});
