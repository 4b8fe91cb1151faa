import type { Database } from '../db/database.ts';
import type { Logger } from '../http/gateway-env.ts';
import { repeat, type Repeated } from '../repeat.ts';
import type { ObjectFiles } from './files/object-files.ts';
import type { UploadParts } from './files/upload-parts.ts';

const hourMs = 3_600_000;
/** Bytes lie without a row while an upload is under way, never for that long (`uploadLifetimeMs`). */
const graceMs = 24 * hourMs;

export type Sweep = Repeated & {
  /** Removes what is orphaned now; answers how many versions. */
  round(): Promise<number>;
};

/**
 * Removes bytes that no row names: left by a server that was killed between writing bytes and row,
 * or between deleting row and bytes. Uploads that were never finished go too. Every hour.
 * @param now Milliseconds since 1970.
 */
export function startSweep({
  database,
  files,
  parts,
  log,
  now,
}: {
  readonly database: Database;
  readonly files: ObjectFiles;
  readonly parts: UploadParts;
  readonly log: Logger;
  readonly now: () => number;
}): Sweep {
  async function round(isClosing = () => false): Promise<number> {
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

  const repeated = repeat({
    everyMs: hourMs,
    async round(isClosing) {
      const removed = await round(isClosing);
      if (removed > 0) log.info({ removed }, 'orphaned files were removed');
    },
    onError: (error) => log.warn({ err: error }, 'looking for orphaned files failed'),
  });

  return { ...repeated, round };
}
