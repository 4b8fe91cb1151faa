import {
  type FieldProjectPage,
  fieldProjectAnswerSchema,
  fieldProjectPageSchema,
} from '@muster/contract/projects';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** What a project is called, for everyone who sees it. */
export function fieldProjectQuery(
  userId: string,
  projectId: string,
): SnapshotQuery<FieldProjectPage> {
  return {
    queryKey: queryKey(userId, 'field_project', projectId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('field_project', { project: projectId }, fieldProjectAnswerSchema)),
    schema: fieldProjectPageSchema,
  };
}
