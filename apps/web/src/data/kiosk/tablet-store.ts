import type { DBSchema } from 'idb';
import { createConnection } from '../storage/connection.ts';

/** The keys and credentials that make this device a particular kiosk. */
export type Tablet = {
  /** Known to the server, readable by no script; made here, but for the demo's kiosk. */
  readonly deviceKey: CryptoKey;
  /** Its login, to sign in again should the session be lost: no one knows the password. Null: the demo's. */
  readonly email: string | null;
  readonly password: string | null;
};

interface TabletSchema extends DBSchema {
  tablet: { key: 'self'; value: Tablet };
}

export type TabletStore = {
  /** Returns null on a device that isn't a kiosk. Throws `StorageError`. */
  read(): Promise<Tablet | null>;
  /** Throws `StorageError`. */
  write(tablet: Tablet): Promise<void>;
  /** Throws `StorageError`. */
  clear(): Promise<void>;
};

/** A separate database, opened only by the kiosk's screen. */
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
