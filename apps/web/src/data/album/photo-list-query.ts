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

/** Every query that a change of photos makes stale begins with it. */
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

/** The newest photos of a project or of all, kept for an album without a network. */
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

/** What was taken on a project on a day, the latest first: the photos of that day's log. */
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
