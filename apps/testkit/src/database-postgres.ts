import { randomBytes } from 'node:crypto';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openDatabase, type OpenedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { silentLog } from './database-embedded.ts';
import { migrationFolders, migrationsHash } from './database-template.ts';

/** Creates a new database on the server, as a copy of the migrated template there. */
export async function createFromTemplate(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `muster_template_${await migrationsHash()}`;
  const name = `muster_test_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, async (server) => {
    await server.exclusively('muster.template', async () => {
      await ensureTemplate(server, serverUrl, template);
      await server.script(`create database ${name} template ${template}`, outsideTransaction);
    });
  });
  return {
    url: databaseUrlOf(serverUrl, name),
    drop: () =>
      administer(serverUrl, (server) =>
        server.script(`drop database if exists ${name} with (force)`, outsideTransaction),
      ),
  };
}

const outsideTransaction = { transactional: false };

async function ensureTemplate(
  server: OpenedDatabase,
  serverUrl: string,
  template: string,
): Promise<void> {
  const [found] = await server.query('select from pg_database where datname = $1', [template]);
  if (found !== undefined) return;
  const unfinished = `${template}_unfinished`;
  await server.script(`drop database if exists ${unfinished} with (force)`, outsideTransaction);
  await server.script(`create database ${unfinished} template template0`, outsideTransaction);
  await administer(databaseUrlOf(serverUrl, unfinished), async (database) => {
    await migrate(database, migrationFolders);
  });
  await server.script(`alter database ${unfinished} rename to ${template}`, outsideTransaction);
}

async function administer(
  url: string,
  work: (server: OpenedDatabase) => Promise<void>,
): Promise<void> {
  const server = await openDatabase({ dataDir: '', databaseUrl: url, log: silentLog });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

function databaseUrlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
