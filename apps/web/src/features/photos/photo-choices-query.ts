import {
  type PhotoChoices,
  photoChoicesAnswerSchema,
  photoChoicesSchema,
} from '@muster/contract/photos';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { photosSubject } from '../../data/album/photo-list-query.ts';

/** Queries the filter options and tags for one project's photos, or for all photos. */
export function photoChoicesQuery(
  userId: string,
  projectId: string | null,
): SnapshotQuery<PhotoChoices> {
  return {
    queryKey: queryKey(userId, photosSubject, 'choices', projectId),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc('photo_choices', { project_id: projectId }, photoChoicesAnswerSchema),
      ),
    schema: photoChoicesSchema,
  };
}
