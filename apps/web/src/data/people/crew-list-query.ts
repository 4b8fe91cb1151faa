import { crewListSchema, listedCrewSchema, type ListedCrew } from '@muster/contract/crews';
import * as z from 'zod/mini';
import { DataError } from '../errors/data-error.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** Every crew of the company, archived ones too, for its admins. */
export function crewListQuery(userId: string): SnapshotQuery<ListedCrew[]> {
  return {
    queryKey: queryKey(userId, 'crews', 'list'),
    fetch: async (api) => {
      const answer = await api.rpc('crew_list', {}, crewListSchema);
      if (answer.verdict === 'ok') return answer.crews;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    schema: z.array(listedCrewSchema),
  };
}
