import { type DeletionRequest, deletionRequestSchema } from '@muster/contract/own-account';
import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const columns = 'id,person_id,reason,state,created_at,comment';

/** The latest request that a person made to have their account deleted; none: an empty list. */
export function ownDeletionRequestQuery(
  userId: string,
  personId: string,
): SnapshotQuery<DeletionRequest[]> {
  const schema = z.array(deletionRequestSchema);
  return {
    queryKey: queryKey(userId, 'own_deletion_request'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('account_deletion_requests')
            .select(columns)
            .eq('person_id', personId)
            .order('created_at', { ascending: false })
            .limit(1),
        schema,
      ),
    schema,
  };
}
