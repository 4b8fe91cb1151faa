import type { DBSchema } from 'idb';
import type { OutboxItem } from '../outbox/item.ts';
import { type Connection, createConnection } from './connection.ts';

/**
 * What must not be lost: unsent work, the device's identity and who its people are. Kept apart from
 * the snapshots, so that filling or clearing those never touches it.
 */
export interface DeviceSchema extends DBSchema {
  items: {
    /** `order` */
    key: number;
    value: OutboxItem;
    indexes: { id: string; userId: string };
  };
  device: { key: 'self'; value: DeviceRecord };
  /** Of unsent files, by id. Apart from the items, so that no list reads them. */
  bytes: { key: string; value: ArrayBuffer };
  /** Numbers of uploads that go on where they ended, by file id. */
  uploads: { key: string; value: string };
  identity: { key: 'current'; value: IdentityRecord };
  /** What someone has begun and not finished; it goes when it is finished. */
  drafts: { key: [userId: string, id: string]; value: Draft };
}

/** Kept at every step, for its author alone; whoever uses the device next does not see it. */
export type Draft = {
  readonly userId: string;
  readonly id: string;
  /** Of what, such as `jsa`. */
  readonly kind: string;
  /** The device's clock, epoch milliseconds. */
  readonly savedAtMs: number;
  readonly content: unknown;
};

/** Whose device it is: one person at a time. */
type IdentityRecord = {
  readonly userId: string;
  /** The device's clock, epoch milliseconds. */
  readonly savedAtMs: number;
  /** The session through which it was heard; of an older app unknown. */
  readonly sessionId?: string | null | undefined;
  /** The sessions that were signed out here lately. */
  readonly leftSessionIds?: readonly string[];
  /** Null after this user has signed out. */
  readonly identity: unknown;
  /** The stored session's text; null when there was none. */
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
