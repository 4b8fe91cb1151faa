import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import { parseJson } from '../storage/parse-json.ts';

/** The part of auth-js' stored session that we rely on. */
export type StoredSession = {
  /** Stays the same through all its tokens; null if its token names no session. */
  readonly id: string | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** By the server's clock, epoch milliseconds. */
  readonly expiresAtMs: number;
  readonly userId: string;
  /** The login's own number, such as `+16025550123`; null: it has none. */
  readonly phone: string | null;
  /**
   * The authenticator app that this session still has to be confirmed with: the person has one, and has only
   * passed the first factor so far. Null if nothing is missing.
   */
  readonly pendingFactorId: string | null;
  /** A mailed link confirmed the address; the sign-up's password is unusable until it is typed again. */
  readonly isPasswordSetAside: boolean;
};

/**
 * The session where auth-js stores it, read synchronously: with an expired token and no network, auth-js' own
 * `getSession()` takes 25 s and then answers that there is none.
 */
export type SessionStore = {
  /** Also null for the remains of a session that was signed out. */
  read(): StoredSession | null;
  /** Stores a session as auth-js returns it. An older session never replaces a newer one. */
  write(session: object): void;
  /** The text that `read` parses, for auth-js and for a second copy. */
  raw(): string | null;
  /** Restores such a copy. */
  restore(raw: string): void;
  /** The server has ended this session. If someone else signed in meanwhile, their session is left alone. */
  lose(session: StoredSession): void;
  clear(): void;
  /**
   * Marks these sessions as signed out. Local storage reaches other tabs late, so anything that one of those tabs
   * writes about such a session at that very moment is ignored, here and there.
   */
  leave(ids: readonly (string | null)[]): void;
  hasLeft(id: string | null): boolean;
  /** Their ids, newest first, for a second copy. */
  left(): readonly string[];
  /** Calls back on every change, whether made by this tab or by another. */
  subscribe(listener: () => void): () => void;
};

/**
 * Also auth-js' `storageKey`: the session as it was at the sign-in. Its renewals are stored separately, under
 * its own id, so that a tab that doesn't know yet who signed in meanwhile can't overwrite them.
 */
export const sessionStorageKey = 'muster.session';

const storedSchema = s.object({
  access_token: s.string,
  refresh_token: s.string,
  expires_at: s.number,
  user: s.object({
    id: s.string,
    phone: s.optional(s.string),
    app_metadata: s.optional(s.object({ password_set_aside: s.optional(s.boolean) })),
    factors: s.optional(
      s.array(s.object({ id: s.string, factor_type: s.string, status: s.string })),
    ),
  }),
});
const assuranceSchema = s.object({ aal: s.string });
const originSchema = s.object({ session_id: s.string, iat: s.optional(s.number) });

/** Ids of sessions that were signed out on this device, newest first. */
export const leftSessionsKey = 'muster.left-sessions';
const leftSchema = s.array(s.string);
/** No tab is so late that this many sign-outs happen first. */
const leftKept = 8;

