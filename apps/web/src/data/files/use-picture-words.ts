import { useLingui } from '@lingui/react/macro';
import { PictureError, type PictureTrouble } from '../../platform/pictures.ts';
import { DataError } from '../errors/data-error.ts';
import { describeError } from '../errors/words.ts';
import { StorageError } from '../storage/connection.ts';

/** The types offered by a picture picker. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';

/**
 * Returns a function that words why a picture was not accepted, stored or uploaded. It rethrows other errors.
 *
 * @param leastPx the least width and height
 */
export function usePictureWords(leastPx: number): (error: unknown) => string {
  const { t, i18n } = useLingui();
  const words: Record<PictureTrouble, string> = {
    too_big: t`The file is too large. Choose one under 15 MB.`,
    not_a_picture: t`This image can’t be used. Choose a PNG, JPEG or WebP file.`,
    heic: t`This image can’t be used. Choose a PNG, JPEG or WebP file.`,
    too_many_pixels: t`This photo has more than 64 megapixels. Choose a smaller one.`,
    too_small: t`The image is too small. Choose one of at least ${leastPx} by ${leastPx} pixels.`,
  };
  return (error) => {
    if (error instanceof PictureError) return words[error.trouble];
    if (error instanceof DataError || error instanceof StorageError)
      return i18n._(describeError(error));
    throw error;
  };
}
