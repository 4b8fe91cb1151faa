import {
  type RetentionRuns,
  retentionRunsAnswerSchema,
  retentionRunsSchema,
} from '@muster/contract/retention';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The records that the next nightly run removes and the results of the last runs, for admins. */
export function retentionQuery(userId: string): SnapshotQuery<RetentionRuns> {
  return {
    queryKey: queryKey(userId, 'data_rights', 'retention'),
    fetch: async (api) => okOrThrow(await api.rpc('read_retention', {}, retentionRunsAnswerSchema)),
    schema: retentionRunsSchema,
  };
}
