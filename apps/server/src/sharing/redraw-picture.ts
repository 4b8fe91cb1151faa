import { mostPicturePixels } from '@muster/contract/pictures';

const sharedPx = 1600;

/** Not a picture, a broken one, or one with too many pixels: trying again won't help. */
export class UndrawablePictureError extends Error {
  override readonly name = 'UndrawablePictureError';
}

/**
 * Redraws a picture for strangers: upright, at most 1600 px, a JPEG without metadata about place, time or device.
 * libvips works in its own threads.
 *
 * @throws UndrawablePictureError if it isn't a picture or has more than 64 megapixels
 */
export function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
  return drawnAtMost(bytes, sharedPx);
}

/**
 * Redraws a picture to fit a square of `mostPx`, in other respects the same.
 *
 * @throws UndrawablePictureError as above
 */
export async function drawnAtMost(bytes: Uint8Array, mostPx: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error' })
      .rotate()
      .resize({ width: mostPx, height: mostPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new UndrawablePictureError('The picture cannot be drawn.', { cause: error });
  }
}
