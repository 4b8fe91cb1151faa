import { type Identity, identitySchema } from '@muster/contract';
import * as s from '@muster/contract/shape';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Visibility } from '../../platform/visibility.ts';
import { leftSessionsKey, type SessionStore } from '../client/session-store.ts';
import { StorageError } from '../storage/connection.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { parseJson } from '../storage/parse-json.ts';

/**
 * The person who uses this device, as the server last reported them. Rendering and the outbox follow this
 * record and never wait for a session. There are two copies, because each has a weakness: local storage can
 * be read before the first paint but reaches the disk seconds later, so a crash may restore an older state or
 * none; IndexedDB is slower to read but keeps whatever it confirmed. The session is copied too.
 *
 * Each copy names the session through which it was received. Local storage reaches other tabs late, so one of
 * them may write its answer over another's sign-out. Anything that belongs to a session that was left is
 * ignored, no matter who wrote it and when.
 */
export type IdentityStore = {
  /** The device's current person; null if no one is signed in, or if it isn't known yet who it is. */
  current(): Identity | null;
  /**
   * Corrects local storage from IndexedDB, and finishes a sign-off that was begun by a page that is gone.
   * Called once, at the start. Throws `StorageError`.
   */
  restore(): Promise<void>;
  /**
   * Makes it the current identity, as received through that session, unless the answer to a later request is
   * here already.
   */
  set(identity: Identity, heard: { sessionId: string | null; askedAtMs: number }): Promise<void>;
  /** Copies the current session. Throws `StorageError`. */
  keepSession(): Promise<void>;
  /**
   * Deletes the person's data, unless they have signed in again with a new session. Throws `StorageError`.
   */
  signOff(): Promise<void>;
  subscribe(listener: () => void): () => void;
};

const mirrorKey = 'muster.identity';
const mirrorSchema = s.object({
  /** The device's time when the server was asked. */
  savedAtMs: s.number,
  sessionId: s.optional(s.nullable(s.string)),
  identity: identitySchema,
});
type Mirror = s.Shaped<typeof mirrorSchema>;

/**
 * The person who has signed off while IndexedDB has not recorded it yet. If the page ends in between, its
 * write is lost, and the state in IndexedDB would sign the person in again.
 */
const leaverKey = 'muster.leaver';
const leaverSchema = s.object({
  userId: s.string,
  savedAtMs: s.number,
  sessionIds: s.optional(s.array(s.string)),
});
type Leaver = s.Shaped<typeof leaverSchema>;

