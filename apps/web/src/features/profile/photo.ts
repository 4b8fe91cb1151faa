import { randomId } from '../../platform/random-id.ts';
import { readPicture, squarePicture } from '../../platform/pictures.ts';
import type { StoredFiles } from '../../data/files/stored-files.ts';
import type { OwnProfile } from './own-profile-query.ts';

const bucket = 'profile-photos';
export const leastPhotoPx = 96;
const storedPx = 512;

/**
 * Cuts the photo to a square, without what the file says of place and time, and stores it in the
 * person's folder. Answers its path. Throws `PictureError` and `DataError`.
 */
export async function storePhoto(
  files: StoredFiles,
  { company_id, person_id }: Pick<OwnProfile, 'company_id' | 'person_id'>,
  file: Blob,
): Promise<string> {
  const bitmap = await readPicture(file, leastPhotoPx);
  try {
    const photo = await squarePicture(bitmap, storedPx, 'image/webp');
    const ending = photo.type === 'image/webp' ? 'webp' : 'png';
    const path = `${company_id}/${person_id}/${randomId()}.${ending}`;
    await files.upload(bucket, path, photo);
    return path;
  } finally {
    bitmap.close();
  }
}

export function removePhoto(files: StoredFiles, path: string): Promise<void> {
  return files.remove(bucket, [path]);
}
