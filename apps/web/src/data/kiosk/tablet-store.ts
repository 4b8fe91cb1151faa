import type { DBSchema } from 'idb';
import { createConnection } from '../storage/connection.ts';

/** What makes this device the kiosk that it is. */
export type Tablet = {
  /** Made here, known to the server, readable by no script. */
  readonly deviceKey: CryptoKey;
  /** Its login, to sign in again should the session be lost: no one knows the password. */
  readonly email: string;
  readonly password: string;
};

interface TabletSchema extends DBSchema {
  tablet: { key: 'self'; value: Tablet };
}

export type TabletStore = {
  /** Null on a device that is no kiosk. Throws `StorageError`. */
  read(): Promise<Tablet | null>;
  /** Throws `StorageError`. */
  write(tablet: Tablet): Promise<void>;
  /** Throws `StorageError`. */
  clear(): Promise<void>;
};

/** A database of its own, opened by the kiosk's screen only. */
export function openTabletStore(name = 'muster-kiosk'): TabletStore {
  const database = createConnection<TabletSchema>({
    name,
    version: 1,
    upgrade: (opened) => void opened.createObjectStore('tablet'),
  });
  return {
    read: async () =>
      (await database.read(['tablet'], (transaction) =>
        transaction.objectStore('tablet').get('self'),
      )) ?? null,
    write: async (tablet) => {
      await database.write(['tablet'], (transaction) =>
        transaction.objectStore('tablet').put(tablet, 'self'),
      );
    },
    clear: () =>
      database.write(['tablet'], (transaction) => transaction.objectStore('tablet').delete('self')),
  };
}
