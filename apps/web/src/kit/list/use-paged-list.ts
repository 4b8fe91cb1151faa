import type { Shape } from '@muster/contract/shape';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../data/client/api.ts';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { ListRows, ReadyRows } from './list-rows.ts';

export type ListPage<Row> = { readonly total: number; readonly rows: readonly Row[] };

/** How to read a list from the server, page by page. */
export type PagedQuery<Row, Filters, Page extends ListPage<Row>> = {
  /** Invalidating `queryKey(userId, subject)` reads the list again. */
  readonly subject: string;
  readonly pageRows: number;
  /** Throws `DataError`. A file requests more rows at once; the answer may have fewer. */
  readonly fetch: (
    api: Api,
    filters: Filters,
    at: { readonly fromRow: number; readonly maxRows: number },
  ) => Promise<Page>;
  readonly schema: Shape<Page>;
  /** The filters when the page first opens: the first rows for these are kept on the device. */
  readonly atFirst: Filters;
};

/** `page` is the first page, including what the server returns besides its rows. */
export type PagedRows<Row, Page> =
  | Exclude<ListRows<Row>, ReadyRows<Row>>
  | (ReadyRows<Row> & { readonly page: Page });

const fileRowsAtOnce = 500;

/**
 * The rows of a search, loaded page by page as they become visible. The list in its initial state is kept on the
 * device; a search needs the server.
 */
export function usePagedList<Row, Filters, Page extends ListPage<Row>>(
  query: PagedQuery<Row, Filters, Page>,
  filters: Filters,
): PagedRows<Row, Page> {
  const { api } = useData();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const [pages, setPages] = useState<readonly number[]>([]);
  const { pageRows } = query;
  const isOpening = JSON.stringify(filters) === JSON.stringify(query.atFirst);
  const opening = useSnapshotQuery(pageQuery(query, user_id, query.atFirst, 0));
  const { queryKey: firstKey, fetch } = pageQuery(query, user_id, filters, 0);
  const first = useQuery({
    // The snapshot stores its answers under the plain key in another format.
    queryKey: [...firstKey, 'searched'],
    queryFn: () => fetch(api),
    enabled: !isOpening,
    placeholderData: keepPreviousData,
  });
  const later = useQueries({
    queries: pages.map((page) => {
      const one = pageQuery(query, user_id, filters, page);
      return { queryKey: one.queryKey, queryFn: () => one.fetch(api) };
    }),
  });

  const openingPage = opening.status === 'ready' ? opening.data : undefined;
  const shown = isOpening ? openingPage : (first.data ?? (isOffline ? undefined : openingPage));
  if (shown === undefined) {
    if (isOpening && opening.status === 'failed') return opening;
    if (!isOpening && (first.isError || isOffline)) {
      return {
        status: 'failed',
        error: first.error ?? offline,
        retry: () => void first.refetch(),
      };
    }
    return { status: 'loading' };
  }
  const rowsByPage = new Map<number, readonly Row[]>([[0, shown.rows]]);
  for (const [at, page] of pages.entries()) {
    const rows = later[at]?.data?.rows;
    if (rows !== undefined) rowsByPage.set(page, rows);
  }
  const isStale = isOpening && opening.status === 'ready' && opening.freshness === 'stale';
  return {
    status: 'ready',
    page: shown,
    total: shown.total,
    rowAt: (at) => rowsByPage.get(Math.floor(at / pageRows))?.[at % pageRows] ?? null,
    isEarlier: !isOpening && (first.data === undefined || first.isPlaceholderData),
    staleSinceMs: isStale ? opening.asOfMs : null,
    onInSight: (from, end) => {
      const next = laterPages(from, end, pageRows);
      setPages((before) => (before.join() === next.join() ? before : next));
    },
    fetchAll: () => fetchAll(api, query, filters),
  };
}

const offline = new DataError({ kind: 'network', message: 'Offline: nothing can be searched' });

function pageQuery<Row, Filters, Page extends ListPage<Row>>(
  { subject, pageRows, fetch, schema }: PagedQuery<Row, Filters, Page>,
  userId: string,
  filters: Filters,
  page: number,
): SnapshotQuery<Page> {
  return {
    queryKey: queryKey(userId, subject, JSON.stringify(filters), page),
    fetch: (api) => fetch(api, filters, { fromRow: page * pageRows, maxRows: pageRows }),
    schema,
  };
}

/** Returns the pages of the visible rows, except the first, which has already loaded. */
function laterPages(first: number, end: number, pageRows: number): readonly number[] {
  const from = Math.floor(first / pageRows);
  const count = Math.floor(Math.max(first, end - 1) / pageRows) - from + 1;
  return Array.from({ length: count }, (_, at) => from + at).filter((page) => page > 0);
}

async function fetchAll<Row, Filters, Page extends ListPage<Row>>(
  api: Api,
  { fetch }: PagedQuery<Row, Filters, Page>,
  filters: Filters,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await fetch(api, filters, { fromRow: rows.length, maxRows: fileRowsAtOnce });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}
