import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { useData } from '../data-context.tsx';
import { DataError } from '../errors/data-error.ts';
import type { QueryKey } from './keys.ts';
import type { SnapshotQuery } from './snapshot-query.ts';
import { useNetwork } from './use-network.ts';
import { type SnapshotResult, useSnapshotQuery } from './use-snapshot-query.ts';

type SearchedQuery<T> = {
  readonly queryKey: QueryKey;
  readonly fetch: (api: Api) => Promise<T>;
};

/**
 * A list that can be narrowed: the whole of it, which is kept on the device, or while `searched` is
 * given what the server finds. While one types, the last answer stays until the next is there.
 */
export function useSearchedQuery<T>(
  whole: SnapshotQuery<T>,
  searched: SearchedQuery<T> | null,
): SnapshotResult<T> {
  const { api } = useData();
  const kept = useSnapshotQuery(whole);
  const isOffline = useNetwork() === 'offline';
  const found = useQuery({
    // The whole list lies in another form under its own key.
    queryKey: searched?.queryKey ?? [...whole.queryKey, 'searched'],
    queryFn: () => (searched ?? whole).fetch(api),
    enabled: searched !== null,
    placeholderData: keepPreviousData,
  });
  if (searched === null) return kept;
  const retry = () => void found.refetch();
  const error = found.error ?? found.failureReason;
  if (found.data !== undefined) {
    const isStale = isOffline || error !== null;
    return {
      status: 'ready',
      data: found.data,
      asOfMs: found.dataUpdatedAt,
      freshness: isStale ? 'stale' : 'live',
      retry,
    };
  }
  if (!isOffline && error === null) return { status: 'loading' };
  return { status: 'failed', error: error ?? offline, retry };
}

const offline = new DataError({ kind: 'network', message: 'Offline: nothing can be searched' });
