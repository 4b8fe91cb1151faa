import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { JobDefinition } from './define-job.ts';
import type { PeriodicJob } from './define-periodic-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { startPeriodicJobs } from './periodic-jobs.ts';
import { startWorker } from './worker.ts';

export type Jobs = {
  /** Starts nothing more, and finishes or hands back running jobs within 8 s. */
  close(): Promise<void>;
};

/** Runs the jobs of this server until it is closed. */
export async function startJobs({
  database,
  jobs,
  periodicJobs,
  log,
  metrics,
  leaseSeconds = 60,
  lostAfterSeconds = 10,
  finishWithinMs = 5_000,
}: {
  readonly database: Database;
  readonly jobs: readonly JobDefinition[];
  readonly periodicJobs: readonly PeriodicJob[];
  readonly log: DatabaseLog;
  readonly metrics: JobMetrics;
  /** How long a server that is cut off keeps others from its jobs. */
  readonly leaseSeconds?: number;
  /** The same for a server that has ended: longer than it takes to reconnect and to renew a lease. */
  readonly lostAfterSeconds?: number;
  /** How long `close` lets running jobs continue before it asks them to stop. */
  readonly finishWithinMs?: number;
}): Promise<Jobs> {
  const shared = { database, log, metrics, leaseSeconds };
  const worker = await startWorker({ ...shared, lostAfterSeconds, finishWithinMs, jobs });
  const periodic = await startPeriodicJobs({ ...shared, jobs: periodicJobs });
  let closed: Promise<unknown> | undefined;
  return {
    async close() {
      await (closed ??= Promise.all([worker.close(), periodic.close()]));
    },
  };
}
