import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { OpenedDatabase } from '../../db/open-database.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import type { ObjectFiles } from '../../storage/files/object-files.ts';

const attempts = 3;

/**
 * Writes the export that an admin requested: its folder as one ZIP. The bytes are kept first; then one transaction
 * names them and ends the export, so that after a server was killed the export is either done or still to be written.
 */
export function createWriteCompanyExport({
  opened,
  dataDir,
  files,
}: {
  readonly opened: OpenedDatabase;
  readonly dataDir: string;
  readonly files: Pick<ObjectFiles, 'read' | 'write' | 'remove'>;
}): JobDefinition {
  // One at a time, so that each run also deletes what a killed server left behind.
  const scratch = join(dataDir, 'company-export');
  return defineJob({
    kind: 'write_company_export',
    payload: z.object({ company_id: z.uuid(), export_id: z.uuid() }),
    retry: { attempts },
    atOnce: 1,
    async run({ payload, database, attempt, signal }) {
      const { company_id: company, export_id: id } = payload;
      await rm(scratch, { recursive: true, force: true });
      const [waiting] = await database.query(
        `select from public.company_exports e where e.company_id = $1 and e.id = $2 and e.state = 'waiting'`,
        [company, id],
      );
      if (waiting === undefined) return;
      const fail = (reason: 'too_large' | 'failed') =>
        database.query('select app.end_company_export($1, $2, $3, null, null, null)', [
          company,
          id,
          reason,
        ]);
      // Imported with the first export, because a starting server loads every job.
      const { endExport, keepArchive } = await import('./keep-archive.ts');
      const { withStillDatabase } = await import('./still-database.ts');
      try {
        const archive = await withStillDatabase(
          { database: opened, dataDir, scratch: join(scratch, 'database') },
          (still) =>
            keepArchive({
              database: still,
              files,
              company,
              folder: join(scratch, 'archive'),
              signal,
            }),
        );
        if (archive === 'too_large') {
          await fail('too_large');
          return;
        }
        const isNamed = await endExport(database, { company, id }, archive);
        if (!isNamed) await files.remove([archive.version]);
      } catch (error) {
        if (attempt >= attempts && !signal.aborted) await fail('failed');
        throw error;
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
  });
}
