import * as s from '@muster/contract/shape';
import type { SecondCopy } from '../../platform/second-copy.ts';
import { StorageError } from '../storage/connection.ts';
import { isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** An item as it was stored; its progress starts over. */
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
  files: s.optional(
    s.array(
      s.object({
        id: s.string,
        purpose: s.string,
        mimeType: s.string,
        size: s.number,
        sha256: s.string,
      }),
    ),
  ),
  follows: s.optional(s.string),
});

/**
 * The outbox's store with a second copy of every unsent item. Its first use compares the two: items that
 * exist only in the copy were lost with the browser's database and are restored. If a copy cannot be written,
 * nothing fails: the item is safe without it.
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
        // Items that can't be restored yet for lack of room must not hide the others.
        if (!(error instanceof StorageError) || error.trouble !== 'no_room') throw error;
        isWhole = false;
      },
    );
    return comparing;
  }

  async function compare(): Promise<void> {
    const textsById = await secondCopy.readAll();
    const bytesIds = await secondCopy.listBytes();
    if (textsById === null || bytesIds === null) return;
    const copies = [...textsById.values()].flatMap(parseCopy).toSorted((a, b) => a.order - b.order);
    const unread = new Set<string>();
    const { unsent, restored } = await store.restore(copies, async (id) => {
      const bytes = await secondCopy.readBytes(id);
      if (bytes === null) unread.add(id);
      return bytes;
    });
    const unsentIds = new Set(unsent.map(({ id }) => id));
    // A file that could not be read now is restored at the next start.
    const isNeeded = (id: string) => unsentIds.has(id) || (unread.has(id) && bytesIds.includes(id));
    void secondCopy.remove([...textsById.keys(), ...bytesIds].filter((id) => !isNeeded(id)));
    for (const item of unsent) if (!textsById.has(item.id)) void keep(item);
    if (restored > 0) reportError(new Error(`The browser lost its database; restored ${restored}`));
    if (unread.size > 0) reportError(new Error(`${unread.size} files have no bytes to restore`));
    await sweepBytes();
  }

  async function sweepBytes(): Promise<void> {
    try {
      await store.sweepBytes();
    } catch (error) {
      // If the bytes can't be removed now, the next start does it.
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Stores a file's bytes before its text, so that a text always has its bytes. */
  async function keep(item: OutboxItem): Promise<void> {
    if (item.follows !== undefined) {
      const bytes = await store.readBytes(item.id);
      if (bytes === null || !(await secondCopy.keepBytes(item.id, new Blob([bytes])))) return;
    }
    await secondCopy.keep(item.id, JSON.stringify(item));
  }

  async function keepWhatStays(ids: readonly string[]): Promise<void> {
    try {
      const { unsent } = await store.restore([]);
      for (const item of unsent) if (ids.includes(item.id)) void keep(item);
    } catch {
      // If it can't be read now, the next start compares.
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
      // Done first; otherwise a crash in between would restore an item that someone has deleted.
      await secondCopy.remove(ids);
      try {
        const removed = await store.remove(ids, when);
        await secondCopy.remove(removed.map(({ id }) => id).filter((id) => !ids.includes(id)));
        return removed;
      } finally {
        void keepWhatStays(ids);
      }
    },
    countUnsent: async () => {
      await compared();
      return store.countUnsent();
    },
    deviceId: () => store.deviceId(),
    restore: (items, bytesOf) => store.restore(items, bytesOf),
    isWhole: () => isWhole,
    readBytes: async (id) => {
      await compared();
      return store.readBytes(id);
    },
    readUpload: (id) => store.readUpload(id),
    keepUpload: (id, upload) => store.keepUpload(id, upload),
    sweepBytes: () => store.sweepBytes(),
  };
}

function parseCopy(text: string): readonly s.Shaped<typeof copySchema>[] {
  try {
    return [copySchema.parse(JSON.parse(text))];
  } catch {
    // Half written when the browser ended, so the item itself was still in its database.
    return [];
  }
}
