import { randomUUID } from 'node:crypto';

import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { defineJob, type JobDefinition, type JobRun, type Retry } from './define-job.ts';
import { PermanentError, RetryLater } from './job-errors.ts';
import type { Jobs } from './start-jobs.ts';
import { startTestJobs } from './test-jobs.ts';

let opened: TestDatabase;
const started: Jobs[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.query('delete from app.jobs'));
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.close()));
});

type Note = { readonly note: string };

/** Creates a job that does as the test says and records its arguments. */
function job(
  run: (run: JobRun & { readonly payload: Note }) => Promise<void> = async () => {},
  retry: Retry = { attempts: 3, pauseSeconds: () => 0 },
) {
  const runs: string[] = [];
  const definition = defineJob({
    kind: 'note',
    payload: z.object({ note: z.string() }),
    retry,
    async run(given) {
      runs.push(given.payload.note);
      await run(given);
    },
  });
  return { definition, runs };
}

async function work(
  definition: JobDefinition,
  settings: { readonly finishWithinMs?: number } = {},
): Promise<Jobs> {
  const jobs = await startTestJobs(opened.database, { jobs: [definition], ...settings });
  started.push(jobs);
  return jobs;
}

async function enqueue(note: string, key: string | null = null, inSeconds = 0): Promise<string> {
  const [row] = await opened.database.query<{ id: string }>(
    `select app.enqueue_job('note', $1, $2, now() + make_interval(secs => $3)) as id`,
    [{ note }, key, inSeconds],
  );
  return row?.id ?? '';
}

type Row = { state: string; attempts: number; last_error: string | null; progress: number };

async function rowOf(id: string): Promise<Row | undefined> {
  const [row] = await opened.database.query<Row>(
    'select state, attempts, last_error, progress from app.jobs where id = $1',
    [id],
  );
  return row;
}

const eventually = (state: string, id: string) =>
  expect.poll(async () => (await rowOf(id))?.state, { timeout: 15_000 }).toBe(state);

