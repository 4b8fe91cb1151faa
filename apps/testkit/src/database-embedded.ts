import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import {
  fileNow,
  migrationFolders,
  migrationsHash,
  templateFolder,
  withFolderLock,
} from './database-template.ts';
import { temporaryCopy } from './temporary-folder.ts';
import type { TestDatabase } from './test-database.ts';

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Opens a copy of the template; the folder is deleted when it is closed. */
export async function openTemplateCopy(): Promise<TestDatabase> {
  const dataDir = await copyTemplate();
  const database = await openDatabase({ dataDir, log: silentLog });
  return {
    database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a data folder with the migrated embedded database inside, not opened. */
export async function copyTemplate(): Promise<string> {
  return temporaryCopy(await templateOf(await migrationsHash()));
}

async function templateOf(hash: string): Promise<string> {
  const template = join(templateFolder, `pglite-${hash}`);
  if (await exists(template)) return template;
  await mkdir(templateFolder, { recursive: true });
  return withFolderLock(`${template}.lock`, async () => {
    if (await exists(template)) return template;
    const unfinished = await mkdtemp(`${template}-unfinished-`);
    const database = await openDatabase({ dataDir: unfinished, log: silentLog });
    await migrate(database, migrationFolders);
    await database.close();
    await removeOldTemplates();
    await rename(unfinished, template);
    return template;
  });
}

/** Templates of earlier migration states that no running test can still be copying. */
async function removeOldTemplates(): Promise<void> {
  const hourAgo = fileNow() - 3_600_000;
  for (const name of await readdir(templateFolder)) {
    const path = join(templateFolder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: fileNow() }));
    if (mtimeMs < hourAgo) await rm(path, { recursive: true, force: true });
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
