import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type JWTPayload, compactVerify, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import { BoundedCache } from './bounded-cache.ts';
import type { Keys } from './keys.ts';
import { signJwt } from './signing.ts';
import { TokenError } from './token-error.ts';

/** The claims of a verified token. Names this server does not know are kept for row policies. */
export type Claims = Readonly<Record<string, unknown>> & {
  readonly role?: string | undefined;
  readonly sub?: string | undefined;
  readonly session_id?: string | undefined;
  /** Seconds since 1970, as `nbf` and `iat`. */
  readonly exp?: number | undefined;
};

type ApiKeyRole = { readonly role: 'anon' | 'service_role' };

/** A public key as a JWK, in the form that the JWKS endpoint shows. */
type PublicJwk = {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly alg: 'ES256';
  readonly kid: string;
  readonly use: 'sig';
  readonly key_ops: readonly ['verify'];
  readonly ext: true;
};

export type Tokens = {
  /** Signs with the current key; `iat` and `exp` are set here, `ttlSeconds` apart. */
  signAccessToken(claims: JWTPayload, ttlSeconds: number): Promise<SignedToken>;
  /**
   * The claims of a token that one of our keys signed and that is valid now, give or take
   * `clockSkewSeconds`. An API key is such a token too. Audience and issuer are not judged.
   * @throws TokenError
   */
  verify(jwt: string): Promise<Claims>;
  jwks(): { readonly keys: readonly PublicJwk[] };
  /** Which API key this is, if it is one, found without a comparison that leaks by time. */
  apiKeyRole(key: string): ApiKeyRole | null;
};

/** `issuedAt` and `expiresAt` in seconds since 1970. */
type SignedToken = {
  readonly token: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

export const clockSkewSeconds = 30;

// About 2 KB each: the working set of some thousand people on one server.
const cacheCapacity = 10_000;
// Longer than any token of ours, shorter than what would be worth hashing and parsing.
const maxTokenLength = 16_384;

const instantClaim = z.optional(z.number());
const claimsSchema = z.looseObject({
  exp: instantClaim,
  nbf: instantClaim,
  iat: instantClaim,
  sub: z.optional(z.string()),
  role: z.optional(z.string()),
  session_id: z.optional(z.string()),
  aud: z.optional(z.union([z.string(), z.array(z.string())])),
});

type VerifiedClaims = z.infer<typeof claimsSchema>;

const expectedType: Record<string, string> = {
  exp: 'a number',
  nbf: 'a number',
  iat: 'a number',
  aud: 'a string or an array of strings',
};

/**
 * Makes and checks the tokens of this server.
 * @param now Milliseconds since 1970.
 */
export function createTokens({ keys, now }: { keys: Keys; now: () => number }): Tokens {
  const [signingKey] = keys.signingKeys;
  if (signingKey === undefined) throw new Error('There is no signing key.');

  const publicKeysById = new Map<string, { readonly alg: string; readonly key: KeyObject }>(
    keys.signingKeys.map((key) => [
      key.kid,
      { alg: key.alg, key: createPublicKey(createPrivateKey({ key, format: 'jwk' })) },
    ]),
  );
  // Looked up by a hash with a seed that only this process knows: time tells nothing of a key.
  const apiKeys = new Map<string, ApiKeyRole>([
    [keys.anonKey, { role: 'anon' }],
    [keys.serviceRoleKey, { role: 'service_role' }],
  ]);
  const publicJwks = keys.signingKeys.map(({ kty, crv, x, y, alg, kid }): PublicJwk => ({
    alg,
    crv,
    ext: true,
    key_ops: ['verify'],
    kid,
    kty,
    use: 'sig',
    x,
    y,
  }));
  const verified = new BoundedCache<string, VerifiedClaims>(cacheCapacity);

  const apiKeyRole = (key: string) => apiKeys.get(key) ?? null;

  async function checkSignature(jwt: string): Promise<VerifiedClaims> {
    const parts = jwt.length > maxTokenLength ? 0 : jwt.split('.').length;
    if (parts !== 3) throw new TokenError('malformed', `Expected 3 parts in JWT; got ${parts}`);
    // An API key outlives the signing key that made it.
    const ofApiKey = apiKeyRole(jwt);
    if (ofApiKey !== null) return ofApiKey;

    const key = publicKeysById.get(keyIdOf(jwt));
    if (key === undefined) {
      throw new TokenError('bad_signature', 'No suitable key or wrong key type');
    }
    try {
      const { payload } = await compactVerify(jwt, key.key, { algorithms: [key.alg] });
      return parseClaims(payload);
    } catch (error) {
      if (error instanceof TokenError) throw error;
      throw new TokenError('bad_signature', 'signature is invalid', { cause: error });
    }
  }

  return {
    apiKeyRole,
    jwks: () => ({ keys: publicJwks }),

    async signAccessToken(claims, ttlSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + ttlSeconds;
      const token = await signJwt({ ...claims, iat: issuedAt, exp: expiresAt }, signingKey);
      return { token, issuedAt, expiresAt };
    },

    async verify(jwt) {
      const cached = verified.get(jwt);
      const claims = cached ?? (await checkSignature(jwt));
      assertInForce(claims, now() / 1000);
      if (cached === undefined) verified.set(jwt, claims);
      return claims;
    },
  };
}

function keyIdOf(jwt: string): string {
  try {
    const { kid } = decodeProtectedHeader(jwt);
    return typeof kid === 'string' ? kid : '';
  } catch (error) {
    throw new TokenError('malformed', 'the header cannot be decoded', { cause: error });
  }
}

function parseClaims(payload: Uint8Array): VerifiedClaims {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(payload));
  } catch (error) {
    throw new TokenError('malformed', 'the claims are not JSON', { cause: error });
  }
  const parsed = claimsSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const claim = String(parsed.error.issues[0]?.path[0] ?? '');
  throw claim === ''
    ? new TokenError('malformed', 'the claims are not an object')
    : new TokenError(
        'bad_claim',
        `The JWT '${claim}' claim must be ${expectedType[claim] ?? 'a string'}`,
      );
}

function assertInForce({ exp, nbf, iat }: VerifiedClaims, nowSeconds: number): void {
  if (exp !== undefined && nowSeconds >= exp + clockSkewSeconds) {
    throw new TokenError('expired', 'JWT expired');
  }
  if (nbf !== undefined && nowSeconds < nbf - clockSkewSeconds) {
    throw new TokenError('not_yet_valid', 'JWT not yet valid');
  }
  if (iat !== undefined && nowSeconds < iat - clockSkewSeconds) {
    throw new TokenError('issued_in_future', 'JWT issued at future');
  }
}
