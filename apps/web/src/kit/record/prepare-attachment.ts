import { mostAttachmentBytes } from '@muster/contract/comments';
import { PictureError } from '../../platform/pictures.ts';
import { preparePhoto } from '../../platform/photo.ts';

/** What a picker of files offers. An iPhone converts its photos to a type that is named here. */
export const attachmentAccept = 'image/jpeg,image/png,image/webp,application/pdf';

/** Of what is no picture. */
export const documentType = 'application/pdf';

/** A file as it is kept: photos made smaller and without what they say of place, documents as they are. */
export async function prepareAttachment(file: Blob): Promise<Blob> {
  const head = await file.slice(0, 5).text();
  if (head !== '%PDF-') return preparePhoto(file);
  if (file.size > mostAttachmentBytes) throw new PictureError('too_big');
  return file.slice(0, file.size, documentType);
}
