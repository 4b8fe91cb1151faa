/** A database with the platform's schemas and roles and nothing of the product. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openDatabase, type OpenedDatabase } from '../../../apps/server/src/db/open-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');
export const productFolders = {
  productDir: join(root, 'supabase', 'migrations'),
  schemasDir: join(root, 'supabase', 'schemas'),
};
const platformDir = join(root, 'apps', 'server', 'src', 'db', 'platform');
const log = { info: () => {}, warn: () => {}, error: () => {} };

export async function openPlatformDatabase(): Promise<{
  readonly database: OpenedDatabase;
  readonly close: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-platform-'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const made =
    serverUrl === undefined || serverUrl === ''
      ? { databaseUrl: undefined, drop: async () => {} }
      : await createDatabase(serverUrl);
  const database = await openDatabase({ dataDir: folder, databaseUrl: made.databaseUrl, log });
  const nothing = await emptyFolder(folder);
  await migrate(database, { platformDir, productDir: nothing, schemasDir: nothing });
  return {
    database,
    close: async () => {
      await database.close();
      await made.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function emptyFolder(parent: string): Promise<string> {
  return mkdtemp(join(parent, 'no-migrations-'));
}

async function createDatabase(
  serverUrl: string,
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `muster_platform_${randomBytes(8).toString('hex')}`;
  const administer = async (sql: string) => {
    const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl, log });
    await server.script(sql, { transactional: false });
    await server.close();
  };
  await administer(`create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
