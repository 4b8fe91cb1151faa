/** The backup's record of its own contents, so that a drill can tell whether everything is still there. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Database } from '../db/database.ts';

export const manifestSchema = z.object({
  made_at: z.iso.datetime(),
  /** The minimum number of rows of each table in the copy: the count before or after copying, whichever is smaller. */
  counts: z.record(z.string(), z.int()),
  /** SHA-256 in hex by path in the files folder; null if the files are in an S3 store. */
  files: z.nullable(z.record(z.string(), z.string())),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Counts the rows of every table with people's records. Error reports are left out because they are deleted as they
 * age.
 */
export async function countRows(
  database: Pick<Database, 'query'>,
): Promise<ReadonlyMap<string, number>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = 'public' and c.relname <> 'client_errors'
         or n.nspname = 'auth' and c.relname = 'users' or n.nspname = 'storage' and c.relname = 'objects')
       and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await database.query<{ rows: number }>(
      `select count(*)::int as rows from ${name}`,
      [],
      { timeoutMs: 0, readOnly: true },
    );
    counts.set(name, row?.rows ?? 0);
  }
  return counts;
}

/** SHA-256 of every file below a folder, in hex, by its path in it; empty if there is no folder. */
export async function sumFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sums: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    sums[path.slice(folder.length + 1).replaceAll('\\', '/')] = hash.digest('hex');
  }
  return sums;
}
