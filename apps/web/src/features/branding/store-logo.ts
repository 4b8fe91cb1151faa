import type { StoredFiles } from '../../data/files/stored-files.ts';
import { fitPicture, readPicture } from '../../platform/pictures.ts';
import { randomId } from '../../platform/random-id.ts';

const bucket = 'company-logos';
export const leastLogoPx = 48;
const storedPx = 512;

/**
 * Checks a logo by its content, redraws it within 512 px and stores it publicly, as PNG because mail programs support
 * that. Returns its address. Throws `PictureError` and `DataError`.
 */
export async function storeLogo(
  files: StoredFiles,
  companyId: string,
  file: Blob,
): Promise<string> {
  const bitmap = await readPicture(file, leastLogoPx);
  try {
    const logo = await fitPicture(bitmap, storedPx, 'image/png');
    const path = `${companyId}/logo-${randomId()}.png`;
    await files.upload(bucket, path, logo);
    return await files.publicUrl(bucket, path);
  } finally {
    bitmap.close();
  }
}
