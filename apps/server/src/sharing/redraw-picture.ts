import { mostPicturePixels } from '@muster/contract/pictures';

const sharedPx = 1600;

/** It is no picture, a broken one, or one of too many pixels: trying again is no use. */
export class UndrawablePictureError extends Error {
  override readonly name = 'UndrawablePictureError';
}

/**
 * A picture drawn again for strangers: upright, at most 1600 px, a JPEG without a word about place, time or
 * device. libvips works in threads of its own.
 *
 * @throws UndrawablePictureError for what is no picture or has more than 64 megapixels
 */
export function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
  return drawnAtMost(bytes, sharedPx);
}

/**
 * The same for a picture of any size.
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
