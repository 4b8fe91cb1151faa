import sharp from 'sharp';

/** What a phone's camera makes. */
const mostPixels = 50_000_000;
const mostPx = 1600;

/**
 * A picture drawn again for strangers: upright, at most 1600 px, a JPEG without a word about place, time or
 * device. libvips works in threads of its own.
 *
 * @throws Error for what is no picture or has more than 50 megapixels
 */
export function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: mostPx, height: mostPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
