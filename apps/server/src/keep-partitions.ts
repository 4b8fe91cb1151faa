import type { Database } from './db/database.ts';
import type { DatabaseLog } from './db/log.ts';

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
}): { close(): Promise<void> } {
  let underWay: Promise<void> = keep();

  async function keep(): Promise<void> {
    try {
      await database.query('select app.keep_partitions()');
    } catch (error) {
      // Rows land in the default partition meanwhile; tomorrow tries again.
      log.error({ err: error }, 'partitions could not be made');
    }
  }

  const timer = setInterval(() => {
    underWay = underWay.then(keep);
  }, everyMs).unref();

  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
