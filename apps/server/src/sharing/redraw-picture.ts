import { mostPicturePixels } from '@muster/contract/pictures';

const mostPx = 1600;

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
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
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
