import {
  type FieldProjectPage,
  fieldProjectAnswerSchema,
  fieldProjectPageSchema,
} from '@muster/contract/projects';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Queries the basic facts of a project, such as its name, for everyone who can see it. */
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
