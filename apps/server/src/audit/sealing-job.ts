import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import type { Metrics } from '../http/metrics.ts';

/** Rows of one batch: a transaction so short that others hardly wait for it. */
const batch = 2_000;

/**
 * Seals what the audit recorded: at once and every 10 s, batch after batch until nothing waits. With
 * several servers on one database one of them does it; the others find nothing to do.
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
            // What waits is not lost: the next round takes it.
            failures += 1;
            throw error;
          });
        sealed = row?.sealed ?? 0;
        sealedRows += sealed;
      }
    },
  });
}
