import { TokenError, type TokenErrorKind } from '../tokens/token-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { accessDenied } from './errors/errors.ts';

/** The caller that a request's statements run as. */
export type StorageCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Owner of an uploaded object. */
  readonly owner: string | null;
};

export const anonymous: StorageCaller = { role: 'anon', claims: { role: 'anon' }, owner: null };

const roles = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Identifies the caller by the bearer token, which may be an API key (protocol C6). The API key
 * header is checked by the gateway.
 * @throws StorageError AccessDenied
 */
export async function identifyCaller(
  authorization: string | undefined,
  tokens: Pick<Tokens, 'verify' | 'apiKeyRole'>,
): Promise<StorageCaller> {
  const token = (authorization ?? '').replace(/^bearer\s+/i, '').trim();
  const apiKey = tokens.apiKeyRole(token);
  if (apiKey !== null) return { role: apiKey.role, claims: { ...apiKey }, owner: null };
  try {
    const claims = await tokens.verify(token);
    const role = claims.role ?? 'anon';
    if (!roles.has(role)) throw accessDenied(`role "${role}" does not exist`);
    return { role, claims: { ...claims, role }, owner: claims.sub ?? null };
  } catch (error) {
    if (error instanceof TokenError) throw accessDenied(wordsByKind[error.kind], error);
    throw error;
  }
}

/** The message of upstream's JWT library for each error. */
export const wordsByKind: Readonly<Record<TokenErrorKind, string>> = {
  malformed: 'Invalid Compact JWS',
  bad_signature: 'signature verification failed',
  expired: '"exp" claim timestamp check failed',
  not_yet_valid: '"nbf" claim timestamp check failed',
  issued_in_future: '"iat" claim timestamp check failed',
  bad_claim: 'Invalid JWT claims',
};
