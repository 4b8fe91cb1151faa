import type { Identity } from '@muster/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import type { SessionStore } from '../client/session-store.ts';
import { StorageError } from '../storage/connection.ts';
import type { IdentityStore } from './identity-store.ts';

/** The person on this device, and whether their work can be sent. */
export type AccountState =
  | { readonly kind: 'signed_out' }
  /** Signed in, but the server has not said yet who it is: the first moments after a sign-in. */
  | {
      readonly kind: 'identity_pending';
      readonly userId: string;
      readonly session: 'ready' | 'factor';
    }
  | {
      readonly kind: 'signed_in';
      readonly identity: Identity;
      /**
       * `needed`: everything works and is stored, nothing is sent until this person signs in again.
       * `factor`: signed in by the first factor; the code of the authenticator app is missing.
       */
      readonly session: 'ready' | 'needed' | 'factor';
    };

export type Account = {
  /** The same object until something changes. */
  readonly state: () => AccountState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Resolves when the device's own records show who is signed in: usually at once, after a crash some
   * milliseconds later, and no later than the storage timeout. Until then a signed-in person may look signed
   * out, so wait for it before sending anyone to the sign-in screen.
   */
  readonly whenKnown: Promise<void>;
  /** Asks the server who this is, for example after the profile was changed. Returns whether it answered. */
  refresh(): Promise<boolean>;
};

const signedOut: AccountState = { kind: 'signed_out' };
const firstRetryMs = 1000;
const longestRetryMs = 60_000;
/** The record's maximum age before it is fetched again when the connection comes back. */
const freshForMs = 10 * 60_000;

/** True when someone is signed in with every factor they have. */
export function isFullySignedIn(state: AccountState): boolean {
  return state.kind !== 'signed_out' && state.session === 'ready';
}

/** Starts at once: finds out who is signed in and fetches news about them from the server. */
export function createAccount(dependencies: {
  readonly identities: IdentityStore;
  readonly sessions: SessionStore;
  /** Asks the server; null if it could not be reached. */
  readonly fetchIdentity: () => Promise<Identity | null>;
  readonly clock: Clock;
  readonly network: Network;
  readonly reportError: (error: unknown) => void;
}): Account {
  const { identities, sessions, fetchIdentity, clock, network, reportError } = dependencies;
  const listeners = new Set<() => void>();
  let state = read();
  let refreshedAtMs: number | null = null;
  let retryMs = firstRetryMs;
  let cancelRetry: (() => void) | undefined;

  function read(): AccountState {
    const identity = identities.current();
    const session = sessions.read();
    const strength = session?.pendingFactorId == null ? 'ready' : 'factor';
    if (identity !== null && session?.userId === identity.user_id) {
      return { kind: 'signed_in', identity, session: strength };
    }
    if (session !== null) {
      return { kind: 'identity_pending', userId: session.userId, session: strength };
    }
    return identity === null ? signedOut : { kind: 'signed_in', identity, session: 'needed' };
  }

  function update(): void {
    const before = state;
    const after = read();
    if (isSame(before, after)) return;
    state = after;
    if (after.kind === 'identity_pending') void refresh();
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<boolean> {
    cancelRetry?.();
    const userId = sessions.read()?.userId;
    if (userId === undefined) return false;
    const askedAtMs = clock.wallMs();
    const identity = await fetchIdentity();
    // Meanwhile, someone else may have signed in, or this person may have signed out.
    const session = sessions.read();
    if (session?.userId !== userId) return false;
    if (identity?.user_id === userId) {
      retryMs = firstRetryMs;
      refreshedAtMs = clock.monotonicMs();
      await identities.set(identity, { sessionId: session.id, askedAtMs });
      return true;
    }
    if (state.kind === 'identity_pending') {
      cancelRetry = clock.after(retryMs, () => void refresh());
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
    return false;
  }

  identities.subscribe(update);
  sessions.subscribe(() => {
    identities.keepSession().catch(ignoringStorage);
    update();
  });
  network.subscribe((networkState) => {
    if (networkState === 'offline') return;
    const isFresh = refreshedAtMs !== null && clock.monotonicMs() - refreshedAtMs < freshForMs;
    if (!isFresh) void refresh();
  });
  const restoring = identities.restore().catch(ignoringStorage);
  // The account in local storage is shown at once; IndexedDB may still correct it.
  const whenKnown = state.kind === 'signed_out' ? restoring : Promise.resolve();
  void refresh();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenKnown,
    refresh,
  };

  /** Data that could not be read or copied is still in local storage. */
  function ignoringStorage(error: unknown): void {
    if (!(error instanceof StorageError)) reportError(error);
  }
}

function isSame(a: AccountState, b: AccountState): boolean {
  if (a.kind === 'signed_in' && b.kind === 'signed_in') {
    return a.identity === b.identity && a.session === b.session;
  }
  if (a.kind === 'identity_pending' && b.kind === 'identity_pending') {
    return a.userId === b.userId && a.session === b.session;
  }
  return a.kind === b.kind;
}
