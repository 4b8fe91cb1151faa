import { pino } from 'pino';

import type { Database } from '../db/database.ts';
import type { JobDefinition } from './define-job.ts';
import type { PeriodicJob } from './define-periodic-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { startJobs, type Jobs } from './start-jobs.ts';

const metrics: JobMetrics = { gauge: () => {}, counter: () => () => {} };

/** Starts the jobs for tests of other rooms. */
export function startTestJobs(
  database: Database,
  {
    jobs = [],
    periodicJobs = [],
    ...settings
  }: {
    readonly jobs?: readonly JobDefinition[];
    readonly periodicJobs?: readonly PeriodicJob[];
    readonly leaseSeconds?: number;
    readonly lostAfterSeconds?: number;
    readonly finishWithinMs?: number;
  },
): Promise<Jobs> {
  const log = pino({ level: 'silent' });
  return startJobs({ database, jobs, periodicJobs, log, metrics, ...settings });
}
