import { readPicture, squarePicture } from '../../platform/pictures.ts';

export const leastPhotoPx = 96;
const storedPx = 512;

/**
 * Returns the photo cropped to a square, without the file's location and time.
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
