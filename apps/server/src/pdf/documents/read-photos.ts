import type { Attachment } from '@muster/contract/comments';
import { mostPicturePixels } from '@muster/contract/pictures';

import type { Making } from '../content.ts';

const photoPx = 1000;

type Picture = Pick<Attachment, 'id' | 'path' | 'caption' | 'is_stored' | 'mime_type'>;

/** Reads stored photos that the caller may read, and redraws them upright and no larger than paper shows. */
export async function readPhotos(photos: readonly Picture[], { readFile }: Making, most: number) {
  const pictures: Record<string, Uint8Array> = {};
  const shown: { path: string; caption: string }[] = [];
  for (const { id, path, caption } of photos.filter(isPicture).slice(0, most)) {
    const bytes = await readFile('attachments', path);
    const drawn = bytes === null ? null : await redraw(bytes);
    if (drawn === null) continue;
    const name = `pictures/${id}.jpg`;
    pictures[name] = drawn;
    shown.push({ path: name, caption: caption ?? '' });
  }
  return { pictures, shown };
}

const isPicture = ({ is_stored, mime_type }: Picture) =>
  is_stored && mime_type.startsWith('image/');

/** A report matters more than a photo that can't be read: null leaves it out. */
async function redraw(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const { default: sharp } = await import('sharp');
    return await sharp(bytes, { limitInputPixels: mostPicturePixels })
      .rotate()
      .resize({ width: photoPx, height: photoPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
