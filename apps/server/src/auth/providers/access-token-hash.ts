import { createHash } from 'node:crypto';

/**
 * Returns true if an access token is the one that was issued with an ID token: the left half of its hash is the claim
 * `at_hash` (OpenID Connect Core 3.1.3.6). An ID token without the claim neither confirms nor contradicts an access
 * token.
 */
export function matchesAccessToken(atHash: unknown, alg: string, accessToken: string): boolean {
  if (atHash === undefined) return true;
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512';
  const hash = createHash(`sha${bits}`).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url') === atHash;
}
