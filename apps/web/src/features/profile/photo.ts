import { readPicture, squarePicture } from '../../platform/pictures.ts';

export const leastPhotoPx = 96;
const storedPx = 512;

/**
 * The photo cut to a square, without what the file says of place and time.
 *
 * @throws PictureError
 */
export async function profilePhoto(file: Blob): Promise<Blob> {
  const bitmap = await readPicture(file, leastPhotoPx);
  try {
    return await squarePicture(bitmap, storedPx, 'image/webp');
  } finally {
    bitmap.close();
  }
}
