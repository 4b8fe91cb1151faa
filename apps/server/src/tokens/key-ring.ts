import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import type { SigningKey } from './signing.ts';

/** How long a client may cache the JWKS; a new key is published for this long before it signs. */
export const jwksCacheSeconds = 600;

/** A key as the server uses it: times in seconds since 1970. */
export type RingKey = {
  readonly kid: string;
  readonly alg: 'ES256' | 'RS256' | 'HS256';
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
  /** Null for a shared secret, which is never published. */
  readonly publicJwk: PublicJwk | null;
  readonly signsFrom: number;
  readonly retiredAt: number;
};

/** A public key as a JWK, in the form that the JWKS endpoint publishes. */
export type PublicJwk = {
  readonly alg: 'ES256' | 'RS256';
  readonly kid: string;
  readonly use: 'sig';
  readonly key_ops: readonly ['verify'];
  readonly ext: true;
} & (
  | { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string }
  | { readonly kty: 'RSA'; readonly n: string; readonly e: string }
);

export function ringKey(jwk: SigningKey): RingKey {
  const signing = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    kid: jwk.kid,
    alg: jwk.alg,
    signing,
    verifying: createPublicKey(signing),
    publicJwk: publicJwkOf(jwk),
    signsFrom: jwk.signs_from ?? 0,
    retiredAt: jwk.retired_at ?? Number.POSITIVE_INFINITY,
  };
}

/** A secret that this server shares with others (HS256); tokens made elsewhere name no key. */
export function secretRingKey(secret: string): RingKey {
  const key = createSecretKey(Buffer.from(secret));
  return {
    kid: '',
    alg: 'HS256',
    signing: key,
    verifying: key,
    publicJwk: null,
    signsFrom: 0,
    retiredAt: Number.POSITIVE_INFINITY,
  };
}

function publicJwkOf(jwk: SigningKey): PublicJwk {
  const common = {
    alg: jwk.alg,
    kid: jwk.kid,
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  } as const;
  switch (jwk.kty) {
    case 'EC':
      return { ...common, kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y };
    case 'RSA':
      return { ...common, kty: jwk.kty, n: jwk.n, e: jwk.e };
  }
}

/**
 * Returns the keys after a rotation. The new one is published for as long as clients cache the JWKS before it signs,
 * and the others sign until then. With `atOnce` the others are dropped immediately, as after a theft; sessions
 * continue, since refresh tokens aren't signed. Why: docs/decisions/0008-signing-keys-change-in-ten-minutes.md.
 */
export function rotatedKeys(
  keys: readonly SigningKey[],
  next: SigningKey,
  { nowSeconds, atOnce }: { readonly nowSeconds: number; readonly atOnce: boolean },
): SigningKey[] {
  const signsFrom = nowSeconds + jwksCacheSeconds;
  if (atOnce) return [next];
  const kept = keys.filter(
    ({ retired_at: retiredAt }) => (retiredAt ?? Infinity) > nowSeconds - longestTokenSeconds,
  );
  return [
    { ...next, signs_from: signsFrom },
    ...kept.map((key) => ({ ...key, retired_at: Math.min(key.retired_at ?? Infinity, signsFrom) })),
  ];
}

/** The longest configurable lifetime of a token, with a margin. */
const longestTokenSeconds = 8 * 86_400;
