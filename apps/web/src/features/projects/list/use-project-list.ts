import type { FoundProjects } from '@muster/contract/projects';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useSnapshotQuery, type SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import {
  fetchProjects,
  projectListSubject,
  type ProjectFilter,
  wholeList,
  wholeListQuery,
} from '../project-list-query.ts';

/**
 * The projects that a filter finds. While one types, the last answer stays until the next is there.
 * Without a network only the unfiltered list is known.
 */
export function useProjectList(filter: ProjectFilter): SnapshotResult<FoundProjects> {
  const { api } = useData();
  const { user_id } = useIdentity();
  const whole = useSnapshotQuery(wholeListQuery(user_id));
  const isWhole =
    filter.search === '' && filter.status === wholeList.status && filter.pages === wholeList.pages;
  const isOffline = useNetwork() === 'offline';
  const found = useQuery({
    queryKey: queryKey(user_id, projectListSubject, filter.search, filter.status, filter.pages),
    queryFn: () => fetchProjects(api, filter),
    enabled: !isWhole,
    placeholderData: keepPreviousData,
  });
  if (isWhole) return whole;
  const retry = () => void found.refetch();
  if (found.data !== undefined) {
    return {
      status: 'ready',
      data: found.data,
      asOfMs: found.dataUpdatedAt,
      freshness: isOffline || found.isError ? 'stale' : 'live',
      retry,
    };
  }
  const error = found.error ?? found.failureReason;
  return isOffline || error !== null
    ? { status: 'failed', error: error ?? new Error('offline'), retry }
    : { status: 'loading' };
}
