import type { SnapshotResult } from '../../data/query/use-snapshot-query.ts';
import type { ListRows } from './list-rows.ts';

/**
 * The rows of a list that the device has as a whole, and so filters and sorts without the server.
 * `rowsOf` gives those that the filters let through.
 */
export function wholeList<Data, Row>(
  result: SnapshotResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
): ListRows<Row> {
  if (result.status !== 'ready') return result;
  const rows = rowsOf(result.data);
  return {
    status: 'ready',
    total: rows.length,
    rowAt: (at) => rows[at] ?? null,
    isEarlier: false,
    staleSinceMs: result.freshness === 'stale' ? result.asOfMs : null,
    fetchAll: () => Promise.resolve(rows),
  };
}
