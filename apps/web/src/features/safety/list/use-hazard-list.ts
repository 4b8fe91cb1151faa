import type { HazardCursor, HazardRow } from '@muster/contract/safety';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import type { ListRows } from '../../../kit/list/list-rows.ts';
import { fetchHazards, hazardsSubject, openHazardsQuery } from '../hazard-list-query.ts';
import { filterOf, type HazardSearch } from '../hazard-search.ts';

/**
 * The hazards that a search finds, fifty at a time. What isn't closed yet is kept on the device; a
 * search needs the server.
 */
export function useHazardList(values: HazardSearch): ListRows<HazardRow> {
  const { api } = useData();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const filter = filterOf(values);
  const isWhole = Object.keys(values).length === 0;
  const kept = useSnapshotQuery(openHazardsQuery(user_id));
  const found = useInfiniteQuery({
    queryKey: queryKey(user_id, hazardsSubject, 'list', JSON.stringify(filter)),
    queryFn: ({ pageParam }) => fetchHazards(api, filter, pageParam),
    initialPageParam: null as HazardCursor | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

  if (found.data === undefined) {
    if (isWhole && kept.status === 'ready') {
      const { hazards } = kept.data;
      return rowsOf(hazards, {
        staleSinceMs: kept.freshness === 'stale' ? kept.asOfMs : null,
        more: null,
      });
    }
    if (!isOffline && found.failureReason === null) return { status: 'loading' };
    const error = found.error ?? found.failureReason ?? offline;
    return { status: 'failed', error, retry: () => void found.refetch() };
  }
  return rowsOf(
    found.data.pages.flatMap(({ hazards }) => hazards),
    {
      staleSinceMs: isOffline ? found.dataUpdatedAt : null,
      isEarlier: found.isPlaceholderData,
      more: found.hasNextPage
        ? {
            isBusy: found.isFetchingNextPage,
            error: found.isFetchNextPageError ? found.error : null,
            load: () => void found.fetchNextPage(),
          }
        : null,
    },
  );
}

const offline = new DataError({ kind: 'network', message: 'Offline: nothing can be searched' });

type Ready = Extract<ListRows<HazardRow>, { status: 'ready' }>;

function rowsOf(
  rows: readonly HazardRow[],
  told: Pick<Ready, 'staleSinceMs'> & Partial<Pick<Ready, 'more' | 'isEarlier'>>,
): Ready {
  return {
    status: 'ready',
    total: rows.length,
    rowAt: (at) => rows[at] ?? null,
    isEarlier: false,
    fetchAll: () => Promise.resolve(rows),
    ...told,
  };
}
