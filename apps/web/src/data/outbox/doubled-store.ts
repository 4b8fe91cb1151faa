import * as s from '@muster/contract/shape';
import type { SecondCopy } from '../../platform/second-copy.ts';
import { StorageError } from '../storage/connection.ts';
import { isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** An item as it was kept; its progress starts anew. */
const copySchema = s.object({
  id: s.string,
  kind: s.string,
  userId: s.string,
  personId: s.string,
  causalKey: s.string,
  deviceId: s.string,
  deviceSeq: s.number,
  payload: s.unknown,
  payloadVersion: s.number,
  addedAtMs: s.number,
  order: s.number,
});

/**
 * The outbox's store with a second copy of every unsent item. Its first use compares the two: what
 * only the copy has was lost with the browser's database and is put back. A copy that cannot be
 * written fails nothing: the item is safe without it.
 */
export function createDoubledStore({
  store,
  secondCopy,
  reportError,
}: {
  readonly store: OutboxStore;
  readonly secondCopy: SecondCopy;
  readonly reportError: (error: unknown) => void;
}): OutboxStore {
  let comparing: Promise<void> | undefined;
  let isWhole = true;

  function compared(): Promise<void> {
    comparing ??= compare().then(
      () => void (isWhole = true),
      (error: unknown) => {
        comparing = undefined;
        // What there is no room to put back yet hides nothing of what is there.
        if (!(error instanceof StorageError) || error.trouble !== 'no_room') throw error;
        isWhole = false;
      },
    );
    return comparing;
  }

  async function compare(): Promise<void> {
    const textsById = await secondCopy.readAll();
    if (textsById === null) return;
    const copies = [...textsById.values()].flatMap(parseCopy).toSorted((a, b) => a.order - b.order);
    const { unsent, restored } = await store.restore(copies);
    const unsentIds = new Set(unsent.map(({ id }) => id));
    void secondCopy.remove([...textsById.keys()].filter((id) => !unsentIds.has(id)));
    for (const item of unsent) if (!textsById.has(item.id)) void keep(item);
    if (restored > 0) reportError(new Error(`The browser lost its database; restored ${restored}`));
  }

  function keep(item: OutboxItem): Promise<void> {
    return secondCopy.keep(item.id, JSON.stringify(item));
  }

  async function keepWhatStays(ids: readonly string[]): Promise<void> {
    try {
      const { unsent } = await store.restore([]);
      for (const item of unsent) if (ids.includes(item.id)) void keep(item);
    } catch {
      // What cannot be read now is compared at the next start.
    }
  }

  return {
    add: async (drafts) => {
      await compared();
      const added = await store.add(drafts);
      await Promise.all(added.filter(isUnsent).map(keep));
      return added;
    },
    list: async (userId) => {
      await compared();
      return store.list(userId);
    },
    change: async (ids, next) => {
      await compared();
      const changed = await store.change(ids, next);
      const done = changed.filter((item) => !isUnsent(item));
      if (done.length > 0) void secondCopy.remove(done.map(({ id }) => id));
      return changed;
    },
    remove: async (ids, when) => {
      await compared();
      // First, or an end in between would bring back what somebody has deleted.
      await secondCopy.remove(ids);
      try {
        return await store.remove(ids, when);
      } finally {
        void keepWhatStays(ids);
      }
    },
    countUnsent: async () => {
      await compared();
      return store.countUnsent();
    },
    deviceId: () => store.deviceId(),
    restore: (items) => store.restore(items),
    isWhole: () => isWhole,
  };
}

function parseCopy(text: string): readonly s.Shaped<typeof copySchema>[] {
  try {
    return [copySchema.parse(JSON.parse(text))];
  } catch {
    // Half written when the browser ended: then the item itself was in its database.
    return [];
  }
}
