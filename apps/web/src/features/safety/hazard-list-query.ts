import {
  type FoundHazards,
  foundHazardsSchema,
  type HazardCursor,
  hazardListSchema,
} from '@muster/contract/safety';
import type { HazardState, RiskBand } from '@muster/domain';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The first part of every query key that a change of a hazard makes stale. */
export const hazardsSubject = 'hazards';

export type HazardFilter = {
  readonly search?: string;
  readonly states?: readonly HazardState[];
  readonly bands?: readonly RiskBand[];
  readonly project_id?: string;
  readonly mine?: boolean;
  readonly overdue?: boolean;
  readonly sort?: 'newest' | 'risk' | 'due';
};

export const unresolvedStates = ['open', 'assigned', 'in_progress', 'reopened'] as const;

/** Throws `DataError`. */
export async function fetchHazards(
  api: Api,
  filter: HazardFilter,
  after: HazardCursor | null = null,
  pageSize = 50,
): Promise<FoundHazards> {
  return okOrThrow(
    await api.rpc('list_hazards', { filter, after, page_size: pageSize }, hazardListSchema),
  );
}

/** Queries the hazards that aren't closed yet, worst first; kept for reading offline. */
export function openHazardsQuery(userId: string): SnapshotQuery<FoundHazards> {
  return {
    queryKey: queryKey(userId, hazardsSubject, 'open'),
    fetch: (api) =>
      fetchHazards(api, { states: [...unresolvedStates, 'resolved'], sort: 'risk' }, null, 200),
    schema: foundHazardsSchema,
  };
}
