import { projectPageSchema, type ReadProject, readProjectSchema } from '@muster/contract/projects';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export const projectPageSubject = 'project_page';

/** One project with its sites, crews and time, for those who may see it. */
export function projectPageQuery(userId: string, projectId: string): SnapshotQuery<ReadProject> {
  return {
    queryKey: queryKey(userId, projectPageSubject, projectId),
    fetch: async (api) => {
      return okOrThrow(await api.rpc('project_page', { project: projectId }, projectPageSchema));
    },
    schema: readProjectSchema,
  };
}
