import { jsaPeopleAnswerSchema } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const namesSchema = z.array(z.object({ person_id: z.uuid(), name: z.string() }));
export type CrewNames = z.infer<typeof namesSchema>;

/** Queries the people who can be on the job, by name; kept on the device, so that a talk can start offline. */
export function jsaCrewQuery(userId: string, projectId: string | null): SnapshotQuery<CrewNames> {
  return {
    queryKey: queryKey(userId, 'jsa_crew', projectId ?? 'none'),
    fetch: async (api) => {
      const { people } = okOrThrow(
        await api.rpc('jsa_people', { project_id: projectId }, jsaPeopleAnswerSchema),
      );
      return people.map(({ person_id, name }) => ({ person_id, name }));
    },
    schema: namesSchema,
  };
}
