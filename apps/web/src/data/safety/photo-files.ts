import type { FileDraft } from '../outbox/outbox-draft.ts';

/** A photo of a hazard as it will be sent. */
export type HazardPhoto = { readonly id: string; readonly bytes: Blob };

/** The photos of a report or of its proof as files of their outbox item. */
export function photoFiles(
  companyId: string,
  hazardId: string,
  photos: readonly HazardPhoto[],
  purpose: 'photo' | 'anonymous_photo',
): readonly FileDraft[] {
  return photos.map(({ id, bytes }) => ({
    id,
    purpose,
    bytes,
    bucket: 'attachments',
    path: `${companyId}/hazard/${hazardId}/${id}`,
  }));
}
