import type { Upkeep } from '../db/pglite/upkeep.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';

/** Vacuum, statistics, checkpoints and snapshots of the embedded database. */
export function createEmbeddedUpkeep(upkeep: Upkeep): PeriodicJob {
  return definePeriodicJob({
    name: 'embedded_upkeep',
    everySeconds: 30,
    run: ({ signal }) => upkeep(() => signal.aborted),
  });
}
