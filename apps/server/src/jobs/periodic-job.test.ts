import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { definePeriodicJob, type PeriodicRun } from './define-periodic-job.ts';
import type { Jobs } from './start-jobs.ts';
import { startTestJobs } from './test-jobs.ts';

let opened: TestDatabase;
const started: Jobs[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.query('delete from app.periodic_jobs'));
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.close()));
});

/** Rare, so that servers share its lease on both databases. */
async function start(run: (run: PeriodicRun) => Promise<void>, startsAtOnce = false) {
  const job = definePeriodicJob({
    name: 'rare',
    everySeconds: 3600,
    startsAtOnce,
    wakeOn: 'wake_rare',
    run,
  });
  const jobs = await startTestJobs(opened.database, { periodicJobs: [job] });
  started.push(jobs);
  return jobs;
}

async function row() {
  const [found] = await opened.database.query<{ is_leased: boolean; last_error: string | null }>(
    `select lease is not null as is_leased, last_error from app.periodic_jobs where name = 'rare'`,
  );
  return found;
}

test('a due job runs on one of two servers', async () => {
  await opened.database.query(
    `insert into app.periodic_jobs (name, due_at) values ('rare', now())`,
  );
  let runs = 0;
  const run = async () => void (runs += 1);
  await Promise.all([start(run), start(run)]);
  await expect.poll(async () => (await row())?.is_leased).toBe(false);
  await expect.poll(() => runs).toBe(1);
});

test('a job that is not due waits, also over a restart', async () => {
  let runs = 0;
  const first = await start(async () => void (runs += 1));
  await expect.poll(row).toMatchObject({ is_leased: false });
  await first.close();
  await start(async () => void (runs += 1));
  await opened.database.query('notify wake_rare');
  await expect.poll(() => runs).toBe(1);
});

test('a server that was killed keeps others from a job until its lease is over', async () => {
  const claim = (seconds: number) =>
    opened.database.query<{ wait: number | null }>(
      `select app.claim_periodic_job('rare', gen_random_uuid(), $1, 0, true) as wait`,
      [seconds],
    );
  expect(await claim(3600)).toEqual([{ wait: null }]);
  const [refused] = await claim(3600);
  expect(refused?.wait).toBeGreaterThan(3500);
  await opened.database.query('update app.periodic_jobs set lease_until = now()');
  expect(await claim(3600)).toEqual([{ wait: null }]);
});

test('a run that fails leaves its error for SQL, and the next one clears it', async () => {
  let isBroken = true;
  await start(async () => {
    if (isBroken) throw new Error('no');
  }, true);
  await expect.poll(async () => (await row())?.last_error).toBe('Error: no');
  isBroken = false;
  await opened.database.query('notify wake_rare');
  await expect.poll(async () => (await row())?.last_error).toBeNull();
});

test('wake-ups during a run lead to one more', async () => {
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  await start(async () => {
    runs += 1;
    await gate.promise;
  }, true);
  await expect.poll(() => runs).toBe(1);
  // This listener starts after the job's, so the job has already received everything that it receives.
  let heard = 0;
  const stopListening = await opened.database.listen('wake_rare', () => void (heard += 1));
  await opened.database.query('notify wake_rare');
  await opened.database.query('notify wake_rare');
  await expect.poll(() => heard).toBe(2);
  await stopListening();
  gate.resolve();
  await expect.poll(() => runs).toBe(2);
  await expect.poll(async () => (await row())?.is_leased).toBe(false);
  expect(runs).toBe(2);
});
