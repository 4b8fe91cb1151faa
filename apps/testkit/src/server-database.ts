import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '../../../apps/server/src/db/database.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { copyTemplate, silentLog } from './database-embedded.ts';
import { createFromTemplate } from './database-postgres.ts';
import { temporaryCopy } from './temporary-folder.ts';

export type ServerData = {
  readonly dataDir: string;
  /** Undefined on the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
};

/** Creates data for one server: a folder, and a migrated database in it or on the test server. */
export async function createServerData(): Promise<ServerData> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') {
    const dataDir = await copyTemplate();
    return { dataDir, databaseUrl: undefined, remove: () => removeFolder(dataDir) };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-test-'));
  const { url, drop } = await createFromTemplate(serverUrl);
  return {
    dataDir,
    databaseUrl: url,
    async remove() {
      await drop();
      await removeFolder(dataDir);
    },
  };
}

/** Copies the embedded data that a stopped server left in `folder`, including its keys. */
export async function copyServerData(folder: string): Promise<ServerData> {
  const dataDir = await temporaryCopy(folder);
  return { dataDir, databaseUrl: undefined, remove: () => removeFolder(dataDir) };
}

/** Opens the data in this process, as long as no server uses it. */
export async function prepareData(
  { dataDir, databaseUrl }: ServerData,
  prepare: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, log: silentLog });
  try {
    await prepare(database);
  } finally {
    await database.close();
  }
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
