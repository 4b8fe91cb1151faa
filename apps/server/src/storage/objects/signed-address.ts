import type { StorageCaller } from '../caller.ts';
import { invalidSignature } from '../errors/errors.ts';
import { assertBucketName } from '../names.ts';
import type { StorageRequest } from '../storage-request.ts';
import type { UrlClaims, UrlPurpose } from '../url-tokens.ts';

/** An address that a person signs works no longer than their access token would. */
const longestSeconds = 3_600;

/** How long an address may work that this caller signs. */
export function lifetimeFor({ role }: StorageCaller, seconds: number): number {
  return role === 'service_role' ? seconds : Math.min(seconds, longestSeconds);
}

/** What an address remembers of whoever signed it. */
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
  /** As whom policies decide about the use; null: the service signed, and nothing is decided. */
  readonly signer: StorageCaller | null;
};

/**
 * What the token of a signed address says, if it is for this purpose and this very object.
 * @throws StorageError InvalidBucketName, InvalidJWT, InvalidSignature
 */
export async function openSignedAddress(
  { query, urlTokens, bucket, key }: StorageRequest,
  purpose: UrlPurpose,
  token = query.get('token') ?? '',
): Promise<OpenedAddress> {
  // A slash within the bucket's name would make another address of the same text.
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
