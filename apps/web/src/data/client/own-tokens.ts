import type { TokenAnswer } from '../outbox/sender.ts';
import type { SessionStore } from './session-store.ts';
import type { Tokens } from './tokens.ts';

/**
 * Tokens for what is read and done in the name of the person on the screen. While the stored session
 * is someone else's already, as when they have just signed in in another tab, there are none:
 * their answers must not be kept under this person's name.
 */
export function createOwnTokens({
  tokens,
  sessions,
  ownerId,
}: {
  readonly tokens: Tokens;
  readonly sessions: SessionStore;
  readonly ownerId: () => string | null;
}): Tokens {
  const notOfOthers = (answer: TokenAnswer): TokenAnswer =>
    answer.kind === 'none' && sessions.read() !== null ? { kind: 'unavailable' } : answer;
  return {
    current: async (userId = ownerId() ?? undefined) => notOfOthers(await tokens.current(userId)),
    renew: async (refusedToken, userId = ownerId() ?? undefined) =>
      notOfOthers(await tokens.renew(refusedToken, userId)),
  };
}

/** Tokens of that person only; none at all for no one, and while someone else's session is here. */
export function tokensOf(tokens: Tokens, userId: string | null): Tokens {
  // No session has an empty id.
  const owner = userId ?? '';
  return {
    current: async () => tokens.current(owner),
    renew: async (refusedToken) => tokens.renew(refusedToken, owner),
  };
}
