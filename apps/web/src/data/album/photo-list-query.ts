import {
  type FoundPhotos,
  foundPhotosSchema,
  type PhotoCursor,
  type PhotoFilter,
  photoListSchema,
} from '@muster/contract/photos';
import type { Api } from '../client/api.ts';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** First part of the key of every query that a change to photos invalidates. */
export const photosSubject = 'photos';

/** Throws `DataError`. */
export async function fetchPhotos(
  api: Api,
  filter: PhotoFilter,
  after: PhotoCursor | null = null,
  pageSize = 60,
): Promise<FoundPhotos> {
  return okOrThrow(
    await api.rpc('list_project_photos', { filter, after, page_size: pageSize }, photoListSchema),
  );
}

/** The newest photos of one project or of all, cached so that the album can be viewed offline. */
export function newestPhotosQuery(
  userId: string,
  projectId: string | null,
): SnapshotQuery<FoundPhotos> {
  return {
    queryKey: queryKey(userId, photosSubject, 'newest', projectId),
    fetch: (api) => fetchPhotos(api, projectId === null ? {} : { project_id: projectId }),
    schema: foundPhotosSchema,
  };
}

/** The photos taken on a project on one day, newest first, for that day's log. */
export function dayPhotosQuery(
  userId: string,
  projectId: string,
  day: string,
): SnapshotQuery<FoundPhotos> {
  return {
    queryKey: queryKey(userId, photosSubject, 'day', projectId, day),
    fetch: (api) => fetchPhotos(api, { project_id: projectId, day }),
    schema: foundPhotosSchema,
  };
}
