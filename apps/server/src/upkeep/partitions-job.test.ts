import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestJobs } from '../jobs/test-jobs.ts';
import { keepPartitions } from './partitions-job.ts';

let opened: TestDatabase;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.close());

async function partitions(): Promise<string[]> {
  const rows = await opened.database.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'app'::regnamespace and relname ~ '_\\d{4}_\\d\\d$' and relkind = 'r'
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the latest month of each partitioned table. */
async function lastPartitions(): Promise<string[]> {
  const byTable = new Map((await partitions()).map((name) => [name.slice(0, -8), name]));
  return [...byTable.values()];
}

it('makes what is missing of the months to come at the start and again every time', async () => {
  // The template may be from an earlier month, and another one may begin meanwhile.
  await opened.database.query('select app.keep_partitions()');
  const last = await lastPartitions();
  expect(last.length).toBeGreaterThan(1);
  const dropAll = () =>
    opened.database.script(last.map((name) => `drop table app.${name};`).join('\n'));
  await dropAll();
  const keeper = await startTestJobs(opened.database, {
    periodicJobs: [{ ...keepPartitions, secondsUntilNext: () => 0.05 }],
  });
  try {
    await expect.poll(partitions).toEqual(expect.arrayContaining(last));
    await dropAll();
    await expect.poll(partitions).toEqual(expect.arrayContaining(last));
  } finally {
    await keeper.close();
  }
});
