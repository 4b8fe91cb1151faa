import type { Database } from '../db/database.ts';
import type { Logger } from '../http/gateway-env.ts';
import { repeat, type Repeated } from '../repeat.ts';
import type { ObjectFiles } from './files/object-files.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Dependencies = {
  readonly database: Database;
  readonly files: Pick<ObjectFiles, 'remove'>;
  readonly log: Logger;
};

export type Erasures = Pick<Repeated, 'close'> & {
  /** Removes what is to go now; answers how many files. */
  round(): Promise<number>;
};

/**
 * Removes the files of deleted accounts: when the database says so, and every minute, since a server
 * may have been killed on the way. Bytes go before their rows, so that a row is left to find them by.
 */
export async function startErasures({ database, files, log }: Dependencies): Promise<Erasures> {
  const round = (isClosing = () => false) =>
    erase({ database, files }, 'app.files_to_erase()', isClosing);

  const repeated = repeat({
    everyMs: minuteMs,
    startsAtOnce: true,
    round,
    onError: (error) => log.error({ err: error }, 'files of deleted accounts are not removed yet'),
  });
  const stopListening = await database.listen('erased_folders', () => repeated.soon());

  return {
    round,
    async close() {
      await stopListening();
      await repeated.close();
    },
  };
}

/** Removes photos that no profile has shown for 30 days, once a day. */
export function startPhotoSweep({ database, files, log }: Dependencies): Erasures {
  const round = (isClosing = () => false) =>
    erase({ database, files }, 'app.unreferenced_photos()', isClosing);
  const repeated = repeat({
    everyMs: dayMs,
    startsAtOnce: true,
    round,
    onError: (error) => log.error({ err: error }, 'old photos are not removed yet'),
  });
  return { ...repeated, round };
}

/** Removes objects as long as the database names any; answers how many. */
async function erase(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  source: 'app.files_to_erase()' | 'app.unreferenced_photos()',
  isClosing: () => boolean,
): Promise<number> {
  let removed = 0;
  while (!isClosing()) {
    const found = await database.query<{ id: string; version: string | null }>(
      `select id, version from ${source}`,
    );
    if (found.length === 0) break;
    await files.remove(found.flatMap(({ version }) => version ?? []));
    await database.query(
      'delete from storage.objects where id = any ($1)',
      [found.map(({ id }) => id)],
      {
        caller: {
          role: 'service_role',
          claims: { role: 'service_role' },
          settings: { 'storage.allow_delete_query': 'true' },
        },
      },
    );
    removed += found.length;
  }
  return removed;
}
