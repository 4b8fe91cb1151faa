import type { ProjectPhoto } from '@muster/contract/photos';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { albumUrls } from '../../data/files/photo-urls.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';

/** Half the lifetime of an address. */
const freshMs = 30 * 60_000;

/**
 * Returns an address for a photo, of the thumbnail for `small` if there is one; null until the address is known. One
 * request signs a whole page of them.
 */
export function usePhotoAddress(photo: ProjectPhoto, size: 'small' | 'whole'): string | null {
  const { files } = useData();
  const { user_id } = useIdentity();
  const bucket = size === 'small' && photo.has_thumbnail ? 'photo-thumbnails' : 'attachments';
  const address = useQuery({
    queryKey: queryKey(user_id, 'photo_address', bucket, photo.path),
    queryFn: () => albumUrls[bucket](files, photo.path),
    enabled: photo.is_stored && !photo.is_broken,
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
  });
  return address.data ?? null;
}
