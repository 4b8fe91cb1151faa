import { TokenError } from '../tokens/token-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Claims } from './authorization.ts';
import { Refusal } from './refusal.ts';

export type CheckedToken = {
  readonly claims: Claims;
  /** Milliseconds since 1970; undefined for an API key. */
  readonly expiresAt: number | undefined;
};

/**
 * The claims that a channel runs under until `expiresAt`.
 * @param now Milliseconds since 1970.
 * @throws Refusal when the token is none that opens a channel.
 */
export async function checkToken(
  token: string,
  verify: Tokens['verify'],
  now: () => number,
): Promise<CheckedToken> {
  const claims = await verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? refusalOf(error) : error;
  });
  const { role, exp } = claims;
  if (role === undefined) {
    throw new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT');
  }
  const expiresAt = exp === undefined ? undefined : exp * 1000;
  // A channel ends at the second; the tolerance for single requests would only delay that.
  if (expiresAt !== undefined && expiresAt <= now()) {
    const seconds = Math.floor((now() - expiresAt) / 1000);
    throw new Refusal('InvalidJWTToken', `Token has expired ${seconds} seconds ago`);
  }
  return { claims: { ...claims, role }, expiresAt };
}

function refusalOf(error: TokenError): Refusal {
  switch (error.kind) {
    case 'malformed':
      return new Refusal('MalformedJWT', 'The token provided is not a valid JWT', { cause: error });
    case 'bad_signature':
      return new Refusal('JwtSignatureError', 'Failed to validate JWT signature', { cause: error });
    case 'expired':
      return new Refusal('InvalidJWTToken', 'Token has expired', { cause: error });
    case 'not_yet_valid':
    case 'issued_in_future':
    case 'bad_claim':
      return new Refusal('InvalidJWTToken', error.detail, { cause: error });
  }
}
