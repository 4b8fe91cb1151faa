import type { SendingSession, TokenAnswer } from '../outbox/sender.ts';
import type { SessionStore } from './session-store.ts';
import type { Tokens } from './tokens.ts';

/**
 * Tokens for the outbox. Until a session has shown its second factor the server refuses all that it
 * sends, and every renewal of its token would ask the outbox to try again at once.
 */
export function createSendingSession({
  tokens,
  sessions,
}: {
  readonly tokens: Tokens;
  readonly sessions: SessionStore;
}): SendingSession & { subscribe(listener: () => void): () => void } {
  const whenConfirmed = async (ask: () => Promise<TokenAnswer>): Promise<TokenAnswer> =>
    sessions.read()?.pendingFactorId == null ? ask() : { kind: 'unavailable' };
  return {
    token: (userId) => whenConfirmed(() => tokens.current(userId)),
    renew: (userId, refusedToken) => whenConfirmed(() => tokens.renew(refusedToken, userId)),
    subscribe: (listener) => sessions.subscribe(listener),
  };
}