export function createSessionStore(localStore: LocalStore): SessionStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  // Kept while this page lives, even if another tab overwrites the stored list.
  let known: readonly string[] = [];
  const left = () => {
    const kept = parseJson(localStore.get(leftSessionsKey), leftSchema) ?? [];
    const news = kept.filter((id) => !known.includes(id));
    if (news.length > 0) known = [...new Set([...kept, ...known])];
    // A slower tab may have stored a renewal after the sign-out.
    for (const id of news) localStore.remove(renewedKey(id));
    return known;
  };
  const hasLeft = (id: string | null) => id !== null && left().includes(id);

  const signedInWith = () => originOf(localStore.get(sessionStorageKey)).id;
  const raw = () => {
    const id = signedInWith();
    if (hasLeft(id)) return null;
    const renewed = id === null ? null : localStore.get(renewedKey(id));
    return renewed ?? localStore.get(sessionStorageKey);
  };
  let followed: string | null = null;
  let unfollow = () => {};
  const follow = () => {
    const id = signedInWith();
    if (id === followed) return;
    unfollow();
    const before = followed;
    followed = id;
    if (before !== null) localStore.remove(renewedKey(before));
    unfollow = id === null ? () => {} : localStore.subscribe(renewedKey(id), notify);
  };
  const signInWith = (text: string) => {
    localStore.set(sessionStorageKey, text);
    follow();
    notify();
  };
  const clear = () => {
    localStore.remove(sessionStorageKey);
    follow();
    notify();
  };
  follow();
  localStore.subscribe(sessionStorageKey, () => {
    follow();
    notify();
  });
  localStore.subscribe(leftSessionsKey, notify);
  return {
    read: () => parse(raw()),
    write: (session) => {
      const text = JSON.stringify(session);
      const stored = raw();
      const next = originOf(text);
      const isLate = next.issuedAt < originOf(stored).issuedAt;
      if (next.id === null || next.id !== signedInWith()) {
        if (!hasLeft(next.id) && !isLate) signInWith(text);
        return;
      }
      // This was requested before a renewal: only its user data is new.
      const renewed = isLate ? withUserOf(text, stored) : text;
      if (!hasLeft(next.id)) localStore.set(renewedKey(next.id), renewed);
      notify();
    },
    raw,
    restore: (text) => {
      const { id } = originOf(text);
      if (id !== null) localStore.remove(renewedKey(id));
      signInWith(text);
    },
    lose: ({ id }) => {
      if (id === null) return clear();
      localStore.set(renewedKey(id), '');
      notify();
    },
    clear,
    leave: (ids) => {
      const fresh = ids.filter((id) => id !== null && !hasLeft(id));
      if (fresh.length === 0) return;
      const kept = [...new Set([...fresh, ...left()])].slice(0, leftKept);
      localStore.set(leftSessionsKey, JSON.stringify(kept));
      notify();
    },
    left,
    hasLeft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function renewedKey(id: string): string {
  return `${sessionStorageKey}.${id}`;
}

/** Returns the session of a stored text, and when the server issued its token; 0 if it doesn't say. */
function originOf(text: string | null) {
  const stored = parseJson(text, storedSchema);
  const claims = stored === null ? null : claimsOf(stored.access_token, originSchema);
  return { id: claims?.session_id ?? null, issuedAt: claims?.iat ?? 0 };
}

function withUserOf(text: string, stored: string | null): string {
  const { user } = parseJson(text, s.record) ?? {};
  return JSON.stringify({ ...parseJson(stored, s.record), user });
}

function parse(text: string | null): StoredSession | null {
  const stored = parseJson(text, storedSchema);
  if (stored === null) return null;
  return {
    id: claimsOf(stored.access_token, originSchema)?.session_id ?? null,
    accessToken: stored.access_token,
    refreshToken: stored.refresh_token,
    expiresAtMs: stored.expires_at * 1000,
    userId: stored.user.id,
    phone: phoneOf(stored.user.phone ?? ''),
    pendingFactorId: pendingFactorOf(stored),
    isPasswordSetAside: stored.user.app_metadata?.password_set_aside === true,
  };
}

/** The auth server writes the digits alone. */
function phoneOf(digits: string): string | null {
  return digits === '' ? null : `+${digits}`;
}

function pendingFactorOf({ access_token, user }: s.Shaped<typeof storedSchema>): string | null {
  const app = user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  return app !== undefined && claimsOf(access_token, assuranceSchema)?.aal === 'aal1'
    ? app.id
    : null;
}

/** Returns an access token's claims; null if the text isn't such a token. */
function claimsOf<Claims>(accessToken: string, schema: s.Shape<Claims>): Claims | null {
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return parseJson(atob(payload), schema);
  } catch {
    return null;
  }
}
