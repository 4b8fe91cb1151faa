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
  identities: {
    key: string;
    value: { readonly userId: string; readonly savedAtMs: number; readonly identity: unknown };
  };
}

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
    version: 1,
    upgrade: (database) => {
      const items = database.createObjectStore('items', { keyPath: 'order' });
      items.createIndex('id', 'id', { unique: true });
      items.createIndex('userId', 'userId');
      database.createObjectStore('device');
      database.createObjectStore('identities', { keyPath: 'userId' });
    },
  });
}
