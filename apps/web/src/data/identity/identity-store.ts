import { type Identity, identitySchema } from '@muster/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import { StorageError } from '../storage/connection.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';

/**
 * Who uses this device, as last heard from the server. Rendering and the outbox go by this record
 * and never wait for a session. IndexedDB keeps it, local storage mirrors the current one, because
 * only that can be read before the first paint.
 */
export type IdentityStore = {
  /** Whose device it is now; null when nobody is signed in, or who it is is not known yet. */
  current(): Identity | null;
  /**
   * Looks into IndexedDB when the mirror is empty, as after local storage was cleared: for the user
   * of the session, or without one for whoever was here last.
   */
  restore(sessionUserId: string | null): Promise<void>;
  /** Makes it the current one. */
  set(identity: Identity): Promise<void>;
  /** Nobody is current any more; the record stays. */
  leave(): void;
  /** Deletes what is known of a user. */
  remove(userId: string): Promise<void>;
  subscribe(listener: () => void): () => void;
};

const mirrorKey = 'muster.identity';

export function createIdentityStore({
  database,
  localStore,
  clock,
}: {
  readonly database: DeviceDatabase;
  readonly localStore: LocalStore;
  readonly clock: Clock;
}): IdentityStore {
  const listeners = new Set<() => void>();
  let current = readMirror(localStore);

  function show(identity: Identity | null): void {
    current = identity;
    for (const listener of listeners) listener();
  }

  localStore.subscribe(mirrorKey, () => show(readMirror(localStore)));

  function leave(): void {
    localStore.remove(mirrorKey);
    show(null);
  }

  return {
    current: () => current,
    restore: async (sessionUserId) => {
      if (current !== null) return;
      const records = await database.read(['identities'], (transaction) =>
        transaction.objectStore('identities').getAll(),
      );
      const newest = records
        .filter(({ userId }) => sessionUserId === null || userId === sessionUserId)
        .toSorted((a, b) => b.savedAtMs - a.savedAtMs)[0];
      const identity = identitySchema.safeParse(newest?.identity);
      if (!identity.success || current !== null) return;
      localStore.set(mirrorKey, JSON.stringify(identity.data));
      show(identity.data);
    },
    set: async (identity) => {
      localStore.set(mirrorKey, JSON.stringify(identity));
      show(identity);
      const record = { userId: identity.user_id, savedAtMs: clock.wallMs(), identity };
      await database
        .write(['identities'], (transaction) => transaction.objectStore('identities').put(record))
        .catch(toleratingStorage);
    },
    leave,
    remove: async (userId) => {
      if (current?.user_id === userId) leave();
      await database.write(['identities'], (transaction) =>
        transaction.objectStore('identities').delete(userId),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The mirror alone carries the identity as well, until local storage is cleared. */
function toleratingStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}

function readMirror(localStore: LocalStore): Identity | null {
  const text = localStore.get(mirrorKey);
  if (text === null) return null;
  try {
    return z.parse(identitySchema, JSON.parse(text));
  } catch {
    return null;
  }
}
