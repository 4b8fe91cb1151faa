import { noSuchBucket } from '../errors/errors.ts';
import type { StorageRequest } from '../storage-request.ts';
import { findBucket, findObject } from './object-row.ts';
import { sendElsewhere } from './other-origin.ts';
import { sendObject } from './send-object.ts';

/** `GET /object/public/:bucket/*` */
export async function downloadPublicObject(request: StorageRequest): Promise<void> {
  if (sendElsewhere(request)) return;
  const { bucket, key } = request;
  const found = await findBucket(request, bucket);
  if (!found.public) throw noSuchBucket();
  await sendObject(request, () => findObject(request, { bucket, key, as: 'service' }));
}
