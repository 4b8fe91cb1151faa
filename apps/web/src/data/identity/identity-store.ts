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
  /**
   * Puts local storage right by what IndexedDB kept, and finishes a sign-off that a page which went
   * had begun. Once, at the start. Throws `StorageError`.
   */
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

/**
 * Who has signed off while IndexedDB has not kept that yet. A page may go in between and take its
 * writing with it; what IndexedDB still says would then sign the person in again.
 */
const leaverKey = 'muster.leaver';
const leaverSchema = z.object({ userId: z.string(), savedAtMs: z.number() });
type Leaver = z.output<typeof leaverSchema>;

export function createIdentityStore({
  database,
  localStore,
  sessions,
  clock,
  forgetPerson,
}: {
  readonly database: DeviceDatabase;
  readonly localStore: LocalStore;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  /** Wipes what is kept for reading of somebody who signed off. Throws `StorageError`. */
  readonly forgetPerson: (userId: string) => Promise<void>;
}): IdentityStore {
  const listeners = new Set<() => void>();
  let mirror = readKept(localStore, mirrorKey, mirrorSchema);

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

  async function finishLeaving({ userId, savedAtMs }: Leaver): Promise<void> {
    if (mirror?.identity.user_id === userId) leave();
    const record = { userId, savedAtMs, identity: null, session: null };
    await Promise.all([
      database.write(['identity'], async (transaction) => {
        // Gone when somebody has signed in since.
        if (localStore.get(leaverKey) === null) return;
        await transaction.objectStore('identity').put(record, 'current');
      }),
      forgetPerson(userId),
    ]);
    localStore.remove(leaverKey);
  }

  localStore.subscribe(mirrorKey, () => show(readKept(localStore, mirrorKey, mirrorSchema)));

  return {
    current: () => mirror?.identity ?? null,

    restore: async () => {
      const leaver = readKept(localStore, leaverKey, leaverSchema);
      if (leaver !== null) return finishLeaving(leaver);
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
      localStore.remove(leaverKey);
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
      const leaver = {
        userId: left.identity.user_id,
        savedAtMs: Math.max(clock.wallMs(), left.savedAtMs),
      };
      localStore.set(leaverKey, JSON.stringify(leaver));
      await finishLeaving(leaver);
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

function readKept<Kept>(
  localStore: LocalStore,
  key: string,
  schema: z.ZodMiniType<Kept>,
): Kept | null {
  const text = localStore.get(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