export function createIdentityStore({
  database,
  localStore,
  sessions,
  clock,
  visibility,
  forgetPerson,
}: {
  readonly database: DeviceDatabase;
  readonly localStore: LocalStore;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly visibility: Visibility;
  /** Deletes the data of a person who signed off or was replaced. Throws `StorageError`. */
  readonly forgetPerson: (userId: string) => Promise<void>;
}): IdentityStore {
  const listeners = new Set<() => void>();
  let mirror = readMirror();

  function readMirror(): Mirror | null {
    const kept = parseJson(localStore.get(mirrorKey), mirrorSchema);
    return kept === null || isLeft(kept) ? null : kept;
  }

  function isLeft({ sessionId = null }: { readonly sessionId?: string | null | undefined }) {
    return sessions.hasLeft(sessionId);
  }

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

  /** Follows another tab, which may have signed the person out or someone else in. */
  function hear(): void {
    const before = mirror;
    const after = readMirror();
    if (before?.savedAtMs === after?.savedAtMs && before?.sessionId === after?.sessionId) return;
    show(after);
    // This tab may have cached an answer after the other tab had deleted them.
    if (before !== null && isLeft(before)) {
      void forgetPerson(before.identity.user_id).catch(toleratingStorage);
    }
  }

  async function finishLeaving({ userId, savedAtMs, sessionIds = [] }: Leaver): Promise<void> {
    sessions.leave(sessionIds);
    if (mirror?.identity.user_id === userId) leave();
    await Promise.all([
      database.write(['identity'], async (transaction) => {
        const store = transaction.objectStore('identity');
        const record = await store.get('current');
        const leftSessionIds = sessions.left();
        // No longer set if someone has signed in since.
        const isSucceeded = localStore.get(leaverKey) === null;
        const next =
          isSucceeded && record !== undefined && !isLeft(record)
            ? { ...record, leftSessionIds }
            : { userId, savedAtMs, identity: null, session: null, leftSessionIds };
        await store.put(next, 'current');
      }),
      forgetPerson(userId),
    ]);
    localStore.remove(leaverKey);
  }

  /**
   * The person signed out, and local storage had not saved that when the browser ended. Records of a session
   * that was not left belong to a newer sign-in, possibly by the same person.
   */
  function clearWhatSignOffLeft(userId: string): void {
    const session = sessions.read();
    if (session === null || (session.userId === userId && session.id === null)) sessions.clear();
    if (mirror?.identity.user_id === userId && mirror.sessionId == null) leave();
  }

  localStore.subscribe(mirrorKey, hear);
  localStore.subscribe(leftSessionsKey, hear);
  // A page in the browser's back-forward cache received no events.
  visibility.subscribe((isVisible) => {
    if (isVisible) hear();
  });

  return {
    current: () => mirror?.identity ?? null,

    restore: async () => {
      const leaver = parseJson(localStore.get(leaverKey), leaverSchema);
      if (leaver !== null) return finishLeaving(leaver);
      if (mirror === null) localStore.remove(mirrorKey);
      const record = await database.read(['identity'], (transaction) =>
        transaction.objectStore('identity').get('current'),
      );
      // The mirror is newer if IndexedDB refused its last change.
      if (record === undefined) return;
      sessions.leave(record.leftSessionIds ?? []);
      hear();
      if (isLeft(record) || record.savedAtMs < (mirror?.savedAtMs ?? 0)) return;
      const identity = identitySchema.safeParse(record.identity);
      if (!identity.success) {
        if (record.identity === null) clearWhatSignOffLeft(record.userId);
        return;
      }
      const sessionUserId = sessions.read()?.userId ?? null;
      const isKnown = mirror?.identity.user_id === record.userId;
      // Someone else's session is newer than the record while they are signing in, and older than it if local
      // storage as a whole is.
      if (sessionUserId === null || (!isKnown && sessionUserId !== record.userId)) {
        if (record.session !== null) sessions.restore(record.session);
        else sessions.clear();
      }
      if (!isKnown) {
        const { savedAtMs, sessionId } = record;
        setMirror({ savedAtMs, sessionId, identity: identity.data });
      }
    },

    set: async (identity, { sessionId, askedAtMs: savedAtMs }) => {
      if (sessions.hasLeft(sessionId)) return;
      const kept = readMirror();
      const isLate =
        kept !== null && kept.savedAtMs > savedAtMs && kept.savedAtMs <= clock.wallMs();
      if (isLate && kept.identity.user_id === identity.user_id) return;
      const session = sessions.raw();
      localStore.remove(leaverKey);
      const before = mirror?.identity ?? identity;
      // The same identity again is not a change: no guard and no screen needs to be notified.
      setMirror({ savedAtMs, sessionId, identity: replaceEqualDeep(before, identity) });
      // Someone else signed in over this person, for example with a link of theirs.
      if (before.user_id !== identity.user_id)
        forgetPerson(before.user_id).catch(toleratingStorage);
      const next = { userId: identity.user_id, savedAtMs, sessionId, identity, session };
      await database
        .write(['identity'], async (transaction) => {
          const store = transaction.objectStore('identity');
          const leftSessionIds = (await store.get('current'))?.leftSessionIds ?? [];
          if (sessionId !== null && leftSessionIds.includes(sessionId)) return leftSessionIds;
          await store.put({ ...next, leftSessionIds }, 'current');
          return [];
        })
        .then((left) => {
          // Another tab signed it out, and local storage has not shown that here yet.
          if (left.length === 0) return;
          sessions.leave(left);
          hear();
        })
        .catch(toleratingStorage);
    },

    keepSession: () =>
      database.write(['identity'], async (transaction) => {
        const store = transaction.objectStore('identity');
        const record = await store.get('current');
        // Without a person there must be no session, and a slower tab must not put one back.
        if (record === undefined || record.identity === null) return;
        const session = sessions.read();
        if (session !== null && session.userId !== record.userId) return;
        await store.put({ ...record, session: session && sessions.raw() }, 'current');
      }),

    signOff: async () => {
      const left = mirror;
      if (left === null) return;
      const session = sessions.read();
      const isBack = session?.userId === left.identity.user_id && session.id !== null;
      if (isBack) return;
      const leaver = {
        userId: left.identity.user_id,
        savedAtMs: Math.max(clock.wallMs(), left.savedAtMs),
        sessionIds: left.sessionId == null ? [] : [left.sessionId],
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

/** Only the mirror has the identity then, until local storage is cleared. */
function toleratingStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}
