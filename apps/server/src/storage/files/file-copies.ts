import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isVersion } from './object-files.ts';

const objects = 'objects';

/**
 * Adds the files of another folder that a folder lacks. Files are written once, so an existing name already has the
 * same bytes, and running it twice, before and after a copy of the database, loses nothing that was added or deleted
 * meanwhile. Returns how many it added.
 * @param by `link` shares the bytes if both folders are on one disk, `copy` never does.
 */
export async function addMissingFiles(
  source: string,
  target: string,
  by: 'link' | 'copy',
): Promise<number> {
  let added = 0;
  for (const shard of await readdir(join(source, objects)).catch(() => [])) {
    const from = join(source, objects, shard);
    const to = join(target, objects, shard);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const known = new Set(await readdir(to));
    for (const name of await readdir(from)) {
      if (!isVersion(name) || known.has(name)) continue;
      if (await addFile(join(from, name), join(to, name), by)) added += 1;
    }
  }
  return added;
}

/** False if it was deleted in the meantime. */
async function addFile(from: string, to: string, by: 'link' | 'copy'): Promise<boolean> {
  try {
    if (by === 'link') {
      try {
        await link(from, to);
        return true;
      } catch (error) {
        if (isCode(error, 'ENOENT')) throw error;
        // Another disk, or one without links.
      }
    }
    const draft = `${to}.draft`;
    await copyFile(from, draft, constants.COPYFILE_FICLONE);
    await rename(draft, to);
    return true;
  } catch (error) {
    await rm(`${to}.draft`, { force: true });
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
