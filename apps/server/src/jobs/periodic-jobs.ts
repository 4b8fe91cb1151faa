import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { PeriodicJob } from './define-periodic-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { startPeriodicJob } from './periodic-job.ts';

/** Runs each periodic job on its schedule, on one server at a time. */
export async function startPeriodicJobs({
  jobs,
  database,
  log,
  metrics,
  leaseSeconds,
}: {
  readonly jobs: readonly PeriodicJob[];
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly metrics: JobMetrics;
  readonly leaseSeconds: number;
}): Promise<{ close(): Promise<void> }> {
  if (new Set(jobs.map(({ name }) => name)).size < jobs.length) {
    throw new Error('Two periodic jobs have the same name.');
  }
  const countRun = metrics.counter(
    'muster_periodic_job_runs_total',
    'Runs of periodic jobs that ended on this server',
    ['job', 'outcome'],
  );
  const started = await Promise.all(
    jobs.map((job) => startPeriodicJob({ job, database, log, leaseSeconds, countRun })),
  );
  return {
    async close() {
      await Promise.all(started.map((job) => job.close()));
    },
  };
}
