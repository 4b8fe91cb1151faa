import { offeredStatuses } from '@muster/contract/project-status';
import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const projectsSchema = z.array(
  z.object({ id: z.uuid(), number: z.nullable(z.string()), name: z.string(), status: z.string() }),
);
export type HazardProjects = z.infer<typeof projectsSchema>;

/** The projects a person sees and that are worked on, kept for reporting without a network. */
export function hazardProjectsQuery(userId: string): SnapshotQuery<HazardProjects> {
  return {
    queryKey: queryKey(userId, 'hazard_projects'),
    fetch: async (api) => {
      const rows = await api.query(
        (rest) =>
          rest
            .from('projects')
            .select('id,number,name,status')
            .is('archived_at', null)
            .order('name'),
        projectsSchema,
      );
      return rows.filter(({ status }) => offeredStatuses.includes(status));
    },
    schema: projectsSchema,
  };
}
