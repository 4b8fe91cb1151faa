import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { addMissingFiles } from './file-copies.ts';
import { fileSnapshot, filesFolder } from './open-object-files.ts';

/**
 * Keeps the current files for a snapshot of the embedded database, as links that take no space until a file is deleted,
 * and removes those whose snapshot is gone.
 * @param kept Names of the existing snapshots.
 */
export async function snapshotFiles(
  place: { readonly storageUrl: string | undefined; readonly dataDir: string },
  name: string,
  kept: readonly string[],
): Promise<void> {
  const source = filesFolder(place);
  if (source === null) return;
  const target = fileSnapshot(place.dataDir, name);
  await addMissingFiles(source, target, 'link');
  const all = dirname(target);
  for (const each of await readdir(all).catch(() => [])) {
    if (!kept.includes(each)) await rm(join(all, each), { recursive: true, force: true });
  }
}
