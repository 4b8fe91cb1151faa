import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import { repeat } from '../repeat.ts';
import { calculateDirtyWeeks } from './calculate-dirty-weeks.ts';
import { createPace, type Pace } from './pace.ts';

/** People in one transaction: few, so that the embedded database can serve punches between batches. */
const atOnce = 8;
const everyMs = 30_000;

/**
 * Calculates hours as soon as the database announces changes and the pace allows it, and every half minute, since a
 * server may have been stopped meanwhile. Does nothing if nothing has changed.
 */
export async function startHours({
  database,
  log,
  pace = createPace(),
}: {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly pace?: Pace;
}): Promise<{ close(): Promise<void> }> {
  let isWanted = false;
  const repeated = repeat({
    everyMs,
    startsAtOnce: true,
    round: async (isClosing) => {
      isWanted = false;
      while (!isClosing()) {
        const batch = await calculateDirtyWeeks(database, { limit: atOnce, log });
        if (batch.people === 0) break;
        await pace.rest(batch);
      }
    },
    onError: (error) => log.error({ err: error }, 'hours could not be calculated'),
  });
  const stopListening = await database.listen('hours_queue', () => {
    pace.noticed();
    // Several notices during a round request only one more round.
    if (isWanted) return;
    isWanted = true;
    repeated.soon();
  });
  return {
    async close() {
      pace.stop();
      await stopListening();
      await repeated.close();
    },
  };
}
