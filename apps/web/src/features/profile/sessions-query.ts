import { type OwnSession, ownSessionsSchema } from '@muster/contract/own-account';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export function sessionsQuery(userId: string): SnapshotQuery<OwnSession[]> {
  return {
    queryKey: queryKey(userId, 'own_sessions'),
    fetch: (api) => api.rpc('my_sessions', {}, ownSessionsSchema),
    schema: ownSessionsSchema,
  };
}
