import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about photos. */
export const photosErrors: ErrorWords = {
  too_many_photos: msg`A ZIP takes 500 photos at most. Filter the album or choose fewer photos.`,
};
