import type { DBSchema } from 'idb';
import type { OutboxItem } from '../outbox/item.ts';
import { type Connection, createConnection } from './connection.ts';

/**
 * Data that must not be lost: unsent work, the device's id and its person's identity. Separate from the
 * snapshots, so that filling or clearing those never affects it.
 */
export interface DeviceSchema extends DBSchema {
  items: {
    /** `order` */
    key: number;
    value: OutboxItem;
    indexes: { id: string; userId: string };
  };
  device: { key: 'self'; value: DeviceRecord };
  /** Bytes of unsent files, by id. Separate from the items, so that lists don't read them. */
  bytes: { key: string; value: ArrayBuffer };
  /** Ids of uploads to resume, by file id. */
  uploads: { key: string; value: string };
  identity: { key: 'current'; value: IdentityRecord };
  /** Unfinished drafts; a draft is deleted when it is finished. */
  drafts: { key: [userId: string, id: string]; value: Draft };
}

/** Saved at every step, for its author only; the device's next user does not see it. */
export type Draft = {
  readonly userId: string;
  readonly id: string;
  /** The kind of draft, such as `jsa`. */
  readonly kind: string;
  /** The device's clock, epoch milliseconds. */
  readonly savedAtMs: number;
  readonly content: unknown;
};

/** The device's current person; only one at a time. */
type IdentityRecord = {
  readonly userId: string;
  /** The device's time, epoch milliseconds. */
  readonly savedAtMs: number;
  /** The session through which it was received; unknown if stored by an older app. */
  readonly sessionId?: string | null | undefined;
  /** The sessions that were recently signed out here. */
  readonly leftSessionIds?: readonly string[];
  /** Null after this user has signed out. */
  readonly identity: unknown;
  /** The stored session's text; null if there was none. */
  readonly session: string | null;
};

/** Written in the transactions that hand out its numbers. */
export type DeviceRecord = {
  readonly id: string;
  readonly lastOrder: number;
  readonly lastSeqByKind: Readonly<Record<string, number>>;
};

export type DeviceDatabase = Connection<DeviceSchema>;

export function openDeviceDatabase(name = 'muster'): DeviceDatabase {
  return createConnection<DeviceSchema>({
    name,
    version: 3,
    upgrade: (database, oldVersion) => {
      if (oldVersion < 1) {
        const items = database.createObjectStore('items', { keyPath: 'order' });
        items.createIndex('id', 'id', { unique: true });
        items.createIndex('userId', 'userId');
        database.createObjectStore('device');
        database.createObjectStore('identity');
      }
      if (oldVersion < 2) {
        database.createObjectStore('bytes');
        database.createObjectStore('uploads');
      }
      database.createObjectStore('drafts', { keyPath: ['userId', 'id'] });
    },
  });
}
