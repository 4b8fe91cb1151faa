import {
  type PhotoChoices,
  photoChoicesAnswerSchema,
  photoChoicesSchema,
} from '@muster/contract/photos';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { photosSubject } from '../../data/album/photo-list-query.ts';

/** What photos of a project, or of all, can be filtered by and are tagged with. */
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
