import { mkdir, rm } from 'node:fs/promises';

import type { Database } from '../../db/database.ts';
import { databaseFolder } from '../../db/database-folder.ts';
import { openDatabase, type OpenedDatabase } from '../../db/open-database.ts';
import { copyDatabase } from '../../db/pglite/snapshots.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens a database that can be read for minutes without delaying anyone: PostgreSQL itself, or a copy of the embedded
 * database, which couldn't serve anyone else during a transaction.
 */
export async function withStillDatabase<T>(
  {
    database,
    dataDir,
    scratch,
  }: {
    readonly database: OpenedDatabase;
    readonly dataDir: string;
    /** A folder for the copy, created and deleted here. */
    readonly scratch: string;
  },
  use: (still: Database) => Promise<T>,
): Promise<T> {
  if (database.kind === 'postgres') return use(database);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    await copyDatabase(database, { dataDir, target: databaseFolder(scratch) });
    const copy = await openDatabase({ dataDir: scratch, log: silent });
    try {
      return await use(copy);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
