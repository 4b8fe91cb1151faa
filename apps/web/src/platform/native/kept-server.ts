import type { PhoneFiles } from './phone-files.ts';
import { readServerAddress } from './server-address.ts';

/** The server that someone chose on this phone. */
export type KeptServer = {
  /** Null before the first choice. */
  read(): Promise<string | null>;
  keep(origin: string): Promise<void>;
  /** With everything else that the app keeps in local storage: it is of that server. */
  forget(): Promise<void>;
};

const storageKey = 'muster.server';
const path = 'server/address.txt';

/** In local storage, and in a file that stays where the system clears the web view's storage. */
export function createKeptServer(files: PhoneFiles, storage: Storage): KeptServer {
  return {
    read: async () => {
      const kept = storage.getItem(storageKey) ?? (await files.readText(path).catch(() => ''));
      const address = readServerAddress(kept);
      return address.kind === 'server' ? address.origin : null;
    },
    keep: async (origin) => {
      storage.setItem(storageKey, origin);
      // Without the file it is asked for again after the system has cleared the storage.
      await files.writeText(path, origin).catch(() => null);
    },
    forget: async () => {
      await files.remove(path);
      storage.clear();
    },
  };
}
