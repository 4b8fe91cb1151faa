import { listedPersonSchema, type ListedPerson } from '@muster/contract/people';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type PeopleFilters, searchPeople } from '../../data/people/search-people.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { filtersOf, isSameSearch, type ListSearch } from './list-search.ts';

const pageRows = 100;
const pageSchema = z.object({ total: z.int(), people: z.readonly(z.array(listedPersonSchema)) });
type Page = z.infer<typeof pageSchema>;

/** Everything that was read of the list; what changes people makes it stale. */
export function peopleKey(userId: string): QueryKey {
  return queryKey(userId, 'people');
}

function pageQuery(userId: string, filters: PeopleFilters, page: number) {
  return {
    queryKey: queryKey(userId, 'people', JSON.stringify(filters), page),
    fetch: (api) => searchPeople(api, filters, { fromRow: page * pageRows, maxRows: pageRows }),
    schema: pageSchema,
  } satisfies SnapshotQuery<Page>;
}

export type PeopleRows =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly total: number;
      /** Null while the row's page is on its way. */
      readonly rowAt: (row: number) => ListedPerson | null;
      /** An earlier search's rows, until the new ones are there. */
      readonly isEarlier: boolean;
      /** Kept on the device, since when; null when the server has just said so. */
      readonly staleSinceMs: number | null;
    };

/**
 * The people of a search as rows, page by page as they come into sight. The list as it first opens is
 * kept on the device; a search needs the server.
 */
export function usePeopleRows(
  search: ListSearch,
  inSight: { readonly first: number; readonly end: number },
): PeopleRows {
  const { api } = useData();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const filters = filtersOf(search);
  const isOpening = isSameSearch(search, {});
  const opening = useSnapshotQuery(pageQuery(user_id, filtersOf({}), 0));
  const { queryKey: firstKey, fetch } = pageQuery(user_id, filters, 0);
  const first = useQuery({
    // Beside the snapshot's, which keeps its answers in another form.
    queryKey: [...firstKey, 'searched'],
    queryFn: () => fetch(api),
    enabled: !isOpening,
    placeholderData: keepPreviousData,
  });
  const pages = pagesOf(inSight);
  const later = useQueries({
    queries: pages.map((page) => {
      const query = pageQuery(user_id, filters, page);
      return { queryKey: query.queryKey, queryFn: () => query.fetch(api) };
    }),
  });

  const openingPage = opening.status === 'ready' ? opening.data : undefined;
  const shown = isOpening ? openingPage : (first.data ?? (isOffline ? undefined : openingPage));
  if (shown === undefined) {
    if (isOpening && opening.status === 'failed') return opening;
    if (first.isError || (isOffline && !isOpening)) {
      const error = first.error ?? new TypeError('Offline');
      return { status: 'failed', error, retry: () => void first.refetch() };
    }
    return { status: 'loading' };
  }
  const peopleByPage = new Map([
    [0, shown.people],
    ...pages.flatMap((page, at) => {
      const people = later[at]?.data?.people;
      return people === undefined ? [] : [[page, people] as const];
    }),
  ]);
  return {
    status: 'ready',
    total: shown.total,
    rowAt: (row) => peopleByPage.get(Math.floor(row / pageRows))?.[row % pageRows] ?? null,
    isEarlier: !isOpening && (first.data === undefined || first.isPlaceholderData),
    staleSinceMs:
      isOpening && opening.status === 'ready' && opening.freshness === 'stale'
        ? opening.asOfMs
        : null,
  };
}

function pagesOf({ first, end }: { readonly first: number; readonly end: number }): number[] {
  const from = Math.floor(first / pageRows);
  const count = Math.floor(Math.max(first, end - 1) / pageRows) - from + 1;
  return Array.from({ length: count }, (_, at) => from + at).filter((page) => page > 0);
}
