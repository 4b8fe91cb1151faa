import { crewListSchema, listedCrewSchema, type ListedCrew } from '@muster/contract/crews';
import * as z from 'zod/mini';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** Every crew of the company, archived ones too, for its admins. */
export function crewListQuery(userId: string): SnapshotQuery<ListedCrew[]> {
  return {
    queryKey: queryKey(userId, 'crews', 'list'),
    fetch: async (api) => {
      return okOrThrow(await api.rpc('crew_list', {}, crewListSchema)).crews;
    },
    schema: z.array(listedCrewSchema),
  };
}
