import type { DBSchema } from 'idb';
import { type Connection, createConnection } from './connection.ts';

/** Data that may be lost: copies of the server's data, and unsent error reports. */
export interface CacheSchema extends DBSchema {
  snapshots: {
    key: [userId: string, query: string];
    value: {
      readonly userId: string;
      readonly query: string;
      readonly data: unknown;
      /** The device's time when the server answered, epoch milliseconds. */
      readonly asOfMs: number;
    };
    indexes: { userId: string; asOfMs: number };
  };
  reports: {
    key: string;
    value: {
      readonly id: string;
      readonly report: unknown;
      /** The user at the time of the error: the device's next user must not send it as their own. */
      readonly userId?: string | null;
    };
  };
}

export type CacheDatabase = Connection<CacheSchema>;

export function openCacheDatabase(name = 'muster-cache'): CacheDatabase {
  return createConnection<CacheSchema>({
    name,
    version: 1,
    upgrade: (database) => {
      const snapshots = database.createObjectStore('snapshots', { keyPath: ['userId', 'query'] });
      snapshots.createIndex('userId', 'userId');
      snapshots.createIndex('asOfMs', 'asOfMs');
      database.createObjectStore('reports', { keyPath: 'id' });
    },
  });
}
