import { createHash, createHmac } from 'node:crypto';

/**
 * Refresh tokens are derived from a key that isn't in the database, and the database keeps only their hashes: someone
 * who reads it can't use them, and the active one can be handed out again to a client that lost the response.
 * docs/decisions/0051-refresh-tokens-are-derived.md.
 */
export type RefreshTokens = {
  /** The session's token with this number, counted from 1; 256 bits in base64url. */
  readonly derive: (sessionId: string, counter: number) => string;
};

export function createRefreshTokens(key: Buffer): RefreshTokens {
  return {
    derive: (sessionId, counter) =>
      createHmac('sha256', key).update(`${sessionId} ${counter}`).digest('base64url'),
  };
}

/** Tokens from before they were derived; they are replaced on use. */
const formerForm = /^[a-z0-9]{12}$/;
const form = /^[\w-]{43}$/;

export function isRefreshToken(token: string): boolean {
  return form.test(token) || formerForm.test(token);
}

/** The form in which `auth.refresh_tokens` stores a token. */
export function storedForm(token: string): string {
  if (formerForm.test(token)) return token;
  return createHash('sha256').update(token).digest('base64url');
}

/** True if the stored value is itself a token, from before they were derived. */
export function isStoredAsItIs(stored: string): boolean {
  return formerForm.test(stored);
}
