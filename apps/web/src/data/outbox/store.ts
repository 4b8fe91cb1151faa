import type { NewOutboxItem, OutboxItem } from './item.ts';

/** The numbers that the store assigns to an item in the transaction that stores it. */
export type DeviceNumber = { readonly deviceId: string; readonly deviceSeq: number };

/** An item to store: `build` receives its number among the items of `kind` on this device. */
export type StoreDraft = {
  readonly id: string;
  readonly kind: string;
  readonly build: (device: DeviceNumber) => NewOutboxItem;
  /** The bytes, if the item is a file. */
  readonly bytes?: ArrayBuffer | undefined;
};

/**
 * The storage of items: IndexedDB in a browser, a file or a database of the phone in a native shell. Every
 * method is one transaction; once it resolves, its result is on the disk.
 *
 * All methods throw `StorageError`.
 */
export type OutboxStore = {
  /**
   * Stores items as `waiting`, all of them or none, in the order given. If an id exists already, returns the
   * existing item unchanged.
   */
  add(drafts: readonly StoreDraft[]): Promise<readonly OutboxItem[]>;
  /** All items of a user in their order. */
  list(userId: string): Promise<readonly OutboxItem[]>;
  /** Applies `next` to the items that still exist; null leaves an item unchanged. Returns the changed items. */
  change(
    ids: readonly string[],
    next: (item: OutboxItem) => OutboxItem | null,
  ): Promise<readonly OutboxItem[]>;
  /**
   * Removes the items for which `when` returns true. An unsent record takes all its files with it, a done one
   * only its done files. Returns the removed items.
   */
  remove(
    ids: readonly string[],
    when: (item: OutboxItem) => boolean,
  ): Promise<readonly OutboxItem[]>;
  /** Returns the number of unsent items of each user on this device. */
  countUnsent(): Promise<ReadonlyMap<string, number>>;
  deviceId(): Promise<string>;
  /**
   * Restores, as `waiting` and in the given order, the items whose ids don't exist, whatever their state; a file only
   * with the bytes that `bytesOf` finds. Returns everyone's unsent items, and how many items were restored.
   */
  restore(
    items: readonly NewOutboxItem[],
    bytesOf?: (id: string) => Promise<ArrayBuffer | null>,
  ): Promise<{ readonly unsent: readonly OutboxItem[]; readonly restored: number }>;
  /** Returns the bytes of an unsent file; null if there are none. */
  readBytes(id: string): Promise<ArrayBuffer | null>;
  /** Returns the number of a file's unfinished upload, for resuming it; null if there is none. */
  readUpload(id: string): Promise<string | null>;
  keepUpload(id: string, upload: string): Promise<void>;
  /** Deletes bytes without an unsent file, which a browser crash may have left. */
  sweepBytes(): Promise<void>;
  /** False while something that was lost waits for room to be restored. */
  isWhole(): boolean;
};
