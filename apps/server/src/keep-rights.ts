import type { Database } from './db/database.ts';
import type { DatabaseLog } from './db/log.ts';

/** A plan may be made for a nearer instant meanwhile. */
const longestWaitMs = 3000;
/** Several instants may come at once, and what is left of one round is told by the next. */
const shortestWaitMs = 20;

/**
 * Has rights that begin or end by plan told when their instant comes: open channels are judged anew
 * and boards read again. At the instant, or within 3 s where it was planned just before.
 */
export function startRightsKeeper({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: DatabaseLog;
}): { close(): Promise<void> } {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = round();

  async function round(): Promise<void> {
    let waitMs = longestWaitMs;
    try {
      const [row] = await database.query<{ seconds: number | null }>(
        'select app.tell_due_rights() as seconds',
      );
      const nextMs = Math.ceil((row?.seconds ?? Infinity) * 1000);
      waitMs = Math.min(Math.max(nextMs, shortestWaitMs), longestWaitMs);
    } catch (error) {
      // What is due stays noted, and the next round tells it.
      if (!isClosing) log.error({ err: error }, 'planned rights could not be told');
    }
    if (isClosing) return;
    timer = setTimeout(() => {
      underWay = round();
    }, waitMs).unref();
  }

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
