import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { lastSeals } from '../../audit/last-seals.ts';
import { copyDatabase } from '../../db/pglite/snapshots.ts';
import { addMissingFiles } from '../../storage/files/file-copies.ts';
import { filesFolder } from '../../storage/files/open-object-files.ts';
import { loadKeys } from '../../tokens/keys.ts';
import { countRows, type Manifest, sumFiles } from '../backup-manifest.ts';
import type { DatabaseCommand } from '../command.ts';
import { dumpDatabase } from '../postgres-tools.ts';

/** Contents of a backup folder, besides the embedded database's folder `database`. */
export const backupFiles = {
  keys: 'keys.json',
  dump: 'database.dump',
  files: 'files',
  seals: 'audit-seals.json',
  /** Written last. */
  manifest: 'manifest.json',
};

/** The default folder for backups. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

const argumentsSchema = z.object({ to: z.string().nullable() });

export const backupCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'copy the database, the uploaded files and the keys into a folder',
  help: `muster backup [--to <folder>]

Copies the database, uploaded files and keys.json into a new folder, by default one
named after the time in <data folder>/backups. audit-seals.json has the last seal of each company’s audit log
(muster audit verify --seals), manifest.json what muster drill checks. Files in an S3 store stay there. A running server keeps running. With
DATABASE_URL the copy is made by PostgreSQL’s pg_dump, which must be installed.
Whoever has the folder can sign in as anyone, so keep it safe.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values } = parseArgs({ args: [...commandLine], options: { to: { type: 'string' } } });
    return { to: values.to === undefined ? null : resolve(values.to) };
  },

  async run({ database, dataDir, databaseDirectUrl, storageUrl, say }, { to }) {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const folder = to ?? join(backupsFolder(dataDir), stamp);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const source = filesFolder({ storageUrl, dataDir });
    const copyFiles = async () => {
      if (source !== null) await addMissingFiles(source, join(folder, backupFiles.files), 'copy');
    };
    // Copied before for files that are deleted meanwhile, and again afterwards for files that are
    // added.
    await copyFiles();
    const madeAt = new Date().toISOString();
    const before = await countRows(database);
    if (database.kind === 'pglite') {
      await copyDatabase(database, { dataDir, target: join(folder, 'database') });
    } else {
      await dumpDatabase(databaseDirectUrl ?? '', join(folder, backupFiles.dump));
    }
    await copyFiles();
    const after = await countRows(database);
    const seals = await lastSeals(database);
    await writeFile(join(folder, backupFiles.seals), `${JSON.stringify(seals, null, 2)}\n`);
    if (source === null) say('Uploaded files are in the S3 store and not part of this backup.');
    await loadKeys(dataDir);
    await copyFile(join(dataDir, backupFiles.keys), join(folder, backupFiles.keys));
    const manifest: Manifest = {
      made_at: madeAt,
      counts: Object.fromEntries(
        [...before].map(([table, rows]) => [table, Math.min(rows, after.get(table) ?? rows)]),
      ),
      files: source === null ? null : await sumFiles(join(folder, backupFiles.files)),
    };
    await writeFile(join(folder, backupFiles.manifest), JSON.stringify(manifest));
    await database.query(`insert into app.operator_runs (kind, is_ok) values ('backup', true)`);
    say(`The backup is in ${folder}`);
  },
};
