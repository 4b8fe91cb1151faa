import { copyFile, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../../db/folder-lock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { listSnapshots, restoreDatabase } from '../../db/pglite/snapshots.ts';
import { addMissingFiles } from '../../storage/files/file-copies.ts';
import { fileSnapshot, filesFolder } from '../../storage/files/open-object-files.ts';
import { CommandError, type FolderCommand, type FolderContext } from '../command.ts';
import { restoreDump } from '../postgres-tools.ts';
import { migrationFolders } from '../project-folders.ts';
import { backupFiles } from './backup.ts';

export const restoreCommand: FolderCommand = {
  summary: 'replace the database with a backup or a snapshot',
  help: `muster restore <backup folder>
muster restore --snapshot <name, or "latest">
muster restore --list

Stop the server first. The current embedded database is kept next to the restored
one, under a name that ends in the time. Uploaded files that are missing
are added, none is removed. The server makes a
snapshot every six hours and keeps four; --list shows them.

With DATABASE_URL the backup’s tables replace those of the database, so --yes must
be given.`,

  async runOnFolder(context, commandLine) {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: {
        snapshot: { type: 'string' },
        list: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    if (values.list) return list(context);
    if (values.snapshot !== undefined) {
      if (context.databaseUrl !== undefined) {
        throw new CommandError(
          'Only the embedded database has snapshots, and DATABASE_URL is set.',
        );
      }
      const snapshot = await snapshotPath(context.dataDir, values.snapshot);
      await restoreEmbedded(context, snapshot);
      return restoreFiles(context, fileSnapshot(context.dataDir, basename(snapshot)), 'link');
    }
    const [given] = positionals;
    if (given === undefined) throw new CommandError('Name a backup; see muster restore --help.');
    const folder = resolve(given);
    if (context.databaseUrl === undefined) await restoreEmbedded(context, join(folder, 'database'));
    else if (values.yes) {
      const directUrl = context.databaseDirectUrl ?? context.databaseUrl;
      await restoreServer(context, directUrl, join(folder, backupFiles.dump));
    } else throw new CommandError('This replaces the data at DATABASE_URL. Add --yes to confirm.');
    await restoreFiles(context, join(folder, backupFiles.files), 'copy');
    await restoreKeys(context, join(folder, backupFiles.keys));
  },
};

async function list({ dataDir, say }: FolderContext): Promise<void> {
  const snapshots = await listSnapshots(dataDir);
  if (snapshots.length === 0) say('There are no snapshots.');
  for (const { name } of snapshots) say(name);
}

async function snapshotPath(dataDir: string, name: string): Promise<string> {
  const snapshots = await listSnapshots(dataDir);
  const found = name === 'latest' ? snapshots[0] : snapshots.find((each) => each.name === name);
  if (found === undefined) throw new CommandError(`There is no snapshot ${name}: see --list.`);
  return found.path;
}

async function restoreEmbedded({ dataDir, say }: FolderContext, source: string): Promise<void> {
  if (!(await exists(join(source, 'PG_VERSION')))) {
    throw new CommandError(`${source} has no copy of the embedded database.`);
  }
  const lock = await lockFolder(dataDir);
  try {
    const replaced = await restoreDatabase(dataDir, source);
    say(`Restored from ${source}`);
    if (replaced !== null) say(`The replaced data is in ${replaced}`);
  } finally {
    await lock.release();
  }
}

async function restoreServer(
  { dataDir, say }: FolderContext,
  directUrl: string,
  dump: string,
): Promise<void> {
  if (!(await exists(dump))) throw new CommandError(`There is no dump ${dump}.`);
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const database = await openDatabase({ dataDir, databaseUrl: directUrl, log: silent });
  try {
    // A dump grants rights to roles but doesn't create them.
    const roles = join(migrationFolders.platformDir ?? '', '0001_roles.sql');
    await database.script(await readFile(roles, 'utf8'));
  } finally {
    await database.close();
  }
  await restoreDump(directUrl, dump);
  say(`Restored from ${dump}`);
}

async function restoreFiles(
  context: FolderContext,
  source: string,
  by: 'link' | 'copy',
): Promise<void> {
  const target = filesFolder(context);
  if (target === null) return;
  const added = await addMissingFiles(source, target, by);
  if (added > 0) context.say(`Missing uploaded files restored: ${added}`);
}

/** Tokens and API keys from the time of the backup are valid again only with the keys from that time. */
async function restoreKeys({ dataDir, say }: FolderContext, source: string): Promise<void> {
  if (!(await exists(source))) return;
  await copyFile(source, join(dataDir, backupFiles.keys));
  say('The backup’s keys are in place.');
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
