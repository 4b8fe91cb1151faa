import { invalidSignature } from '../errors/errors.ts';
import { assertBucketName } from '../names.ts';
import type { StorageRequest } from '../storage-request.ts';
import type { UrlClaims, UrlPurpose } from '../url-tokens.ts';

/**
 * What the token of a signed address says, if it is for this purpose and this very object.
 * @throws StorageError InvalidBucketName, InvalidJWT, InvalidSignature
 */
export async function openSignedAddress(
  { query, urlTokens, bucket, key }: StorageRequest,
  purpose: UrlPurpose,
  token = query.get('token') ?? '',
): Promise<UrlClaims> {
  // A slash within the bucket's name would make another address of the same text.
  assertBucketName(bucket);
  const claims = await urlTokens.verify(purpose, token);
  if (claims.url !== `${bucket}/${key}`) throw invalidSignature();
  return claims;
}
