import { projectPageSchema, type ReadProject, readProjectSchema } from '@muster/contract/projects';
import { DataError } from '../../data/errors/data-error.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export const projectPageSubject = 'project_page';

/** One project with its sites, crews and time, for whoever may see it. */
export function projectPageQuery(userId: string, projectId: string): SnapshotQuery<ReadProject> {
  return {
    queryKey: queryKey(userId, projectPageSubject, projectId),
    fetch: async (api) => {
      const answer = await api.rpc('project_page', { project: projectId }, projectPageSchema);
      if (answer.verdict === 'ok') return answer;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    schema: readProjectSchema,
  };
}
