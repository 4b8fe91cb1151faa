import * as z from 'zod/mini';
import type { LocalStore } from '../../platform/local-store.ts';

/** The part of auth-js' stored session that we rely on. */
export type StoredSession = {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** By the server's clock, epoch milliseconds. */
  readonly expiresAtMs: number;
  readonly userId: string;
  /**
   * The authenticator app that this session still has to be confirmed with: the person has one and
   * has so far shown only the first factor. Null when nothing is missing.
   */
  readonly pendingFactorId: string | null;
};

/**
 * The session where auth-js keeps it, read without waiting: with an expired token and no network,
 * auth-js' own `getSession()` takes 25 s and then answers that there is none.
 */
export type SessionStore = {
  read(): StoredSession | null;
  /** Takes a session as auth-js hands it out. */
  write(session: object): void;
  /** The stored text, for a second copy. */
  raw(): string | null;
  /** Puts back such a copy. */
  restore(raw: string): void;
  clear(): void;
  /** Calls back on every change, by this tab's code here or by another tab. */
  subscribe(listener: () => void): () => void;
  /** To be called after auth-js itself may have written. */
  notify(): void;
};

/** Also auth-js' `storageKey`. */
export const sessionStorageKey = 'muster.session';

const storedSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.object({
    id: z.string(),
    factors: z.optional(
      z.array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() })),
    ),
  }),
});
const assuranceSchema = z.object({ aal: z.string() });

export function createSessionStore(localStore: LocalStore): SessionStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  localStore.subscribe(sessionStorageKey, notify);
  return {
    read: () => parse(localStore.get(sessionStorageKey)),
    write: (session) => {
      localStore.set(sessionStorageKey, JSON.stringify(session));
      notify();
    },
    raw: () => localStore.get(sessionStorageKey),
    restore: (raw) => {
      localStore.set(sessionStorageKey, raw);
      notify();
    },
    clear: () => {
      localStore.remove(sessionStorageKey);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
  };
}

function parse(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return {
      accessToken: stored.access_token,
      refreshToken: stored.refresh_token,
      expiresAtMs: stored.expires_at * 1000,
      userId: stored.user.id,
      pendingFactorId: pendingFactorOf(stored),
    };
  } catch {
    return null;
  }
}

function pendingFactorOf({ access_token, user }: z.infer<typeof storedSchema>): string | null {
  const app = user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  return app !== undefined && assuranceOf(access_token) === 'aal1' ? app.id : null;
}

/** The level that an access token states; null for a text that is no such token. */
function assuranceOf(accessToken: string): string | null {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return assuranceSchema.parse(JSON.parse(atob(payload))).aal;
  } catch {
    return null;
  }
}
