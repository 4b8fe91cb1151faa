import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { JobDefinition } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { claimJobs, settleJob } from './job-rows.ts';
import { runJob, type RunningJob } from './run-job.ts';

/** A worker is woken by NOTIFY, and polls this often in case it missed a notification. */
const longestWaitSeconds = 60;
const afterErrorSeconds = 5;
/** How long a run that was asked to stop may take to end. */
const endWithinMs = 1_500;
/** Long enough for this process to have ended. */
const returnPauseSeconds = 10;

/**
 * Claims due jobs of the kinds it knows and runs them. It sleeps until a NOTIFY, the next due time or the end of a run,
 * so an idle worker costs one query a minute.
 */
export async function startWorker({
  database,
  jobs,
  log,
  metrics,
  leaseSeconds,
  lostAfterSeconds,
  finishWithinMs,
}: {
  readonly database: Database;
  readonly jobs: readonly JobDefinition[];
  readonly log: DatabaseLog;
  readonly metrics: JobMetrics;
  readonly leaseSeconds: number;
  readonly lostAfterSeconds: number;
  readonly finishWithinMs: number;
}): Promise<{ close(): Promise<void> }> {
  const definitionsByKind = new Map(jobs.map((definition) => [definition.kind, definition]));
  if (definitionsByKind.size < jobs.length) throw new Error('Two jobs have the same kind.');
  const runningById = new Map<string, RunningJob>();
  metrics.gauge('muster_jobs_running', 'Jobs under way on this server', () => runningById.size);
  const countRun = metrics.counter(
    'muster_job_runs_total',
    'Runs of jobs that ended on this server',
    ['job', 'outcome'],
  );

  let isClosing = false;
  let isWanted = false;
  let claiming: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Looks for due jobs, or once more after a search that is in progress. */
  function wake(): void {
    isWanted = true;
    claiming ??= claimWhileWanted().finally(() => {
      claiming = undefined;
    });
  }

  async function claimWhileWanted(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      clearTimeout(timer);
      const waitSeconds = await claim().catch((error: unknown) => {
        log.error({ err: error }, 'due jobs cannot be read');
        return afterErrorSeconds;
      });
      if (isClosing) return;
      // Timers may fire a little early by the database's clock.
      const waitMs = Math.min(waitSeconds, longestWaitSeconds) * 1000 + 5;
      clearTimeout(timer);
      timer = setTimeout(wake, waitMs).unref();
    }
  }

  async function claim(): Promise<number> {
    const freeByKind = new Map(jobs.map(({ kind, atOnce }) => [kind, atOnce]));
    for (const { job } of runningById.values()) {
      freeByKind.set(job.kind, (freeByKind.get(job.kind) ?? 0) - 1);
    }
    const claimed = await claimJobs(database, freeByKind, { leaseSeconds, lostAfterSeconds });
    for (const job of claimed.jobs) {
      const definition = definitionsByKind.get(job.kind);
      if (definition === undefined || isClosing) {
        await settleJob(database, job, { state: 'returned', pauseSeconds: 0 }, null);
        continue;
      }
      const running = runJob({
        job,
        definition,
        database,
        log,
        leaseSeconds,
        onEnd: (state) => countRun({ job: job.kind, outcome: state }),
      });
      runningById.set(job.id, running);
      void running.ended.then(() => {
        runningById.delete(job.id);
        wake();
      });
    }
    return claimed.nextInSeconds ?? longestWaitSeconds;
  }

  const stopListening = await database.listen('jobs', (payload) => {
    if (payload !== '') return void runningById.get(payload)?.hold();
    // Notifications may have been missed, including a cancellation; renewing the lease shows it.
    wake();
  });
  wake();

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await Promise.all([stopListening(), claiming]);
      await settledWithin(finishWithinMs);
      for (const running of runningById.values()) running.stop();
      await settledWithin(endWithinMs);
      await Promise.all(
        [...runningById.values()].map((running) => running.giveBack(returnPauseSeconds)),
      );
    },
  };

  async function settledWithin(ms: number): Promise<void> {
    const { promise: timeUp, resolve } = Promise.withResolvers<void>();
    const timeout = setTimeout(resolve, ms);
    await Promise.race([Promise.all([...runningById.values()].map(({ ended }) => ended)), timeUp]);
    clearTimeout(timeout);
  }
}
