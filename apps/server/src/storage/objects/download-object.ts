import type { StorageRequest } from '../storage-request.ts';
import { findBucket, findObject } from './object-row.ts';
import { sendObject } from './send-object.ts';

/**
 * `GET /object/authenticated/:bucket/*` and `/object/:bucket/*`: as policies allow, or for anyone in a public bucket.
 */
export async function downloadObject(request: StorageRequest): Promise<void> {
  const { bucket, key } = request;
  const { public: isPublic } = await findBucket(request, bucket);
  const as = isPublic ? 'service' : 'caller';
  await sendObject(request, () => findObject(request, { bucket, key, as }));
}
