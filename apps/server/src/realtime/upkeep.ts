import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the tables of this room need: partitions for messages to come, and an end for old rows. */
export function startUpkeep({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Logger;
}) {
  const underWay = new Set<Promise<void>>();

  async function call(routine: string): Promise<void> {
    try {
      await database.query(`select realtime.${routine}()`);
    } catch (error) {
      // Messages land in the default partition meanwhile; the next round tries again.
      log.error({ err: error, routine }, 'upkeep of realtime failed');
    }
  }

  function run(routine: string): void {
    const running = call(routine).finally(() => underWay.delete(running));
    underWay.add(running);
  }

  const timers = [
    setInterval(() => run('keep_partitions'), hourMs).unref(),
    setInterval(() => {
      run('forget_changes');
      run('forget_transit');
    }, minuteMs).unref(),
  ];
  run('keep_partitions');

  return {
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
