import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const crewRowsSchema = z.array(z.object({ id: z.uuid(), name: z.string() }));
type CrewRows = z.infer<typeof crewRowsSchema>;

/** The crews that can be sent to a project. */
export function companyCrewsQuery(userId: string): SnapshotQuery<CrewRows> {
  return {
    queryKey: queryKey(userId, 'crews_to_send'),
    fetch: (api) =>
      api.query(
        (rest) => rest.from('crews').select('id,name').is('archived_at', null).order('name'),
        crewRowsSchema,
      ),
    schema: crewRowsSchema,
  };
}
