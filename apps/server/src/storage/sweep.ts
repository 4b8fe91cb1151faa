import type { Database } from '../db/database.ts';
import type { Logger } from '../http/gateway-env.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import type { ObjectFiles } from './files/object-files.ts';
import type { UploadParts } from './files/upload-parts.ts';

/** Bytes have no row while an upload is in progress, but never for this long (`uploadLifetimeMs`). */
const graceMs = 24 * 3_600_000;

type Stores = {
  readonly files: ObjectFiles;
  readonly parts: UploadParts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Every hour. */
export function createSweep({ log, ...stores }: Stores & { readonly log: Logger }): PeriodicJob {
  return definePeriodicJob({
    name: 'sweep_files',
    everySeconds: 3600,
    async run({ database, signal }) {
      const removed = await sweepFiles({ database, ...stores }, () => signal.aborted);
      if (removed > 0) log.info({ removed }, 'orphaned files were removed');
    },
  });
}

/**
 * Deletes bytes that no row names: left by a server that was killed between writing bytes and row, or between deleting
 * row and bytes. Deletes unfinished uploads too. Returns the number of versions.
 */
export async function sweepFiles(
  { database, files, parts, now }: Stores & { readonly database: Database },
  isClosing = () => false,
): Promise<number> {
  let removed = 0;
  for await (const id of parts.idsBefore(now() - graceMs)) await parts.remove(id);
  for await (const versions of files.versionsBefore(now() - graceMs)) {
    if (isClosing()) break;
    const rows = await database.query<{ version: string }>(
      `select kept.version from unnest($1::text[]) as kept (version)
       where not exists (select from storage.objects o where o.version = kept.version)`,
      [versions],
      { caller: { role: 'service_role', claims: { role: 'service_role' } } },
    );
    await files.remove(rows.map(({ version }) => version));
    removed += rows.length;
  }
  return removed;
}
