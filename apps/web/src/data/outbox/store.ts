import type { NewOutboxItem, OutboxItem } from './item.ts';

/** What the store gives an item in the transaction that keeps it. */
export type DeviceNumber = { readonly deviceId: string; readonly deviceSeq: number };

/** An item to keep: `build` is given its number among the items of `kind` on this device. */
export type StoreDraft = {
  readonly id: string;
  readonly kind: string;
  readonly build: (device: DeviceNumber) => NewOutboxItem;
  /** Of a file. */
  readonly bytes?: ArrayBuffer | undefined;
};

/**
 * Where items are kept: IndexedDB in a browser, a file or a database of the phone in a native shell.
 * Every method is one transaction; what it resolved with is on the disk.
 *
 * All methods throw `StorageError`.
 */
export type OutboxStore = {
  /**
   * Keeps items as `waiting`, all of them or none, in the order given. An id that is there already
   * answers the item under it, unchanged.
   */
  add(drafts: readonly StoreDraft[]): Promise<readonly OutboxItem[]>;
  /** All items of a user in their order. */
  list(userId: string): Promise<readonly OutboxItem[]>;
  /** Applies `next` to the items that still exist; null leaves one as it is. Answers the changed. */
  change(
    ids: readonly string[],
    next: (item: OutboxItem) => OutboxItem | null,
  ): Promise<readonly OutboxItem[]>;
  /**
   * Removes the items for which `when` holds. With a record that is unsent go all of its files, with one
   * that is done those that are. Answers what was removed.
   */
  remove(
    ids: readonly string[],
    when: (item: OutboxItem) => boolean,
  ): Promise<readonly OutboxItem[]>;
  /** How many unsent items each user has on this device. */
  countUnsent(): Promise<ReadonlyMap<string, number>>;
  deviceId(): Promise<string>;
  /**
   * Puts back, as `waiting` and in the given order, the items that are not there under their ids,
   * whatever their state; a file only with the bytes that `bytesOf` finds. Answers all unsent items of
   * everyone, and how many were put back.
   */
  restore(
    items: readonly NewOutboxItem[],
    bytesOf?: (id: string) => Promise<ArrayBuffer | null>,
  ): Promise<{ readonly unsent: readonly OutboxItem[]; readonly restored: number }>;
  /** The bytes of an unsent file; null where there are none. */
  readBytes(id: string): Promise<ArrayBuffer | null>;
  /** The number of a file's upload that goes on where it ended; null where there is none. */
  readUpload(id: string): Promise<string | null>;
  keepUpload(id: string, upload: string): Promise<void>;
  /** Lets go of bytes without an unsent file, which the end of a browser has left. */
  sweepBytes(): Promise<void>;
  /** False while something that was lost waits for room to be put back. */
  isWhole(): boolean;
};
