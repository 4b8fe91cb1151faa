import type { TokenAnswer } from '../outbox/sender.ts';
import type { SessionStore } from './session-store.ts';
import type { Tokens } from './tokens.ts';

/**
 * Tokens to read and act for the person on the screen. There are none if the stored session already belongs to someone
 * else, for example because they have just signed in in another tab: the server's answers for them must not be stored
 * under this person's name.
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

/** Returns tokens of that person only; none if there is no person or the stored session is someone else's. */
export function tokensOf(tokens: Tokens, userId: string | null): Tokens {
  // No session has an empty id.
  const owner = userId ?? '';
  return {
    current: async () => tokens.current(owner),
    renew: async (refusedToken) => tokens.renew(refusedToken, owner),
  };
}
