import { mostAttachmentBytes } from '@muster/contract/comments';
import { PictureError } from '../../platform/pictures.ts';
import { preparePhoto } from '../../platform/photo.ts';

/** The types offered by a file picker. An iPhone converts its photos to a type that is listed here. */
export const attachmentAccept = 'image/jpeg,image/png,image/webp,application/pdf';

/** The type of a file that isn't a picture. */
export const documentType = 'application/pdf';

/** Returns a file in the form to store: photos downsized and without location data, documents unchanged. */
export async function prepareAttachment(file: Blob): Promise<Blob> {
  const head = await file.slice(0, 5).text();
  if (head !== '%PDF-') return preparePhoto(file);
  if (file.size > mostAttachmentBytes) throw new PictureError('too_big');
  return file.slice(0, file.size, documentType);
}
