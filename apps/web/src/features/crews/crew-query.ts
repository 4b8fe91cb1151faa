import { type Crew, crewDetailSchema, foundCrewSchema } from '@muster/contract/crews';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** One crew with everyone who ever belonged to it, and where it works. */
export function crewQuery(userId: string, crewId: string): SnapshotQuery<Crew> {
  return {
    queryKey: queryKey(userId, 'crews', 'one', crewId),
    fetch: async (api) => {
      return okOrThrow(await api.rpc('crew_detail', { crew_id: crewId }, crewDetailSchema));
    },
    schema: foundCrewSchema,
  };
}

const projectsSchema = z.array(
  z.object({ id: z.uuid(), name: z.string(), number: z.nullable(z.string()) }),
);

/** The projects at work, for saying where a crew works. */
export function openProjectsQuery(userId: string): SnapshotQuery<z.infer<typeof projectsSchema>> {
  return {
    queryKey: queryKey(userId, 'crews', 'projects'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest.from('projects').select('id,name,number').is('archived_at', null).order('name'),
        projectsSchema,
      ),
    schema: projectsSchema,
  };
}
