import type { Shape } from '@muster/contract/shape';
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { Api } from '../client/api.ts';
import { StorageError } from '../storage/connection.ts';
import { type QueryKey, snapshotName } from './keys.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** A query whose last answer can be read offline. */
export type SnapshotQuery<T> = {
  readonly queryKey: QueryKey;
  readonly fetch: (api: Api) => Promise<T>;
  /** Parses a stored answer; one in an older app's form counts as none. */
  readonly schema: Shape<T>;
};

/** An answer, and when it was received by the device's clock. */
export type Dated<T> = { readonly data: T; readonly asOfMs: number };

export type SnapshotReader = {
  /** Asks the server and stores its answer. Throws `DataError`. */
  fetch<T>(query: SnapshotQuery<T>): Promise<Dated<T>>;
  /** Returns the stored answer; null if there is none that can be parsed. */
  read<T>(query: SnapshotQuery<T>): Promise<Dated<T> | null>;
};

export function createSnapshotReader({
  api,
  snapshots,
  clock,
  isHere,
}: {
  readonly api: Api;
  readonly snapshots: SnapshotStore;
  readonly clock: Clock;
  /** Prevents storing data of a person who left while the request was under way. */
  readonly isHere: (userId: string) => boolean;
}): SnapshotReader {
  return {
    fetch: async (query) => {
      const data = await query.fetch(api);
      const asOfMs = clock.wallMs();
      const [userId] = query.queryKey;
      if (!isHere(userId)) return { data, asOfMs };
      try {
        await snapshots.write(userId, snapshotName(query.queryKey), { data, asOfMs });
      } catch (error) {
        // The answer is good; it will only be missing at the next offline start.
        if (!(error instanceof StorageError)) throw error;
      }
      return { data, asOfMs };
    },
    read: async (query) => {
      const [userId] = query.queryKey;
      try {
        const kept = await snapshots.read(userId, snapshotName(query.queryKey));
        const parsed = kept === null ? null : query.schema.safeParse(kept.data);
        return kept !== null && parsed?.success === true
          ? { data: parsed.data, asOfMs: kept.asOfMs }
          : null;
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        return null;
      }
    },
  };
}

/** Query options for the device's own storage: no network, no expiry, no retries. */
export function keptOptions<T>(snapshots: SnapshotReader, query: SnapshotQuery<T>) {
  return queryOptions({
    queryKey: keptKey(query),
    queryFn: () => snapshots.read(query),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/**
 * Query options for the server. If its answer equals the stored one, the objects already read are reused, so
 * a screen that shows them doesn't render again.
 */
export function liveOptions<T>(
  snapshots: SnapshotReader,
  query: SnapshotQuery<T>,
  queryClient: QueryClient,
) {
  return queryOptions({
    queryKey: query.queryKey,
    queryFn: () => snapshots.fetch(query),
    structuralSharing: (before, now) =>
      replaceEqualDeep(before ?? queryClient.getQueryData(keptKey(query)), now),
  });
}

function keptKey<T>({ queryKey }: SnapshotQuery<T>) {
  return ['kept', ...queryKey];
}
