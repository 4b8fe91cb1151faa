import type { Database } from '../db/database.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import type { ObjectFiles } from './files/object-files.ts';

type Files = Pick<ObjectFiles, 'remove'>;

/**
 * Deletes the files of deleted accounts: when the database announces them, and every minute, since a server may have
 * been killed on the way. Bytes are deleted before their rows, because the row is needed to find them.
 */
export function createErasures(files: Files): PeriodicJob {
  return definePeriodicJob({
    name: 'erase_files',
    everySeconds: 60,
    startsAtOnce: true,
    wakeOn: 'erased_folders',
    run: async ({ database, signal }) =>
      void (await eraseFiles({ database, files }, () => signal.aborted)),
  });
}

/** Deletes the files of deleted accounts now; returns how many. */
export function eraseFiles(stores: Stores, isClosing = () => false): Promise<number> {
  return erase(stores, 'app.files_to_erase()', isClosing);
}

/** Removes photos that no profile has shown for 30 days, and exports older than 7, once a day. */
export function createPhotoSweep(files: Files): PeriodicJob {
  return definePeriodicJob({
    name: 'sweep_photos',
    everySeconds: 86_400,
    startsAtOnce: true,
    run: async ({ database, signal }) => {
      await sweepPhotos({ database, files }, () => signal.aborted);
      await erase({ database, files }, 'app.company_exports_to_erase()', () => signal.aborted);
    },
  });
}

/** Deletes photos that no profile has shown for 30 days; returns how many. */
export function sweepPhotos(stores: Stores, isClosing = () => false): Promise<number> {
  return erase(stores, 'app.unreferenced_photos()', isClosing);
}

type Stores = { readonly database: Database; readonly files: Files };

/** Deletes objects as long as the database names any; returns how many. */
async function erase(
  { database, files }: Stores,
  source: 'app.files_to_erase()' | 'app.unreferenced_photos()' | 'app.company_exports_to_erase()',
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
