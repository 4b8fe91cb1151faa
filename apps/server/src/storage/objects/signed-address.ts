import type { StorageCaller } from '../caller.ts';
import { invalidSignature } from '../errors/errors.ts';
import { assertBucketName } from '../names.ts';
import type { StorageRequest } from '../storage-request.ts';
import type { UrlClaims, UrlPurpose } from '../url-tokens.ts';

/** A URL signed by a person works no longer than their access token would. */
const longestSeconds = 3_600;

/** Lifetime of an address signed by this caller, in seconds. */
export function lifetimeFor({ role }: StorageCaller, seconds: number): number {
  return role === 'service_role' ? seconds : Math.min(seconds, longestSeconds);
}

/** The signer to store in an address; the service role isn't stored. */
export function signerOf({ role, claims }: StorageCaller): Pick<UrlClaims, 'signer'> {
  if (role === 'service_role') return {};
  const { sub, session_id, aal, is_anonymous } = claims;
  return {
    signer: {
      role,
      ...(typeof sub === 'string' ? { sub } : {}),
      ...(typeof session_id === 'string' ? { session_id } : {}),
      ...(typeof aal === 'string' ? { aal } : {}),
      ...(typeof is_anonymous === 'boolean' ? { is_anonymous } : {}),
    },
  };
}

export type OpenedAddress = Pick<UrlClaims, 'exp' | 'upsert' | 'hidesMinute'> & {
  /**
   * The caller whose policies apply when the address is used; null if the service signed it, so
   * that no policy applies.
   */
  readonly signer: StorageCaller | null;
};

/**
 * Reads the token of a signed address, if it is for this purpose and exactly this object.
 * @throws StorageError InvalidBucketName, InvalidJWT, InvalidSignature
 */
export async function openSignedAddress(
  { query, urlTokens, bucket, key }: StorageRequest,
  purpose: UrlPurpose,
  token = query.get('token') ?? '',
): Promise<OpenedAddress> {
  // A slash in the bucket's name would turn the same text into a different address.
  assertBucketName(bucket);
  const { url, exp, upsert, hidesMinute, signer } = await urlTokens.verify(purpose, token);
  if (url !== `${bucket}/${key}`) throw invalidSignature();
  return {
    exp,
    ...(upsert === undefined ? {} : { upsert }),
    ...(hidesMinute === undefined ? {} : { hidesMinute }),
    signer:
      signer === undefined
        ? null
        : { role: signer.role, claims: signer, owner: signer.sub ?? null },
  };
}
