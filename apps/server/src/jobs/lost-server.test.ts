/** How servers that share a database handle the jobs of a server that has ended or is cut off. */
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';

import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { defineJob } from './define-job.ts';
import { claimJobs, type Claim } from './job-rows.ts';
import { startTestJobs } from './test-jobs.ts';

vi.setConfig({ testTimeout: 60_000 });
const inTime = { timeout: 15_000 };
const serverUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(serverUrl)('a job whose server has ended', () => {
  let opened: TestDatabase;
  let other: Database;
  let id: string;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await opened.database.listen('jobs', () => {});
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    const [row] = await opened.database.query<{ name: string }>(
      'select current_database() as name',
    );
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${row?.name}`;
    const log = { info() {}, warn() {}, error() {} };
    other = await openDatabase({ dataDir: '', databaseUrl: url.href, log });
    await other.listen('jobs', () => {});
    await opened.database.query('delete from app.jobs');
    const [job] = await opened.database.query<{ id: string }>(
      `select app.enqueue_job('note', '{}') as id`,
    );
    id = job?.id ?? '';
    await claim(other, 0);
  });
  afterEach(() => other.close());

  /** @param lostAfterSeconds 0 treats a server that isn't connected as dead at once. */
  const claim = (database: Database, lostAfterSeconds: number): Promise<Claim> =>
    claimJobs(database, new Map([['note', 1]]), { leaseSeconds: 3600, lostAfterSeconds });

  const idsOf = ({ jobs }: Claim) => jobs.map((job) => job.id);

  /** Returns the connections that have the other server's lock. */
  async function holders(): Promise<number[]> {
    const rows = await opened.database.query<{ pid: number }>(
      `select pid from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and (classid::bigint << 32) | objid::bigint = hashtextextended('server:' || $1, 0)`,
      [other.serverId],
    );
    return rows.map(({ pid }) => pid);
  }

  async function end(): Promise<void> {
    await other.close();
    await expect.poll(holders, inTime).toEqual([]);
  }

  test('stays with that server while it is connected, however long it is silent', async () => {
    await opened.database.query(`update app.jobs set held_at = now() - interval '50 minutes'`);
    expect(await claim(opened.database, 0)).toEqual({ jobs: [], nextInSeconds: 0 });
  });

  test('is taken by another, long before its lease ends', async () => {
    await end();
    const { jobs } = await claim(opened.database, 0);
    expect(jobs).toMatchObject([{ id, attempt: 2, wasLost: true }]);
  });

  test('is not taken if that server renewed its lease a short while ago', async () => {
    await end();
    expect(await claim(opened.database, 3000)).toMatchObject({ jobs: [], nextInSeconds: 3000 });
  });

  test('is not taken by one that has been connected for less than others need to come back', async () => {
    await opened.database.query(`update app.jobs set held_at = now() - interval '51 minutes'`);
    await end();
    expect(idsOf(await claim(opened.database, 3000))).toEqual([]);
  });

  test('is not taken from one whose connection was lost and is back', async () => {
    const [lost = 0] = await holders();
    await opened.database.query('select pg_terminate_backend($1)', [lost]);
    await expect.poll(holders, inTime).toEqual([expect.not.closeTo(lost, 0)]);
    expect(idsOf(await claim(opened.database, 0))).toEqual([]);
  });

  test('is run by a server that was idle meanwhile', async () => {
    const done = Promise.withResolvers<number>();
    const definition = defineJob({
      kind: 'note',
      payload: z.object({}),
      retry: { attempts: 3 },
      run: async ({ attempt }) => done.resolve(attempt),
    });
    const jobs = await startTestJobs(opened.database, {
      jobs: [definition],
      lostAfterSeconds: 0.1,
    });
    await other.close();
    expect(await done.promise).toBe(2);
    await jobs.close();
  });
});
