import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { silentLog } from '@muster/testkit/database-embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startPartitionKeeper } from './keep-partitions.ts';

let opened: TestDatabase;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.close());

/** The furthest month of each partitioned table. */
async function lastPartitions(): Promise<string[]> {
  const rows = await opened.database.query<{ name: string }>(
    `select max(relname)::text as name from pg_class
     where relnamespace = 'app'::regnamespace and relname ~ '_\\d{4}_\\d\\d$' and relkind = 'r'
     group by left(relname, -8) order by 1`,
  );
  return rows.map(({ name }) => name);
}

it('makes what is missing of the months to come at the start and again every time', async () => {
  const whole = await lastPartitions();
  expect(whole.length).toBeGreaterThan(1);
  const dropAll = () =>
    opened.database.script(whole.map((name) => `drop table app.${name};`).join('\n'));
  await dropAll();
  const keeper = startPartitionKeeper({
    database: opened.database,
    log: silentLog,
    everyMs: 50,
  });
  try {
    await expect.poll(lastPartitions, { timeout: 10_000 }).toEqual(whole);
    await dropAll();
    await expect.poll(lastPartitions, { timeout: 10_000 }).toEqual(whole);
  } finally {
    await keeper.close();
  }
});
