import type { UseQueryResult } from '@tanstack/react-query';
import type { ListRows } from '../../kit/list/list-rows.ts';

/** The rows of a query whose answer is never kept, for a list. */
export function queryRows<Data, Row>(
  query: UseQueryResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
): ListRows<Row> {
  if (query.data === undefined) {
    return query.isError
      ? { status: 'failed', error: query.error, retry: () => void query.refetch() }
      : { status: 'loading' };
  }
  const rows = rowsOf(query.data);
  return {
    status: 'ready',
    total: rows.length,
    rowAt: (at) => rows[at] ?? null,
    isEarlier: false,
    staleSinceMs: null,
    fetchAll: () => Promise.resolve(rows),
  };
}
