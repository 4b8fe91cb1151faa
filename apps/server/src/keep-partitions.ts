import type { Database } from './db/database.ts';
import type { DatabaseLog } from './db/log.ts';
import { repeat, type Repeated } from './repeat.ts';

const dayMs = 86_400_000;

/**
 * Makes the monthly partitions of the product's tables (audit, places of punches) before they are
 * needed: at once and every day.
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
    round: () => database.query('select app.keep_partitions()'),
    // Rows land in the default partition meanwhile; tomorrow tries again.
    onError: (error) => log.error({ err: error }, 'partitions could not be made'),
  });
}
