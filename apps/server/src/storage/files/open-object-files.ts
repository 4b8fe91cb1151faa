import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

import { createFileFolder } from './file-folder.ts';
import { createFileParts } from './file-parts.ts';
import type { ObjectFiles } from './object-files.ts';
import type { UploadParts } from './upload-parts.ts';

/** Where bytes lie: those of objects and those of uploads that come in parts. */
export type OpenedFiles = { readonly files: ObjectFiles; readonly parts: UploadParts };

/**
 * Opens what `STORAGE_URL` names, by default the folder `files` of the data folder.
 *
 * - `file:` with an absolute path: that folder.
 * - `s3://key:secret@host/bucket`: a bucket of an S3-compatible store. `?region=` names its region,
 *   `?style=host` puts the bucket into the host's name instead of the path, and `?tls=off` speaks
 *   plain http. Without key and secret they come from where Amazon's own tools find them.
 */
export async function openObjectFiles({
  storageUrl,
  dataDir,
}: {
  readonly storageUrl: string | undefined;
  readonly dataDir: string;
}): Promise<OpenedFiles> {
  if (storageUrl?.startsWith('s3:') === true) {
    // Loaded only where it is used: Amazon's client is the largest of all our packages.
    const { openS3Bucket } = await import('./open-s3-bucket.ts');
    return openS3Bucket(new URL(storageUrl));
  }
  const folder =
    storageUrl === undefined || storageUrl === 'file:'
      ? join(dataDir, 'files')
      : fileURLToPath(storageUrl);
  const files = createFileFolder(folder);
  return { files, parts: createFileParts(join(folder, 'uploads'), files) };
}
