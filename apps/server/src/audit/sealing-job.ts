import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import type { Metrics } from '../http/metrics.ts';

/** Rows per batch, small enough that a transaction barely delays others. */
const batch = 2_000;

/**
 * Seals what the audit recorded, at startup and every 10 s, batch after batch until no row waits. If several servers
 * share a database, one of them does the work and the others find none left.
 */
export function createSealing(metrics: Pick<Metrics, 'gauge'>): PeriodicJob {
  let sealedRows = 0;
  let failures = 0;
  metrics.gauge(
    'muster_audit_rows_sealed',
    'Rows of the audit that this server sealed',
    () => sealedRows,
  );
  metrics.gauge(
    'muster_audit_seal_failures',
    'Times that sealing the audit failed',
    () => failures,
  );

  return definePeriodicJob({
    name: 'seal_audit',
    everySeconds: 10,
    startsAtOnce: true,
    async run({ database, signal }) {
      let sealed = batch;
      while (sealed === batch && !signal.aborted) {
        const [row] = await database
          .query<{ sealed: number }>('select app.seal_audit($1) as sealed', [batch])
          .catch((error: unknown) => {
            // Waiting rows aren't lost: the next run seals them.
            failures += 1;
            throw error;
          });
        sealed = row?.sealed ?? 0;
        sealedRows += sealed;
      }
    },
  });
}
