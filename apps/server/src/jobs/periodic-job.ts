import { randomUUID } from 'node:crypto';

import { backgroundDatabase } from '../db/background-database.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { PeriodicJob } from './define-periodic-job.ts';
import { messageOf } from './job-errors.ts';
import { memoryLease, sharedLease } from './periodic-lease.ts';

/** Several wake-ups may come at once, and the next run does anything that one run left over. */
const shortestWaitSeconds = 0.02;
/** Timers are limited to about 24 days, and clocks may be changed. */
const longestWaitSeconds = 3600;
const afterErrorSeconds = 5;
const endWithinMs = 6_500;

/** Runs one periodic job whenever it is due and no other server is running it. */
export async function startPeriodicJob({
  job,
  database,
  log,
  leaseSeconds,
  countRun,
}: {
  readonly job: PeriodicJob;
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly leaseSeconds: number;
  readonly countRun: (run: { job: string; outcome: 'done' | 'failed' }) => void;
}): Promise<{ close(): Promise<void> }> {
  const isAlone = database.kind === 'pglite' && !job.isRare;
  const lease = isAlone ? memoryLease() : sharedLease(database, job.name, leaseSeconds);
  const nextBySchedule = () => job.secondsUntilNext(Date.now());
  const stopping = new AbortController();
  let isWoken = false;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    begin();
  }

  function begin(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    underWay ??= turn().finally(() => {
      underWay = undefined;
      // A wake-up during the run may be about changes that the run read too early to see.
      if (isWoken) begin();
    });
  }

  async function turn(): Promise<void> {
    const ignoresTime = isWoken;
    isWoken = false;
    let waitSeconds = afterErrorSeconds;
    try {
      waitSeconds = await runIfDue(ignoresTime);
    } catch (error) {
      if (!stopping.signal.aborted)
        log.error({ err: error, job: job.name }, 'a job cannot be leased');
    }
    if (!stopping.signal.aborted) arm(waitSeconds);
  }

  function arm(seconds: number): void {
    const capped = Math.min(Math.max(seconds, shortestWaitSeconds), longestWaitSeconds);
    clearTimeout(timer);
    // Timers may fire slightly early by the database's clock.
    timer = setTimeout(begin, capped * 1000 + 1).unref();
  }

  /** Returns the number of seconds after which to check again. */
  async function runIfDue(ignoresTime: boolean): Promise<number> {
    const claim = await lease.claim(randomUUID(), nextBySchedule(), ignoresTime);
    if (claim.waitSeconds !== null) return claim.waitSeconds;
    const held = new AbortController();
    const renewing = setInterval(
      () =>
        void claim.renew().then(
          (isHeld) => !isHeld && held.abort(),
          () => {},
        ),
      (leaseSeconds * 1000) / 3,
    ).unref();
    let failure: unknown;
    let againInSeconds = Infinity;
    try {
      const signal = AbortSignal.any([held.signal, stopping.signal]);
      const outcome = await job.run({ database: backgroundDatabase(database), signal });
      if (outcome !== undefined) ({ againInSeconds } = outcome);
    } catch (error) {
      failure = error;
      // While stopping, the resources of the job may be gone.
      if (!stopping.signal.aborted)
        log.error({ err: error, job: job.name }, 'a periodic job failed');
    }
    clearInterval(renewing);
    countRun({ job: job.name, outcome: failure === undefined ? 'done' : 'failed' });
    const next = Math.min(againInSeconds, nextBySchedule());
    await claim.end(next, messageOf(failure));
    return next;
  }

  const stopListening = job.wakeOn === null ? null : await database.listen(job.wakeOn, wake);
  if (job.startsAtOnce) wake();
  else if (isAlone) arm(nextBySchedule());
  else begin();

  return {
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await stopListening?.();
      const { promise: timeUp, resolve } = Promise.withResolvers<void>();
      const timeout = setTimeout(resolve, endWithinMs);
      await Promise.race([underWay, timeUp]);
      clearTimeout(timeout);
    },
  };
}
