import { type JWTPayload, SignJWT, compactVerify, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import { BoundedCache } from './bounded-cache.ts';
import {
  type PublicJwk,
  type RingKey,
  jwksCacheSeconds,
  ringKey,
  secretRingKey,
} from './key-ring.ts';
import type { Keys } from './keys.ts';
import { TokenError } from './token-error.ts';

/** The claims of a verified token. Unknown names are kept for row policies. */
export type Claims = Readonly<Record<string, unknown>> & {
  readonly role?: string | undefined;
  readonly sub?: string | undefined;
  readonly session_id?: string | undefined;
  /** Seconds since 1970, as `nbf` and `iat`. */
  readonly exp?: number | undefined;
};

type ApiKeyRole = { readonly role: 'anon' | 'service_role' };

export type Tokens = {
  /** Signs with the current key; sets `iat` and `exp`, which are `ttlSeconds` apart. */
  signAccessToken(claims: JWTPayload, ttlSeconds: number): Promise<SignedToken>;
  /**
   * Returns the claims of a token that one of our keys signed and that is valid now, within `clockSkewSeconds`. An API
   * key is such a token too. Audience and issuer aren't checked.
   * @throws TokenError
   */
  verify(jwt: string): Promise<Claims>;
  jwks(): { readonly keys: readonly PublicJwk[] };
  /**
   * Returns which API key this is, if any, without a comparison that leaks timing. A missing key (the empty text)
   * counts as one if the settings say so.
   */
  apiKeyRole(key: string): ApiKeyRole | null;
  /** Switches to the current contents of `keys.json`. */
  useKeys(keys: Keys): void;
};

export type TokenSettings = {
  /** Lifetime of an access token; a retired key is accepted for that long plus the JWKS's time in caches. */
  readonly accessTokenSeconds: number;
  /** Tokens that others sign with this secret (HS256) are accepted too; null if there is none. */
  readonly sharedSecret: string | null;
  /** True if this server signs with that secret itself. */
  readonly signsWithSecret: boolean;
  /** Requests without an API key count as using the public one. */
  readonly keylessIsAnon: boolean;
};

export const defaultTokenSettings: TokenSettings = {
  accessTokenSeconds: 3600,
  sharedSecret: null,
  signsWithSecret: false,
  keylessIsAnon: false,
};

/** `issuedAt` and `expiresAt` in seconds since 1970. */
type SignedToken = {
  readonly token: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

export const clockSkewSeconds = 30;

// About 2 KB each: enough for a few thousand people on one server.
const cacheCapacity = 10_000;
// Longer than any of our tokens, and short enough to hash and parse cheaply.
const maxTokenLength = 16_384;

const instantClaim = z.optional(z.number());
const claimsSchema = z.looseObject({
  exp: instantClaim,
  nbf: instantClaim,
  iat: instantClaim,
  sub: z.optional(z.string()),
  role: z.optional(z.string()),
  session_id: z.optional(z.string()),
  aud: z.nullish(z.union([z.string(), z.array(z.string())])),
});

type VerifiedClaims = z.infer<typeof claimsSchema>;

const expectedType: Record<string, string> = {
  exp: 'a number',
  nbf: 'a number',
  iat: 'a number',
  aud: 'a string or an array of strings',
};

/**
 * Creates and verifies the tokens of this server.
 * @param now Milliseconds since 1970.
 */
export function createTokens({
  keys: firstKeys,
  now,
  settings = defaultTokenSettings,
}: {
  readonly keys: Keys;
  readonly now: () => number;
  readonly settings?: TokenSettings;
}): Tokens {
  const { sharedSecret } = settings;
  const secretKey = sharedSecret === null ? null : secretRingKey(sharedSecret);
  const believedSeconds = settings.accessTokenSeconds + jwksCacheSeconds;
  let ring: readonly RingKey[] = [];
  // Looked up by a hash with a seed that only this process knows, so that timing reveals nothing about a key.
  let apiKeys: ReadonlyMap<string, ApiKeyRole> = new Map();
  const verified = new BoundedCache<string, VerifiedClaims>(cacheCapacity);

  function useKeys(keys: Keys): void {
    ring = keys.signingKeys.map(ringKey);
    apiKeys = new Map<string, ApiKeyRole>([
      [keys.anonKey, { role: 'anon' }],
      [keys.publishableKey, { role: 'anon' }],
      [keys.serviceRoleKey, { role: 'service_role' }],
      [keys.secretKey, { role: 'service_role' }],
      ...(settings.keylessIsAnon ? ([['', { role: 'anon' }]] as const) : []),
    ]);
    verified.clear();
  }
  useKeys(firstKeys);

  const apiKeyRole = (key: string) => apiKeys.get(key) ?? null;
  const believed = () => ring.filter((key) => now() / 1000 < key.retiredAt + believedSeconds);

  function signer(): RingKey {
    if (secretKey !== null && settings.signsWithSecret) return secretKey;
    const seconds = now() / 1000;
    const inUse = ring.find((key) => key.signsFrom <= seconds && seconds < key.retiredAt);
    const key = inUse ?? ring[0];
    if (key === undefined) throw new Error('There is no signing key.');
    return key;
  }

  function verifierOf(jwt: string): RingKey | undefined {
    const { kid, alg } = headerOf(jwt);
    if (alg === 'HS256') return secretKey ?? undefined;
    return believed().find((key) => key.kid === kid && key.alg === alg);
  }

  async function checkSignature(jwt: string): Promise<VerifiedClaims> {
    // An API key outlives the signing key that made it, and newer ones aren't tokens.
    const ofApiKey = jwt === '' ? null : apiKeyRole(jwt);
    if (ofApiKey !== null) return ofApiKey;
    const parts = jwt.length > maxTokenLength ? 0 : jwt.split('.').length;
    if (parts !== 3) throw new TokenError('malformed', `Expected 3 parts in JWT; got ${parts}`);

    const key = verifierOf(jwt);
    if (key === undefined) {
      throw new TokenError('bad_signature', 'No suitable key or wrong key type');
    }
    try {
      const { payload } = await compactVerify(jwt, key.verifying, { algorithms: [key.alg] });
      return parseClaims(payload);
    } catch (error) {
      if (error instanceof TokenError) throw error;
      throw new TokenError('bad_signature', 'signature is invalid', { cause: error });
    }
  }

  return {
    apiKeyRole,
    useKeys,
    jwks: () => ({
      keys: believed().flatMap(({ publicJwk }) => (publicJwk === null ? [] : [publicJwk])),
    }),

    async signAccessToken(claims, ttlSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + ttlSeconds;
      const { alg, kid, signing } = signer();
      const token = await new SignJWT({ ...claims, iat: issuedAt, exp: expiresAt })
        .setProtectedHeader({ alg, ...(kid === '' ? {} : { kid }), typ: 'JWT' })
        .sign(signing);
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

function headerOf(jwt: string): { readonly kid: string; readonly alg: string } {
  try {
    const { kid, alg } = decodeProtectedHeader(jwt);
    return { kid: typeof kid === 'string' ? kid : '', alg: alg ?? '' };
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
