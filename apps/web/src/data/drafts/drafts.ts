import type { Clock } from '../../platform/clock.ts';
import type { DeviceDatabase, Draft } from '../storage/device-database.ts';

/** Work that is not finished, by user and kind. Each change is on the disk before its promise resolves. */
export type Drafts = {
  /** The latest first. Those that no one has touched for a month are let go. */
  list(userId: string, kind: string): Promise<readonly Draft[]>;
  read(userId: string, id: string): Promise<Draft | null>;
  keep(draft: Omit<Draft, 'savedAtMs'>): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
};

const keptMs = 30 * 24 * 60 * 60_000;

/** All methods throw `StorageError`. */
export function createDrafts({
  database,
  clock,
}: {
  readonly database: DeviceDatabase;
  readonly clock: Pick<Clock, 'wallMs'>;
}): Drafts {
  return {
    list: async (userId, kind) => {
      const all = await database.write(['drafts'], async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        const kept: Draft[] = [];
        for (const draft of await drafts.getAll(rangeOf(userId))) {
          if (clock.wallMs() - draft.savedAtMs < keptMs) kept.push(draft);
          else await drafts.delete([userId, draft.id]);
        }
        return kept;
      });
      return all
        .filter((draft) => draft.kind === kind)
        .toSorted((one, other) => other.savedAtMs - one.savedAtMs);
    },
    read: async (userId, id) =>
      (await database.read(['drafts'], (transaction) =>
        transaction.objectStore('drafts').get([userId, id]),
      )) ?? null,
    keep: async (draft) => {
      await database.write(['drafts'], (transaction) =>
        transaction.objectStore('drafts').put({ ...draft, savedAtMs: clock.wallMs() }),
      );
    },
    remove: (userId, id) =>
      database.write(['drafts'], (transaction) =>
        transaction.objectStore('drafts').delete([userId, id]),
      ),
  };
}

function rangeOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}
