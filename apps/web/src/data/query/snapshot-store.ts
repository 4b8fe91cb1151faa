import type { Clock } from '../../platform/clock.ts';
import type { CacheDatabase } from '../storage/cache-database.ts';

/** A query's last answer, as stored for offline reading. */
type Snapshot = { readonly data: unknown; readonly asOfMs: number };

/** Copies of answers, by user and query, kept 14 days and wiped at that user's sign-out. */
export type SnapshotStore = {
  /** Null if there is none, or none recent enough. */
  read(userId: string, query: string): Promise<Snapshot | null>;
  write(userId: string, query: string, snapshot: Snapshot): Promise<void>;
  wipe(userId: string): Promise<void>;
};

const keptMs = 14 * 24 * 60 * 60_000;

/** All methods throw `StorageError`. */
export function createSnapshotStore({
  database,
  clock,
}: {
  readonly database: CacheDatabase;
  readonly clock: Clock;
}): SnapshotStore {
  return {
    read: async (userId, query) => {
      const kept = await database.read(['snapshots'], (transaction) =>
        transaction.objectStore('snapshots').get([userId, query]),
      );
      if (kept === undefined || clock.wallMs() - kept.asOfMs > keptMs) return null;
      return { data: kept.data, asOfMs: kept.asOfMs };
    },
    write: (userId, query, snapshot) =>
      database.write(['snapshots'], async (transaction) => {
        const snapshots = transaction.objectStore('snapshots');
        const tooOld = IDBKeyRange.upperBound(snapshot.asOfMs - keptMs, true);
        for (const key of await snapshots.index('asOfMs').getAllKeys(tooOld)) {
          await snapshots.delete(key);
        }
        await snapshots.put({ userId, query, ...snapshot });
      }),
    wipe: (userId) =>
      database.write(['snapshots'], async (transaction) => {
        const snapshots = transaction.objectStore('snapshots');
        for (const key of await snapshots.index('userId').getAllKeys(userId)) {
          await snapshots.delete(key);
        }
      }),
  };
}
