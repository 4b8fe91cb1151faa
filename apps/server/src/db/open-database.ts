import { mkdir } from 'node:fs/promises';
import { databaseFolder } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';
import type { DatabaseLog } from './log.ts';
import type { PgliteDatabase } from './pglite/pglite-database.ts';
import type { PostgresDatabase } from './postgres/postgres-database.ts';

export type DatabaseSettings = {
  /** Folder that contains the embedded database's files; unused with `databaseUrl`. */
  readonly dataDir: string;
  /** A PostgreSQL server, or a transaction pooler in front of one. If absent, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Address of the server itself, for LISTEN and migrations, if `databaseUrl` is a pooler. */
  readonly databaseDirectUrl?: string | undefined;
  readonly log: DatabaseLog;
};

export type OpenedDatabase = PgliteDatabase | PostgresDatabase;

/**
 * Opens the database that the settings name. It isn't migrated yet: see `migrate`.
 * @throws FolderInUseError if another process has the embedded database open; DatabaseError 08001 if the server can't
 *   be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl, databaseDirectUrl, log } = settings;
  if (databaseUrl !== undefined) {
    const { openPostgresDatabase } = await import('./postgres/postgres-database.ts');
    return openPostgresDatabase({
      url: databaseUrl,
      directUrl: databaseDirectUrl ?? databaseUrl,
      log,
    });
  }
  // Before its first file, because PostgreSQL's own are readable by all users.
  await mkdir(databaseFolder(dataDir), { recursive: true, mode: 0o700 });
  const { openPgliteDatabase } = await import('./pglite/pglite-database.ts');
  const lock = await lockFolder(dataDir);
  try {
    return await openPgliteDatabase(databaseFolder(dataDir), {
      log,
      onClose: () => lock.release(),
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
