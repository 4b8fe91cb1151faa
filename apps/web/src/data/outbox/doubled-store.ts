import * as z from 'zod/mini';
import type { SecondCopy } from '../../platform/second-copy.ts';
import { isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** An item as it was kept; its progress starts anew. */
const copySchema = z.object({
  id: z.string(),
  kind: z.string(),
  userId: z.string(),
  personId: z.string(),
  causalKey: z.string(),
  deviceId: z.string(),
  deviceSeq: z.number(),
  payload: z.unknown(),
  payloadVersion: z.number(),
  addedAtMs: z.number(),
  order: z.number(),
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

  function compared(): Promise<void> {
    comparing ??= compare().catch((error: unknown) => {
      comparing = undefined;
      throw error;
    });
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
      return store.remove(ids, when);
    },
    countUnsent: async () => {
      await compared();
      return store.countUnsent();
    },
    deviceId: () => store.deviceId(),
    restore: (items) => store.restore(items),
  };
}

function parseCopy(text: string): readonly z.infer<typeof copySchema>[] {
  try {
    return [copySchema.parse(JSON.parse(text))];
  } catch {
    // Half written when the browser ended: then the item itself was in its database.
    return [];
  }
}
