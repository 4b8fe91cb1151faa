import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { OpenedDatabase } from '../../db/open-database.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import type { ObjectFiles } from '../../storage/files/object-files.ts';
import { createKeepBytes } from '../../storage/keep-bytes.ts';
import { zipStream, type ZipEntry } from '../zip-stream.ts';

const attempts = 3;
/** A ZIP of the kind that every program reads holds 4 GB; more than that is exported by the operator. */
const mostBytes = 3_900_000_000;

/**
 * Writes what an admin asked for: the folder of an export as one ZIP. The bytes are kept first; then one transaction
 * names them and ends the export, so that a server killed at any time leaves one that is done or still to be written.
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
  return defineJob({
    kind: 'write_company_export',
    payload: z.object({ company_id: z.uuid(), export_id: z.uuid() }),
    retry: { attempts },
    atOnce: 1,
    async run({ payload, database, attempt, signal }) {
      const { company_id: company, export_id: id } = payload;
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
      const folder = await mkdtemp(join(dataDir, 'company-export-'));
      const keep = createKeepBytes(files);
      // Read with the first export: a server's start reads the list of jobs.
      const { exportCompany } = await import('./export-company.ts');
      const { withStillDatabase } = await import('./still-database.ts');
      try {
        const { tables } = await withStillDatabase({ database: opened, dataDir }, (still) =>
          exportCompany({ database: still, files, company, folder, signal }),
        );
        const names = await filesOf(folder);
        if ((await sizeOf(folder, names)) > mostBytes) {
          await fail('too_large');
          return;
        }
        const hash = createHash('sha256');
        const version = randomUUID();
        const metadata = await keep.keep(
          version,
          'application/zip',
          hashed(zipStream(entries(folder, names)), hash),
        );
        const facts = {
          sha256: hash.digest('hex'),
          bytes: metadata.size,
          rows: tables.reduce((sum, { rows }) => sum + rows, 0),
          files: names.filter((name) => name.startsWith('files/')).length,
        };
        const [row] = await database.query<{ done: boolean }>(
          'select app.end_company_export($1, $2, null, $3, $4, $5) as done',
          [company, id, facts, version, metadata],
        );
        if (row?.done !== true) await keep.remove(version);
      } catch (error) {
        if (attempt >= attempts && !signal.aborted) await fail('failed');
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  let size = 0;
  for (const name of names) size += (await stat(join(folder, name))).size;
  return size;
}

async function* entries(folder: string, names: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const name of names) {
    yield { name: `muster-company/${name}`, content: createReadStream(join(folder, name)) };
  }
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
