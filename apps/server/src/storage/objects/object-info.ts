import { sendJson } from '../answers.ts';
import { noSuchBucket } from '../errors/errors.ts';
import type { StorageRequest } from '../storage-request.ts';
import { findBucket, findObject } from './object-row.ts';

/** `GET /object/info/:bucket/*`, also below `public` and `authenticated` (protocol C7). */
export async function objectInfo(request: StorageRequest): Promise<void> {
  const { bucket, key, operation, outgoing } = request;
  const { public: isPublic } = await findBucket(request, bucket);
  if (operation === 'storage.object.info_public' && !isPublic) throw noSuchBucket();
  const as = isPublic ? 'service' : 'caller';
  const object = await findObject(request, { bucket, key, as });
  const { metadata } = object;
  if (metadata !== null) {
    outgoing.setHeader('ETag', metadata.eTag);
    outgoing.setHeader('Last-Modified', new Date(metadata.lastModified).toUTCString());
  }
  sendJson(outgoing, 200, {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    content_encoding: metadata?.contentEncoding ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  });
}
