import { useLingui } from '@lingui/react/macro';
import { PictureError } from '../../platform/pictures.ts';

/** Why a file was not taken, in a person's words. What is something else is thrown on. */
export function useAttachmentWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof PictureError)) throw error;
    switch (error.trouble) {
      case 'heic':
        return t`This browser can’t read HEIC photos. On the iPhone, go to Settings > Camera > Formats and choose Most Compatible, or choose a JPEG here.`;
      case 'too_many_pixels':
        return t`This photo has more than 64 megapixels. Choose a smaller one.`;
      case 'too_big':
        return t`The file is too large. Choose a photo under 30 MB or a PDF under 10 MB.`;
      case 'not_a_picture':
      case 'too_small':
        return t`This file can’t be added. Choose a photo (JPEG, PNG, WebP) or a PDF.`;
    }
  };
}
