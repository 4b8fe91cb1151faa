import { type Identity, identitySchema } from '@muster/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import type { SessionStore } from '../client/session-store.ts';
import { StorageError } from '../storage/connection.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';

/**
 * Who uses this device, as last heard from the server. Rendering and the outbox go by this record
 * and never wait for a session. Two copies, because each lacks what the other has: local storage can
 * be read before the first paint but reaches the disk seconds later, so a crash may bring back an
 * older state of it or none; IndexedDB is slower to read but keeps what it confirmed. The session is
 * copied along.
 */
export type IdentityStore = {
  /** Whose device it is now; null when nobody is signed in, or who it is is not known yet. */
  current(): Identity | null;
  /** Puts local storage right by what IndexedDB kept. Once, at the start. Throws `StorageError`. */
  restore(): Promise<void>;
  /** Makes it the current one. */
  set(identity: Identity): Promise<void>;
  /** Copies the session as it is now. Throws `StorageError`. */
  keepSession(): Promise<void>;
  /** Nobody is current any more: deletes what is known of the person. Throws `StorageError`. */
  signOff(): Promise<void>;
  subscribe(listener: () => void): () => void;
};

type Mirror = { readonly savedAtMs: number; readonly identity: Identity };

const mirrorKey = 'muster.identity';
const mirrorSchema = z.object({ savedAtMs: z.number(), identity: identitySchema });

export function createIdentityStore({
  database,
  localStore,
  sessions,
  clock,
}: {
  readonly database: DeviceDatabase;
  readonly localStore: LocalStore;
  readonly sessions: SessionStore;
  readonly clock: Clock;
}): IdentityStore {
  const listeners = new Set<() => void>();
  let mirror = readMirror(localStore);

  function show(next: Mirror | null): void {
    mirror = next;
    for (const listener of listeners) listener();
  }

  function leave(): void {
    localStore.remove(mirrorKey);
    show(null);
  }

  function setMirror(next: Mirror): void {
    localStore.set(mirrorKey, JSON.stringify(next));
    show(next);
  }

  localStore.subscribe(mirrorKey, () => show(readMirror(localStore)));

  return {
    current: () => mirror?.identity ?? null,

    restore: async () => {
      const record = await database.read(['identity'], (transaction) =>
        transaction.objectStore('identity').get('current'),
      );
      // The mirror is newer when IndexedDB refused the last change of it.
      if (record === undefined || record.savedAtMs < (mirror?.savedAtMs ?? 0)) return;
      const sessionUserId = sessions.read()?.userId ?? null;
      const identity = identitySchema.safeParse(record.identity);
      if (!identity.success) {
        // Signed out, and local storage had not heard of it when the browser ended.
        if (record.identity === null && sessionUserId === record.userId) sessions.clear();
        if (record.identity === null && mirror?.identity.user_id === record.userId) leave();
        return;
      }
      const isKnown = mirror?.identity.user_id === record.userId;
      // Somebody else's session is newer than the record while they are signing in, and older
      // than it when local storage as a whole is.
      if (sessionUserId === null || (!isKnown && sessionUserId !== record.userId)) {
        if (record.session !== null) sessions.restore(record.session);
        else sessions.clear();
      }
      if (!isKnown) setMirror({ savedAtMs: record.savedAtMs, identity: identity.data });
    },

    set: async (identity) => {
      const savedAtMs = clock.wallMs();
      const session = sessions.raw();
      setMirror({ savedAtMs, identity });
      const record = { userId: identity.user_id, savedAtMs, identity, session };
      await database
        .write(['identity'], (transaction) =>
          transaction.objectStore('identity').put(record, 'current'),
        )
        .catch(toleratingStorage);
    },

    keepSession: () =>
      database.write(['identity'], async (transaction) => {
        const store = transaction.objectStore('identity');
        const record = await store.get('current');
        const session = sessions.read();
        if (record === undefined || (session !== null && session.userId !== record.userId)) return;
        await store.put({ ...record, session: sessions.raw() }, 'current');
      }),

    signOff: async () => {
      const left = mirror;
      if (left === null) return;
      leave();
      const savedAtMs = Math.max(clock.wallMs(), left.savedAtMs);
      const record = { userId: left.identity.user_id, savedAtMs, identity: null, session: null };
      await database.write(['identity'], (transaction) =>
        transaction.objectStore('identity').put(record, 'current'),
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

function readMirror(localStore: LocalStore): Mirror | null {
  const text = localStore.get(mirrorKey);
  if (text === null) return null;
  try {
    return mirrorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
