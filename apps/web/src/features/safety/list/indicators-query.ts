import {
  type HazardIndicators,
  hazardIndicatorsAnswerSchema,
  hazardIndicatorsSchema,
} from '@muster/contract/safety';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { hazardsSubject } from '../hazard-list-query.ts';

/** Figures about hazards, for who manages them. */
export function indicatorsQuery(userId: string): SnapshotQuery<HazardIndicators> {
  return {
    queryKey: queryKey(userId, hazardsSubject, 'indicators'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('hazard_indicators', {}, hazardIndicatorsAnswerSchema)),
    schema: hazardIndicatorsSchema,
  };
}
