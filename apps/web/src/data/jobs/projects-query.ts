import { offeredStatuses } from '@muster/contract/project-status';
import * as z from 'zod/mini';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';
import type { Project } from './project.ts';

const corner = z.tuple([z.number(), z.number()]);

const projectRowsSchema = z.array(
  z.object({
    id: z.uuid(),
    number: z.nullable(z.string()),
    name: z.string(),
    customer: z.nullable(z.string()),
    default_cost_code_id: z.nullable(z.uuid()),
    archived_at: z.nullable(z.string()),
    /** Absent in copies stored by an older app. */
    status: z.optional(z.string()),
    project_sites: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        lat: z.number(),
        lng: z.number(),
        radius_m: z.number(),
        polygon: z.nullable(z.array(corner)),
      }),
    ),
  }),
);
export type ProjectRows = z.infer<typeof projectRowsSchema>;

const columns =
  'id,number,name,customer,default_cost_code_id,archived_at,status,project_sites(id,name,lat,lng,radius_m,polygon)';

/** The projects that a person sees, with their geofences, so that both work offline. */
export function projectsQuery(userId: string): SnapshotQuery<ProjectRows> {
  return {
    queryKey: queryKey(userId, 'projects'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest.from('projects').select(columns).is('project_sites.archived_at', null).order('name'),
        projectRowsSchema,
      ),
    schema: projectRowsSchema,
  };
}

export function rowToProject(row: ProjectRows[number]): Project {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    customer: row.customer,
    defaultCostCodeId: row.default_cost_code_id,
    isOffered:
      row.archived_at === null &&
      (row.status === undefined || offeredStatuses.includes(row.status)),
    sites: row.project_sites.map(({ radius_m: radiusM, ...site }) => ({ ...site, radiusM })),
  };
}
