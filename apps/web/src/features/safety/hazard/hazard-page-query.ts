import { hazardAnswerSchema, type HazardPage, hazardPageSchema } from '@muster/contract/safety';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { hazardsSubject } from '../hazard-list-query.ts';

export function hazardPageQuery(userId: string, hazardId: string): SnapshotQuery<HazardPage> {
  return {
    queryKey: queryKey(userId, hazardsSubject, 'one', hazardId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('read_hazard', { hazard_id: hazardId }, hazardAnswerSchema)),
    schema: hazardPageSchema,
  };
}
