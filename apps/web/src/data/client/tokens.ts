import { tokenRefreshMarginMs } from '@muster/contract';
import type { Locks } from '../../platform/locks.ts';
import type { Network } from '../../platform/network.ts';
import type { TokenAnswer } from '../outbox/sender.ts';
import type { RefreshOutcome } from './refresh-session.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

/** Access tokens for calls. Nothing here ever waits longer than `refreshPatienceMs`. */
export type Tokens = {
  /** Returns a token of the stored session; if a user is named, only of that user's session. */
  current(userId?: string): Promise<TokenAnswer>;
  /** Returns another token, after the server refused this one. */
  renew(refusedToken: string, userId?: string): Promise<TokenAnswer>;
};

export type TokenEvent = 'token_refreshed' | 'session_lost';

const lockName = 'muster:session';
/** A refresh in another tab usually ends within this; then ours is harmless (same family, same answer). */
const lockPatienceMs = 5000;
/** A caller stops waiting after this time; the refresh itself continues. */
const refreshPatienceMs = 10_000;

const unavailable: TokenAnswer = { kind: 'unavailable' };
const none: TokenAnswer = { kind: 'none' };

type Refreshing = {
  readonly accessToken: string;
  readonly done: Promise<'ended' | 'given_up'>;
  readonly giveUp: () => void;
};

export function createTokens(dependencies: {
  readonly sessions: SessionStore;
  readonly locks: Locks;
  readonly network: Network;
  readonly serverNowMs: () => number;
  /** Nothing may be sent after `signal` has aborted. */
  readonly refresh: (refreshToken: string, signal: AbortSignal) => Promise<RefreshOutcome>;
  readonly onEvent: (event: TokenEvent) => void;
}): Tokens {
  const { sessions, locks, network, serverNowMs, refresh, onEvent } = dependencies;
  /** The refresh under way in this tab, with the token it replaces. */
  let refreshing: Refreshing | undefined;

  // An exchange that began earlier would sit out its own pauses, up to 13 s, so start another right away.
  network.subscribe((state) => {
    if (state === 'online') refreshing?.giveUp();
  });

  const remainingMs = (session: StoredSession) => session.expiresAtMs - serverNowMs();

  async function current(userId?: string): Promise<TokenAnswer> {
    const session = own(sessions.read(), userId);
    if (session === null) return none;
    if (remainingMs(session) > tokenRefreshMarginMs) return tokenOf(session);
    if (network.state() === 'online') await replace(session);
    const after = own(sessions.read(), userId);
    if (after === null) return none;
    return remainingMs(after) > 0 ? tokenOf(after) : unavailable;
  }

  async function renew(refusedToken: string, userId?: string): Promise<TokenAnswer> {
    const session = own(sessions.read(), userId);
    if (session === null) return none;
    // Another call has renewed it since that one began.
    if (session.accessToken !== refusedToken) return tokenOf(session);
    await replace(session);
    const after = own(sessions.read(), userId);
    if (after === null) return none;
    return after.accessToken === refusedToken ? unavailable : tokenOf(after);
  }

  /** Resolves when the session has been replaced or lost, could not be refreshed, or the time limit is reached. */
  async function replace(session: StoredSession): Promise<void> {
    const patience = new Promise<'ended'>((resolve) => {
      setTimeout(() => resolve('ended'), refreshPatienceMs);
    });
    let end: 'ended' | 'given_up';
    do {
      if (refreshing?.accessToken !== session.accessToken) refreshing = begin(session);
      end = await Promise.race([refreshing.done, patience]);
    } while (end === 'given_up');
  }

  function begin(session: StoredSession): Refreshing {
    const controller = new AbortController();
    const forget = () => {
      if (refreshing === started) refreshing = undefined;
    };
    const started: Refreshing = {
      accessToken: session.accessToken,
      giveUp: () => {
        forget();
        controller.abort();
      },
      done: replaceOnce(session, controller.signal)
        .finally(forget)
        .then(() => (controller.signal.aborted ? 'given_up' : 'ended')),
    };
    return started;
  }

  async function replaceOnce(session: StoredSession, signal: AbortSignal): Promise<void> {
    const exchange = async () => {
      const isStill = () => sessions.read()?.refreshToken === session.refreshToken;
      // Another tab was faster, or someone signed out while we waited.
      if (!isStill() || signal.aborted) return;
      const outcome = await refresh(session.refreshToken, signal);
      if (!isStill() || outcome.kind === 'failed') return;
      if (outcome.kind === 'session') sessions.write(outcome.session);
      else sessions.lose(session);
      onEvent(outcome.kind === 'session' ? 'token_refreshed' : 'session_lost');
    };
    const { ran } = await locks.run(lockName, lockPatienceMs, exchange);
    if (!ran) await exchange();
  }

  return { current, renew };
}

function own(session: StoredSession | null, userId: string | undefined): StoredSession | null {
  return session !== null && (userId === undefined || session.userId === userId) ? session : null;
}

function tokenOf(session: StoredSession): TokenAnswer {
  return { kind: 'token', accessToken: session.accessToken };
}
