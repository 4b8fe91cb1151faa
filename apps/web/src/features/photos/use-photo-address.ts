import type { ProjectPhoto } from '@muster/contract/photos';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { askTogether } from '../../data/files/ask-together.ts';
import type { StoredFiles } from '../../data/files/stored-files.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';

/** As long as someone looks through an album; an address that got away is soon worth nothing. */
const seconds = 60 * 60;

const signed = {
  attachments: askTogether((files: StoredFiles, paths) =>
    files.signedUrls('attachments', paths, seconds),
  ),
  'photo-thumbnails': askTogether((files: StoredFiles, paths) =>
    files.signedUrls('photo-thumbnails', paths, seconds),
  ),
};

/** An address for a photo, small where there is a thumbnail; null until there is one. One request signs a page of them. */
export function usePhotoAddress(photo: ProjectPhoto, size: 'small' | 'whole'): string | null {
  const { files } = useData();
  const { user_id } = useIdentity();
  const bucket = size === 'small' && photo.has_thumbnail ? 'photo-thumbnails' : 'attachments';
  const address = useQuery({
    queryKey: queryKey(user_id, 'photo_address', bucket, photo.path),
    queryFn: () => signed[bucket](files, photo.path),
    enabled: photo.is_stored && !photo.is_broken,
    staleTime: (seconds / 2) * 1000,
    gcTime: (seconds / 2) * 1000,
    retry: false,
  });
  return address.data ?? null;
}
