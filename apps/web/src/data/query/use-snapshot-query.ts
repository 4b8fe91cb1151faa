import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../data-context.tsx';
import { DataError, isMissing } from '../errors/data-error.ts';
import { type Dated, keptOptions, liveOptions, type SnapshotQuery } from './snapshot-query.ts';
import { useNetwork } from './use-network.ts';

export type SnapshotResult<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: DataError | Error;
      /** Undefined if there is nothing to read. */
      readonly retry: (() => void) | undefined;
    }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** When the server answered, by the device's clock, epoch milliseconds. */
      readonly asOfMs: number;
      /**
       * `live`: from the server. `checking`: stored, while the server is being asked. `stale`: stored, and the server
       * can't be asked; show "as of".
       */
      readonly freshness: 'live' | 'checking' | 'stale';
      readonly retry: () => void;
    };

/**
 * Reads a query, first from what the device has stored, then from the server. It is fetched again when the connection
 * comes back.
 */
export function useSnapshotQuery<T>(query: SnapshotQuery<T>): SnapshotResult<T> {
  const { snapshots } = useData();
  const queryClient = useQueryClient();
  const kept = useQuery(keptOptions(snapshots, query));
  const live = useQuery(liveOptions(snapshots, query, queryClient));
  const isOffline = useNetwork() === 'offline';

  const answer: Dated<T> | null | undefined = live.data ?? kept.data;
  const retry = () => void live.refetch();
  // An answer from before the connection was lost is no longer live either.
  const cannotAsk = isOffline || live.isError || live.failureCount > 0 || live.isPaused;
  if (answer === undefined || answer === null) {
    if (answer === undefined || !cannotAsk) return { status: 'loading' };
    const error = live.error ?? live.failureReason ?? offline;
    return { status: 'failed', error, retry: isMissing(error) ? undefined : retry };
  }
  const asked = live.data === undefined ? 'checking' : 'live';
  return { status: 'ready', ...answer, freshness: cannotAsk ? 'stale' : asked, retry };
}

const offline = new DataError({ kind: 'network', message: 'Offline, and nothing was kept' });
