import type { Shape } from '@muster/contract/shape';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../data/client/api.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { ListRows, ReadyRows } from './list-rows.ts';

/** How to read a list page by page: each page names the start of the next one. */
export type CursorQuery<Row, Filters, Page> = {
  /** Invalidating `queryKey(userId, subject)` reads the list again. */
  readonly subject: string;
  /** Throws `DataError`. `after` is null for the first page. */
  readonly fetch: (api: Api, filters: Filters, after: string | null) => Promise<Page>;
  readonly schema: Shape<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** Returns the start of the next page; null at the end. */
  readonly next: (page: Page) => string | null;
};

export type CursorRows<Row, Page> =
  | Exclude<ListRows<Row>, ReadyRows<Row>>
  | (ReadyRows<Row> & { readonly pages: readonly [Page, ...Page[]] });

/** Reads the newest rows of a search at once, which are stored on the device, and older ones on demand. */
export function useCursorList<Row, Filters, Page>(
  query: CursorQuery<Row, Filters, Page>,
  filters: Filters,
): CursorRows<Row, Page> {
  const { api } = useData();
  const { user_id } = useIdentity();
  const key = queryKey(user_id, query.subject, JSON.stringify(filters));
  const first = useSnapshotQuery({
    queryKey: key,
    fetch: (asked) => query.fetch(asked, filters, null),
    schema: query.schema,
  });
  const [earlier, setEarlier] = useState<Page | null>(null);
  if (first.status === 'ready' && first.data !== earlier) setEarlier(first.data);
  const begins = first.status === 'ready' ? query.next(first.data) : null;
  // A different first page, of this search or the next one, starts over.
  const searched = JSON.stringify([key, begins]);
  const [wanted, setWanted] = useState<string | null>(null);
  const older = useInfiniteQuery({
    queryKey: [...key, 'older', begins],
    queryFn: ({ pageParam }) => query.fetch(api, filters, pageParam),
    initialPageParam: begins,
    getNextPageParam: (page) => query.next(page),
    enabled: wanted === searched && begins !== null,
  });
  if (first.status !== 'ready' && (first.status === 'failed' || earlier === null)) return first;
  const page = first.status === 'ready' ? first.data : earlier;
  if (page === null) return { status: 'loading' };
  const isEarlier = first.status !== 'ready';
  const pages: readonly [Page, ...Page[]] = [page, ...(isEarlier ? [] : (older.data?.pages ?? []))];
  const rows = pages.flatMap((each) => query.rowsOf(each));
  const hasMore = older.data === undefined ? begins !== null : older.hasNextPage;
  return {
    status: 'ready',
    pages,
    total: rows.length,
    rowAt: (at) => rows[at] ?? null,
    isEarlier,
    staleSinceMs: first.status === 'ready' && first.freshness === 'stale' ? first.asOfMs : null,
    more: hasMore
      ? {
          isBusy: older.isFetching,
          error: older.error,
          load: () => {
            if (wanted === searched) void older.fetchNextPage();
            else setWanted(searched);
          },
        }
      : null,
    fetchAll: () => fetchAllPages(api, query, filters),
  };
}

/** The limit for a spreadsheet, in pages of fifty rows. */
const mostPages = 400;

/** Returns every row that the filters match, for a file. Throws `DataError`. */
async function fetchAllPages<Row, Filters, Page>(
  api: Api,
  query: CursorQuery<Row, Filters, Page>,
  filters: Filters,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const found: Page = await query.fetch(api, filters, after);
    rows.push(...query.rowsOf(found));
    after = query.next(found);
    if (after === null) break;
  }
  return rows;
}