describe('a job', () => {
  test('that was enqueued before any worker ran is run when one starts', async () => {
    const { definition, runs } = job();
    const id = await enqueue('early');
    await work(definition);
    await eventually('done', id);
    expect(runs).toEqual(['early']);
  });

  test('wakes a worker that sleeps, once its transaction commits', async () => {
    const { definition, runs } = job();
    await work(definition);
    let id = '';
    await opened.database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ id: string }>(
        `select app.enqueue_job('note', '{"note": "committed"}') as id`,
      );
      id = row?.id ?? '';
    });
    await expect(
      opened.database.transaction(async (transaction) => {
        await transaction.query(`select app.enqueue_job('note', '{"note": "undone"}')`);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    await eventually('done', id);
    expect(runs).toEqual(['committed']);
  });

  test('of a kind that the worker does not know waits for one that does', async () => {
    const [row] = await opened.database.query<{ id: string }>(
      `select app.enqueue_job('newer_kind', '{}') as id`,
    );
    const { definition } = job();
    await work(definition);
    await eventually('done', await enqueue('known'));
    expect(await rowOf(row?.id ?? '')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('that is due later waits until then', async () => {
    const { definition, runs } = job();
    await work(definition);
    const later = await enqueue('later', null, 3600);
    await eventually('done', await enqueue('soon', null, 0.2));
    expect(runs).toEqual(['soon']);
    expect(await rowOf(later)).toMatchObject({ state: 'waiting' });
  });

  test('notes its progress where SQL reads it', async () => {
    const half = Promise.withResolvers<void>();
    const { definition } = job(async ({ progress }) => {
      await progress(0.5);
      await half.promise;
    });
    await work(definition);
    const id = await enqueue('long');
    await expect.poll(async () => (await rowOf(id))?.progress).toBe(0.5);
    half.resolve();
    await eventually('done', id);
    expect(await rowOf(id)).toMatchObject({ progress: 1 });
  });
});

describe('a dedupe key', () => {
  test('has one waiting job, at the earlier time', async () => {
    const first = await enqueue('first', 'key', 3600);
    expect(await enqueue('second', 'key')).toBe(first);
    expect(await enqueue('other', 'other key')).not.toBe(first);
    const { definition, runs } = job();
    await work(definition);
    await eventually('done', first);
    expect(runs.toSorted()).toEqual(['first', 'other']);
  });

  test('has another job while one is running, which runs after it', async () => {
    const gate = Promise.withResolvers<void>();
    let under = 0;
    let most = 0;
    const { definition, runs } = job(async () => {
      most = Math.max(most, ++under);
      await gate.promise;
      under--;
    });
    await work(definition);
    const first = await enqueue('first', 'key');
    await eventually('running', first);
    const second = await enqueue('second', 'key');
    expect(second).not.toBe(first);
    await eventually('done', await (gate.resolve(), first));
    await eventually('done', second);
    expect(runs).toEqual(['first', 'second']);
    expect(most).toBe(1);
  });

  test('whose running job fails leaves the rest to the one that waits', async () => {
    const gate = Promise.withResolvers<void>();
    const { definition, runs } = job(async ({ payload }) => {
      if (payload.note !== 'first') return;
      await gate.promise;
      throw new Error('no');
    });
    await work(definition);
    const first = await enqueue('first', 'key');
    await eventually('running', first);
    const second = await enqueue('second', 'key');
    gate.resolve();
    await eventually('done', second);
    expect(await rowOf(first)).toBeUndefined();
    expect(runs).toEqual(['first', 'second']);
  });
});

describe('a job that fails', () => {
  test.each([
    ['succeeds at its last attempt', 2, 'done', 3],
    ['is dead after its last attempt', 3, 'dead', 3],
  ])('%s', async (_, failures, state, attempts) => {
    let left = failures;
    const { definition } = job(async () => {
      if (left-- > 0) throw new Error('not yet');
    });
    await work(definition);
    const id = await enqueue('flaky');
    await eventually(state, id);
    expect(await rowOf(id)).toMatchObject({ attempts });
  });

  test('waits for the pause of its attempt', async () => {
    const { definition } = job(
      async () => {
        throw new Error('no');
      },
      { attempts: 3, pauseSeconds: (attempt) => attempt * 1000 },
    );
    await work(definition);
    const id = await enqueue('slow');
    await expect.poll(async () => (await rowOf(id))?.last_error).toBe('Error: no');
    const [row] = await opened.database.query<{ pause: number }>(
      'select extract(epoch from due_at - now())::float8 as pause from app.jobs where id = $1',
      [id],
    );
    expect(row?.pause).toBeGreaterThan(900);
    expect(row?.pause).toBeLessThanOrEqual(1000);
  });

  test('for good is dead at once, with its payload and error for SQL to read', async () => {
    const { definition } = job(async () => {
      throw new PermanentError('never');
    });
    await work(definition);
    const id = await enqueue('hopeless');
    await eventually('dead', id);
    expect(
      await opened.database.query(`select attempts, payload, last_error from app.jobs`),
    ).toEqual([
      { attempts: 1, payload: { note: 'hopeless' }, last_error: 'PermanentError: never' },
    ]);
  });

  test('and knows when to try again is not dead by its number of attempts', async () => {
    let left = 5;
    const { definition } = job(async () => {
      if (left-- > 0) throw new RetryLater(0);
    });
    await work(definition);
    const id = await enqueue('patient');
    await eventually('done', id);
    expect(await rowOf(id)).toMatchObject({ attempts: 6 });
  });

  test('with a payload that its kind does not take is dead', async () => {
    const { definition, runs } = job();
    await work(definition);
    const [row] = await opened.database.query<{ id: string }>(
      `select app.enqueue_job('note', '{"note": 7}') as id`,
    );
    await eventually('dead', row?.id ?? '');
    expect(runs).toEqual([]);
  });

  test('is run again when the operator says so', async () => {
    let isBroken = true;
    const { definition } = job(async () => {
      if (isBroken) throw new PermanentError('never');
    });
    await work(definition);
    const id = await enqueue('revived');
    await eventually('dead', id);
    isBroken = false;
    const [row] = await opened.database.query<{ id: string }>(
      'select app.retry_dead_job($1) as id',
      [id],
    );
    await eventually('done', row?.id ?? '');
    expect(
      await opened.database.query('select app.retry_dead_job($1) as id', [row?.id ?? '']),
    ).toEqual([{ id: null }]);
  });
});

describe('a canceled job', () => {
  const cancel = async (key: string) => {
    const [row] = await opened.database.query<{ found: boolean }>(
      `select app.cancel_job('note', $1) as found`,
      [key],
    );
    return row?.found;
  };

  test('never runs when it was waiting', async () => {
    const id = await enqueue('unwanted', 'key', 0.1);
    expect(await cancel('key')).toBe(true);
    expect(await cancel('key')).toBe(false);
    const { definition, runs } = job();
    await work(definition);
    await eventually('done', await enqueue('wanted', 'key', 0.2));
    expect(await rowOf(id)).toMatchObject({ state: 'canceled' });
    expect(runs).toEqual(['wanted']);
  });

  test('is told when it is running, and not tried again', async () => {
    const { definition, runs } = job(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    await work(definition);
    const id = await enqueue('long', 'key');
    await eventually('running', id);
    expect(await cancel('key')).toBe(true);
    await eventually('canceled', id);
    expect(runs).toEqual(['long']);
  });
});

describe('two workers', () => {
  test('run each job once', async () => {
    const { definition, runs } = job();
    await work(definition);
    await work(definition);
    const notes = Array.from({ length: 40 }, (_, number) => `${number}`.padStart(2, '0'));
    const ids = await Promise.all(notes.map((note) => enqueue(note)));
    for (const id of ids) await eventually('done', id);
    expect(runs.toSorted()).toEqual(notes);
  });

  test('share what a killed one had begun, when its lease is over and not before', async () => {
    const id = await enqueue('left behind');
    // As a server does that is killed right after claiming.
    await opened.database.query(`select app.claim_jobs('{note}', '{1}', 3600)`);
    const { definition, runs } = job();
    await work(definition);
    await eventually('done', await enqueue('meanwhile'));
    expect(runs).toEqual(['meanwhile']);

    await opened.database.query('update app.jobs set due_at = now() where id = $1', [id]);
    await enqueue('wakes');
    await eventually('done', id);
    expect(await rowOf(id)).toMatchObject({ attempts: 2 });
  });

  test('never repeat a job with one attempt, even when its worker was killed', async () => {
    const id = await enqueue('once');
    await opened.database.query(`select app.claim_jobs('{note}', '{1}', 0)`);
    const { definition, runs } = job(undefined, { attempts: 1 });
    await work(definition);
    await eventually('dead', id);
    expect(runs).toEqual([]);
  });

  test('do not settle each other’s runs', async () => {
    const id = await enqueue('contested');
    const [row] = await opened.database.query<{ claim: { jobs: { lease: string }[] } }>(
      `select app.claim_jobs('{note}', '{1}', 3600) as claim`,
    );
    const lease = row?.claim.jobs[0]?.lease ?? '';
    const settle = (held: string) =>
      opened.database.query(`select app.settle_job($1, $2, 'done') as settled`, [id, held]);
    expect(await settle(randomUUID())).toEqual([{ settled: false }]);
    expect(await rowOf(id)).toMatchObject({ state: 'running' });
    expect(await settle(lease)).toEqual([{ settled: true }]);
  });
});

describe('a worker that stops', () => {
  test('lets a run under way finish', async () => {
    const gate = Promise.withResolvers<void>();
    const { definition } = job(() => gate.promise);
    const jobs = await work(definition);
    const id = await enqueue('nearly done');
    await eventually('running', id);
    const closed = jobs.close();
    gate.resolve();
    await closed;
    expect(await rowOf(id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('hands back one that takes longer, without counting the attempt', async () => {
    const { definition } = job(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    const jobs = await work(definition, { finishWithinMs: 1 });
    const id = await enqueue('endless');
    await eventually('running', id);
    await jobs.close();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('hands back one that ignores it, and does not let it settle afterwards', async () => {
    const gate = Promise.withResolvers<void>();
    const { definition } = job(() => gate.promise);
    const jobs = await work(definition, { finishWithinMs: 1 });
    const id = await enqueue('deaf');
    await eventually('running', id);
    await jobs.close();
    gate.resolve();
    await work(job().definition);
    await eventually('done', await enqueue('next'));
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});
