import { type MyCrewPunches, myCrewPunchesSchema } from '@muster/contract/crew-punches';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Punches that others made for the person and that the person has not answered. */
export function myCrewPunchesQuery(userId: string): SnapshotQuery<MyCrewPunches> {
  return {
    queryKey: queryKey(userId, 'my_crew_punches'),
    fetch: (api) => api.rpc('my_crew_punches', {}, myCrewPunchesSchema),
    schema: myCrewPunchesSchema,
  };
}
