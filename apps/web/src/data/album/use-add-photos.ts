import { mostPhotosTogether } from '@muster/contract/added-photos';
import { randomId } from '../../platform/random-id.ts';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import type { AlbumPhotos } from './album-photos.ts';
import { albumPhotosKind } from './album-photos-kind.ts';

type Photo = { readonly id: string; readonly bytes: Blob };

/**
 * Keeps photos for a project's album on the device and sends them from there, as many at a time as the server accepts.
 * Resolves once the device has stored the given ones, and throws `StorageError` if it can't. `onKept` is called with
 * those that are already safe.
 */
export function useAddPhotos() {
  const { outbox } = useData();
  const { user_id, person_id, company_id } = useIdentity();
  const author = { userId: user_id, personId: person_id ?? user_id };
  return async (
    payload: AlbumPhotos,
    photos: readonly Photo[],
    onKept: (ids: readonly string[]) => void,
  ): Promise<void> => {
    for (let from = 0; from < photos.length; from += mostPhotosTogether) {
      const part = photos.slice(from, from + mostPhotosTogether);
      const id = randomId();
      const draft = albumPhotosKind.toItem(
        {
          id,
          about: id,
          payload,
          files: part.map((photo) => ({
            id: photo.id,
            purpose: 'photo',
            bytes: photo.bytes,
            bucket: 'attachments',
            path: `${company_id}/project_album/${payload.project_id}/${photo.id}`,
          })),
        },
        author,
      );
      // Each part is kept whole before the next one.
      // oxlint-disable-next-line no-await-in-loop
      await outbox.add(draft);
      onKept(part.map((photo) => photo.id));
    }
  };
}
