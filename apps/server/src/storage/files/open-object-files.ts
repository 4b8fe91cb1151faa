import type { OpenedFiles } from './opened-files.ts';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

import { createFileFolder } from './file-folder.ts';
import { createFileParts } from './file-parts.ts';

type Place = { readonly storageUrl: string | undefined; readonly dataDir: string };

/** The folder of the files; null if they aren't in a folder. */
export function filesFolder({ storageUrl, dataDir }: Place): string | null {
  if (storageUrl === undefined || storageUrl === 'file:') return join(dataDir, 'files');
  return storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : null;
}

/** Folder for the files that belong to a snapshot of the embedded database. */
export function fileSnapshot(dataDir: string, name: string): string {
  return join(dataDir, 'file-snapshots', name);
}

/**
 * Opens the location in `STORAGE_URL`, by default the folder `files` of the data folder.
 *
 * - `file:` with an absolute path: that folder.
 * - `s3://key:secret@host/bucket`: a bucket of an S3-compatible store. `?region=` names its region,
 * `?style=host` puts the bucket into the host's name instead of the path, and `?tls=off` uses plain
 * http. Without key and secret they come from where Amazon's own tools find them.
 */
export async function openObjectFiles(place: Place): Promise<OpenedFiles> {
  const folder = filesFolder(place);
  if (folder === null) {
    // Loaded only if it's used: Amazon's client is the largest of all our packages.
    const { openS3Bucket } = await import('./open-s3-bucket.ts');
    return openS3Bucket(new URL(place.storageUrl ?? ''));
  }
  const files = createFileFolder(folder);
  return { files, parts: createFileParts(join(folder, 'uploads'), files) };
}
