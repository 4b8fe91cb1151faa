/**
 * Copies of the embedded database's files, taken at a checkpoint while nothing writes. A snapshot has the same form as
 * the folder it was taken from, so restoring puts it in that folder's place.
 */
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder } from '../database-folder.ts';
import type { PgliteDatabase } from './pglite-database.ts';

export type Snapshot = { readonly name: string; readonly path: string; readonly takenAt: Date };

const unfinishedSuffix = '.unfinished';

function snapshotsFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/** Takes a snapshot, then deletes all but the newest `keep`. Returns its folder. */
export async function takeSnapshot(
  database: PgliteDatabase,
  { dataDir, keep }: { dataDir: string; keep: number },
): Promise<string> {
  const folder = snapshotsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameOf(new Date()));
  await copyDatabase(database, { dataDir, target: path });
  await removeOld(folder, keep);
  return path;
}

/** Copies the database's files while nothing writes them; the target appears complete or not at all. */
export async function copyDatabase(
  database: PgliteDatabase,
  { dataDir, target }: { dataDir: string; target: string },
): Promise<void> {
  const unfinished = `${target}${unfinishedSuffix}`;
  await rm(unfinished, { recursive: true, force: true });
  await database.atRest(() => copyFolder(databaseFolder(dataDir), unfinished));
  await rename(unfinished, target);
}

/** Newest first. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const folder = snapshotsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const snapshots = names
    .filter((name) => !name.endsWith(unfinishedSuffix))
    .map((name) => ({ name, path: join(folder, name), takenAt: takenAtOf(name) }));
  return snapshots.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

/**
 * Puts a copy of `source` in the place of the database's files and returns where the old ones are now. The caller has
 * locked the folder and no database is open on it.
 */
export async function restoreDatabase(dataDir: string, source: string): Promise<string | null> {
  const folder = databaseFolder(dataDir);
  const incoming = `${folder}${unfinishedSuffix}`;
  await rm(incoming, { recursive: true, force: true });
  await copyFolder(source, incoming);
  const replaced = `${folder}.replaced-${Date.now()}`;
  const hadDatabase = await rename(folder, replaced).then(
    () => true,
    () => false,
  );
  await rename(incoming, folder);
  return hadDatabase ? replaced : null;
}

/** Formats an instant as a folder name that sorts by time: 2026-03-01T06-30-00-000Z. */
function nameOf(takenAt: Date): string {
  return takenAt.toISOString().replaceAll(/[:.]/g, '-');
}

function takenAtOf(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d\d\d)Z$/, 'T$1:$2:$3.$4Z'));
}

async function copyFolder(source: string, target: string): Promise<void> {
  // An existing folder keeps its mode; `cp` would set the source's, at the end.
  await mkdir(target, { mode: 0o700 });
  await cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort().toReversed();
  const finished = names.filter((name) => !name.endsWith(unfinishedSuffix));
  const superfluous = names.filter((name) => !finished.slice(0, keep).includes(name));
  for (const name of superfluous) await rm(join(folder, name), { recursive: true, force: true });
}
