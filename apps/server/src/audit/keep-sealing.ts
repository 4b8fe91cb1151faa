import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { Metrics } from '../http/metrics.ts';
import { repeat, type Repeated } from '../repeat.ts';

const everyMs = 10_000;
/** Rows of one batch: a transaction so short that others hardly wait for it. */
const batch = 2_000;

/**
 * Seals what the audit recorded: at once and every 10 s, batch after batch until nothing waits. With
 * several servers on one database one of them does it; the others find nothing to do.
 */
export function startSealing({
  database,
  log,
  metrics,
  intervalMs = everyMs,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly log: DatabaseLog;
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly intervalMs?: number;
}): Repeated {
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

  return repeat({
    everyMs: intervalMs,
    startsAtOnce: true,
    async round(isClosing) {
      let sealed = batch;
      while (sealed === batch && !isClosing()) {
        const [row] = await database.query<{ sealed: number }>(
          'select app.seal_audit($1) as sealed',
          [batch],
        );
        sealed = row?.sealed ?? 0;
        sealedRows += sealed;
      }
    },
    onError(error) {
      // What waits is not lost: the next round takes it.
      failures += 1;
      log.error({ err: error }, 'the audit could not be sealed');
    },
  });
}
