import { randomUUID } from 'node:crypto';

import { assertAllowedType, typeToKeep } from '../content/kept-type.ts';
import { peek } from '../content/peek.ts';
import { tooLarge } from '../errors/errors.ts';
import { assertBucketName, assertKey, isFolderPlaceholder } from '../names.ts';
import type { StorageRequest } from '../storage-request.ts';
import { type FileFacts, incomingFile } from './incoming-file.ts';
import {
  arrivalOf,
  assertMayKeep,
  keepObject,
  type KeptObject,
  type NewObject,
} from './keep-object.ts';
import { type BucketRow, findBucket, metadataOf } from './object-row.ts';
import { assertRoom } from './quota.ts';
import { removeBytes } from './remove-bytes.ts';

export type Upload = {
  readonly owner: string | null;
  readonly isUpsert: boolean;
  /** True if policies decide; for a signed URL they were checked before. */
  readonly isChecked: boolean;
  /** True if the object reveals only the hour in which it arrived. */
  readonly hidesMinute?: boolean;
};

/**
 * Receives the file of a request: the bucket's rules for type and size and the policies are checked before any byte is
 * stored; then the bytes are stored under a new version, and only then the row. A failed or aborted upload leaves
 * nothing behind.
 * @throws StorageError, DatabaseError
 */
export async function receiveObject(request: StorageRequest, upload: Upload): Promise<KeptObject> {
  const { bucket: bucketId, key, files, incoming } = request;
  assertBucketName(bucketId);
  assertKey(key);
  const bucket = await findBucket(request, bucketId);
  const limit = sizeLimitOf(request, bucket, key);
  const types = isFolderPlaceholder(key) ? null : bucket.allowed_mime_types;
  const file = await incomingFile(incoming);
  assertAllowedType(file.mimeType, types);
  if ((file.declaredSize ?? 0) > limit) throw tooLarge();

  const objectOf = (facts: FileFacts): NewObject => ({
    bucket: bucketId,
    key,
    owner: upload.owner,
    isUpsert: upload.isUpsert,
    hidesMinute: upload.hidesMinute ?? false,
    metadata: {
      mimetype: facts.mimeType,
      cacheControl: facts.cacheControl,
      ...(file.declaredSize === undefined ? {} : { contentLength: file.declaredSize }),
    },
    userMetadata: facts.userMetadata,
  });
  const known = objectOf(file);
  if (upload.isChecked) await assertMayKeep(request, known);
  await assertRoom(request, { ...known, bytes: file.declaredSize ?? 0 });

  const { head, all } = await peek(file.body);
  await typeToKeep(file.mimeType, head, types);
  const version = randomUUID();
  const stored = await files.write(version, limited(all, limit));
  try {
    const later = await file.factsAfter();
    const facts = later ?? file;
    const object = objectOf(facts);
    if (later !== null) {
      assertAllowedType(later.mimeType, types);
      if (upload.isChecked) await assertMayKeep(request, object);
    }
    const { cacheControl, contentEncoding } = facts;
    const metadata = metadataOf(stored, {
      mimetype: await typeToKeep(facts.mimeType, head, types),
      cacheControl,
      ...(contentEncoding === undefined ? {} : { contentEncoding }),
      arrivedAt: arrivalOf(object),
    });
    const kept = await keepObject(request, { ...object, metadata }, version);
    await removeBytes(request, [{ version: kept.previousVersion }]);
    return kept;
  } catch (error) {
    await removeBytes(request, [{ version }]);
    throw error;
  }
}

/** Returns the size limit in bytes of an object with this name in the bucket. */
export function sizeLimitOf(
  { settings }: Pick<StorageRequest, 'settings'>,
  bucket: BucketRow,
  key: string,
): number {
  if (isFolderPlaceholder(key)) return 0;
  return Math.min(bucket.file_size_limit ?? Infinity, settings.fileSizeLimit);
}

async function* limited(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}
