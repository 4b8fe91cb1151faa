import type { FoundPhotos, PhotoCursor, PhotoFilter, ProjectPhoto } from '@muster/contract/photos';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import {
  fetchPhotos,
  newestPhotosQuery,
  photosSubject,
} from '../../data/album/photo-list-query.ts';

export type PhotoList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly photos: readonly ProjectPhoto[];
      readonly total: number;
      /** Kept on the device since then; null when the server has just answered. */
      readonly staleSinceMs: number | null;
      /** They answer an earlier filter. */
      readonly isEarlier: boolean;
      /** Null at the end, and while older ones are on their way. */
      readonly loadOlder: (() => void) | null;
    };

/** The photos that a filter finds, sixty at a time. The newest are kept on the device; a filter needs the server. */
export function usePhotoList(filter: PhotoFilter, projectId: string | null): PhotoList {
  const { api } = useData();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const isWhole = Object.keys(filter).length === (projectId === null ? 0 : 1);
  const kept = useSnapshotQuery(newestPhotosQuery(user_id, projectId));
  const found = useInfiniteQuery({
    queryKey: queryKey(user_id, photosSubject, 'list', JSON.stringify(filter)),
    queryFn: ({ pageParam }) => fetchPhotos(api, filter, pageParam),
    initialPageParam: null as PhotoCursor | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

  if (found.data === undefined) {
    if (isWhole && kept.status === 'ready') {
      const staleSinceMs = kept.freshness === 'stale' ? kept.asOfMs : null;
      return { ...ready([kept.data]), staleSinceMs, isEarlier: false, loadOlder: null };
    }
    if (!isOffline && found.failureReason === null) return { status: 'loading' };
    const error = found.error ?? found.failureReason ?? offline;
    return { status: 'failed', error, retry: () => void found.refetch() };
  }
  return {
    ...ready(found.data.pages),
    staleSinceMs: isOffline ? found.dataUpdatedAt : null,
    isEarlier: found.isPlaceholderData,
    loadOlder:
      found.hasNextPage && !found.isFetchingNextPage ? () => void found.fetchNextPage() : null,
  };
}

const offline = new DataError({ kind: 'network', message: 'Offline: nothing can be searched' });

function ready(pages: readonly FoundPhotos[]) {
  const photos = pages.flatMap((page) => page.photos);
  return { status: 'ready', photos, total: pages[0]?.total ?? photos.length } as const;
}
