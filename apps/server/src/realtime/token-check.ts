import { TokenError, type TokenErrorKind } from '../tokens/token-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Claims } from './authorization.ts';
import { Refusal } from './refusal.ts';

export type CheckedToken = {
  readonly claims: Claims;
  /** Milliseconds since 1970; undefined for an API key. */
  readonly expiresAt: number | undefined;
};

/**
 * Returns the claims that a channel runs under until `expiresAt`.
 * @param now Milliseconds since 1970.
 * @throws Refusal if the token can't open a channel.
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

const wordsByKind = {
  malformed: () => ['MalformedJWT', 'The token provided is not a valid JWT'],
  bad_signature: () => ['JwtSignatureError', 'Failed to validate JWT signature'],
  expired: () => ['InvalidJWTToken', 'Token has expired'],
  not_yet_valid: (detail) => ['InvalidJWTToken', detail],
  issued_in_future: (detail) => ['InvalidJWTToken', detail],
  bad_claim: (detail) => ['InvalidJWTToken', detail],
} satisfies Record<TokenErrorKind, (detail: string) => [code: string, message: string]>;

function refusalOf(error: TokenError): Refusal {
  const [code, message] = wordsByKind[error.kind](error.detail);
  return new Refusal(code, message, { cause: error });
}
