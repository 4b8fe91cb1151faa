import type { Database } from './db/database.ts';
import type { DatabaseLog } from './db/log.ts';
import { repeat, type Repeated } from './repeat.ts';

const dayMs = 86_400_000;

/**
 * Makes the monthly partitions of the product's tables (audit, places of punches) before they are
 * needed, and drops error reports that are older than 30 days: at once and every day.
 */
export function startPartitionKeeper({
  database,
  log,
  everyMs = dayMs,
}: {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly everyMs?: number;
}): Repeated {
  return repeat({
    everyMs,
    startsAtOnce: true,
    async round() {
      await database.query('select app.keep_partitions()');
      await database.query('select app.drop_old_client_errors()');
    },
    // Rows land in the default partition meanwhile; tomorrow tries again.
    onError: (error) => log.error({ err: error }, 'partitions could not be made'),
  });
}
